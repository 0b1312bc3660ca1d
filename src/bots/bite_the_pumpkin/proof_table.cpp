#include "bots/bite_the_pumpkin/proof_table.h"

#include <cstring>
#include <type_traits>

namespace sounder::bots::pumpkin {
namespace {

// How a kept table begins. The last letter is the version: it grows with the layout of an entry, and with what its numbers mean.
constexpr std::string_view mark = "sounder proof 1\n";

}  // namespace

std::optional<Known> ProofTable::find(std::uint64_t key) const {
  const Lock held = lock(key);
  for (std::size_t i = 0; i < neighbours; ++i)
    if (const Entry& entry = entries_[(key ^ i) & (entries_.size() - 1)]; entry.key == key && entry.work > 0) return entry.known;
  return std::nullopt;
}

void ProofTable::keep(std::uint64_t key, const Known& known, std::uint64_t work) {
  const Lock held = lock(key);
  Entry* place = nullptr;
  for (std::size_t i = 0; i < neighbours; ++i) {
    Entry& entry = entries_[(key ^ i) & (entries_.size() - 1)];
    if (entry.key == key && entry.work > 0) {
      if (!entry.known.settled() || known.settled()) entry.known = known;
      entry.work += work;
      return;
    }
    if (!place || entry.work < place->work) place = &entry;
  }
  *place = {key, known, work + 1};
}

std::string ProofTable::bytes(std::uint64_t of) const {
  static_assert(std::is_trivially_copyable_v<Entry>);
  std::string all(mark);
  all.append(reinterpret_cast<const char*>(&of), sizeof of);
  for (const Entry& entry : entries_)
    if (entry.work >= worth_keeping) all.append(reinterpret_cast<const char*>(&entry), sizeof entry);
  return all;
}

bool ProofTable::take(std::string_view bytes, std::uint64_t of) {
  if (!bytes.starts_with(mark)) return false;
  bytes.remove_prefix(mark.size());
  if (bytes.size() < sizeof of || std::memcmp(bytes.data(), &of, sizeof of) != 0) return false;
  bytes.remove_prefix(sizeof of);
  if (bytes.size() % sizeof(Entry) != 0) return false;
  for (; !bytes.empty(); bytes.remove_prefix(sizeof(Entry))) {
    Entry entry;
    std::memcpy(&entry, bytes.data(), sizeof entry);
    keep(entry.key, entry.known, entry.work);
  }
  return true;
}

}  // namespace sounder::bots::pumpkin
