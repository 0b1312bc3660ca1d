// HP-19: the fed pigs of seats that act together, in the bytes that otherwise hold those of the acting seat. So a state
// is no larger, and the same as before where seats act one after the other.
//
// A row of signs of three bits, from the lowest bit on: for each fed pig of p1 its kind, 1 to 6, then 0; then p2 and so
// on. Nothing stands behind the last pig, so all zeros are no marks at all. A piglet is never fed: it has grown.
#pragma once

#include <cstring>

#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {

// The seats that feed share one number of a card, so there are never more marks.
constexpr int bits_of_a_sign = 3;
static_assert((most_number + max_seats - 1) * bits_of_a_sign <= 64 && sizeof(Herd) == 8);

inline PerSeat<Herd> unpacked(const Herd& packed) {
  PerSeat<Herd> fed{};
  std::uint64_t signs;
  std::memcpy(&signs, &packed, sizeof signs);
  for (Seat seat = Seat::p1; signs != 0; signs >>= bits_of_a_sign) {
    const std::uint64_t sign = signs & 7;
    if (sign == 0)
      seat = seat_at(index_of(seat) + 1);
    else
      fed[seat].add({static_cast<Size>((sign + 1) / 2), sign % 2 == 0});
  }
  return fed;
}

inline Herd packed(const PerSeat<Herd>& fed) {
  std::uint64_t signs = 0;
  int at_bit = 0;
  for (Seat seat : seats_of(max_seats)) {
    for (Pig pig : all_pigs)
      for (int i = 0; i < fed[seat].count(pig); ++i, at_bit += bits_of_a_sign)
        signs |= static_cast<std::uint64_t>(2 * at(pig.size) - 1 + pig.vaccinated) << at_bit;
    at_bit += bits_of_a_sign;
  }
  Herd herd;
  std::memcpy(herd.by_vaccination.data(), &signs, sizeof herd);
  return herd;
}

}  // namespace sounder::happy_pigs
