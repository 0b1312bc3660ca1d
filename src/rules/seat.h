// Who sits where: seats p1..p6, and sets of them (several seats may move at the same time).
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sounder {

// `nobody` stands where a seat would: the mover of a chance move.
enum class Seat : std::uint8_t { p1, p2, p3, p4, p5, p6, nobody = 7 };

constexpr int max_seats = 6;
constexpr int index_of(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(std::integral auto index) { return static_cast<Seat>(index); }

// `p3`; a chance move has no seat and no name.
inline std::string name_of(Seat seat) {
  return seat == Seat::nobody ? std::string{} : "p" + std::to_string(index_of(seat) + 1);
}

constexpr std::optional<Seat> seat_named(std::string_view name, int seats = max_seats) {
  if (name.size() != 2 || name[0] != 'p' || name[1] < '1' || name[1] >= '1' + seats) return std::nullopt;
  return seat_at(name[1] - '1');
}

// One T for each seat: a subscript is a seat, or its index.
template <class T, int seats = max_seats>
struct PerSeat : std::array<T, seats> {
  using std::array<T, seats>::operator[];
  constexpr T& operator[](Seat seat) { return (*this)[index_of(seat)]; }
  constexpr const T& operator[](Seat seat) const { return (*this)[index_of(seat)]; }
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(static_cast<std::uint8_t>(1u << index_of(seat))) {}
  // Every seat and the audience, which counts as Seat::nobody here.
  static constexpr SeatSet everybody() {
    SeatSet all;
    all.bits_ = 0xff;
    return all;
  }

  constexpr bool contains(Seat seat) const { return (bits_ >> index_of(seat)) & 1; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Seat front() const { return seat_at(std::countr_zero(bits_)); }
  constexpr SeatSet& operator|=(SeatSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  constexpr bool contains(SeatSet others) const { return (bits_ & others.bits_) == others.bits_; }
  constexpr bool meets(SeatSet others) const { return (bits_ & others.bits_) != 0; }
  constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint8_t>(~(1u << index_of(seat))); }
  constexpr bool operator==(const SeatSet&) const = default;

  // for (Seat seat : seats)
  struct Iterator {
    std::uint8_t rest;
    constexpr Seat operator*() const { return seat_at(std::countr_zero(rest)); }
    constexpr Iterator& operator++() {
      rest &= static_cast<std::uint8_t>(rest - 1);
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;
  };
  constexpr Iterator begin() const { return {bits_}; }
  constexpr Iterator end() const { return {0}; }

 private:
  friend constexpr SeatSet seats_of(int count);
  std::uint8_t bits_ = 0;
};

// The seats of a match of `count`: for (Seat seat : seats_of(game.seats()))
constexpr SeatSet seats_of(int count) {
  SeatSet all;
  all.bits_ = static_cast<std::uint8_t>((1u << count) - 1);
  return all;
}

// Who looks: a seat, or the audience.
class Viewer {
 public:
  static constexpr Viewer audience() { return Viewer(Seat::nobody); }
  constexpr Viewer(Seat seat) : seat_(seat) {}
  constexpr bool is(Seat seat) const { return seat_ == seat; }
  constexpr bool is_audience() const { return seat_ == Seat::nobody; }
  constexpr Seat seat() const { return seat_; }

 private:
  Seat seat_;
};

}  // namespace sounder
