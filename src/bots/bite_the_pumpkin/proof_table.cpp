#include "bots/bite_the_pumpkin/proof_table.h"

#include <cstring>
#include <type_traits>

#include "rules/hash.h"

namespace sounder::bots::pumpkin {
namespace {

// The head of a stored table. The last letter is the version: it grows with the layout of an entry and the meaning of
// its numbers.
constexpr std::string_view mark = "sounder proof 1\n";

constexpr std::size_t word = sizeof(std::uint64_t);

void append(std::string& to, std::uint64_t number) { to.append(reinterpret_cast<const char*>(&number), word); }
std::uint64_t word_at(std::string_view bytes, std::size_t place) {
  std::uint64_t number;
  std::memcpy(&number, bytes.data() + place, word);
  return number;
}

}  // namespace

std::optional<ProofNumbers> ProofTable::find(std::uint64_t key) const {
  const Lock held = lock(key);
  for (std::size_t i = 0; i < neighbours; ++i)
    if (const Entry& entry = entries_[(key ^ i) & (entries_.size() - 1)]; entry.key == key && entry.work > 0)
      return entry.known;
  return std::nullopt;
}

void ProofTable::keep(std::uint64_t key, const ProofNumbers& known, std::uint64_t work) {
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

// The mark, whose positions, the entries, and a hash of all of it.
std::string ProofTable::bytes(std::uint64_t of) const {
  static_assert(std::is_trivially_copyable_v<Entry> && sizeof(Entry) == 4 * word);
  std::string all(mark);
  append(all, of);
  for (const Entry& entry : entries_)
    if (entry.work >= worth_keeping) all.append(reinterpret_cast<const char*>(&entry), sizeof entry);
  append(all, hash_bytes(all.data(), all.size()));
  return all;
}

bool ProofTable::take(std::string_view bytes, std::uint64_t of) {
  const std::size_t around_entries = mark.size() + 2 * word;
  if (bytes.size() < around_entries || (bytes.size() - around_entries) % sizeof(Entry) != 0 || !bytes.starts_with(mark))
    return false;
  if (word_at(bytes, bytes.size() - word) != hash_bytes(bytes.data(), bytes.size() - word)) return false;
  if (word_at(bytes, mark.size()) != of) return false;
  for (std::size_t place = mark.size() + word; place + word < bytes.size(); place += sizeof(Entry)) {
    Entry entry;
    std::memcpy(&entry, bytes.data() + place, sizeof entry);
    keep(entry.key, entry.known, entry.work);
  }
  return true;
}

}  // namespace sounder::bots::pumpkin
