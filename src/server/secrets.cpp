#include "server/secrets.h"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace sounder::server {
namespace {

// Without 0, 1, I and O; 32 of them, so that every byte gives one without a preference.
constexpr std::string_view letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
static_assert(letters.size() == 32);
constexpr std::string_view small_letters = "abcdefghijklmnopqrstuvwxyz234567";
static_assert(small_letters.size() == 32);

// Random bytes, or the end of the program: a secret that can be guessed is worse than none.
template <std::size_t size>
std::array<std::uint8_t, size> random_bytes() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
  std::array<std::uint8_t, size> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string spelled(std::span<const std::uint8_t> bytes, std::string_view alphabet) {
  std::string text;
  for (const std::uint8_t byte : bytes) text += alphabet[byte % alphabet.size()];
  return text;
}

}  // namespace

std::string fresh_secret() {
  const auto bytes = random_bytes<16>();
  std::array<char, sodium_base64_ENCODED_LEN(16, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

std::string fresh_code() { return spelled(random_bytes<10>(), letters); }
std::string fresh_table_id() { return spelled(random_bytes<12>(), small_letters); }

std::string table_id_for(std::string_view kind, std::string_view command) {
  const std::string hash = hash_of(std::string(kind) + " " + std::string(command));
  return spelled(std::span(reinterpret_cast<const std::uint8_t*>(hash.data()), 12), small_letters);
}

std::string hash_of(std::string_view secret) {
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                     nullptr, 0);
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

bool same_hash(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string tidy_code(std::string_view typed) {
  std::string code;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return code;
}

}  // namespace sounder::server
