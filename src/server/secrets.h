// What nobody may guess: the secret of a person at a table, the short code for another device, the id of a table, which
// is an invitation. At rest there are only hashes.
#pragma once

#include <string>
#include <string_view>

namespace sounder::server {

std::string fresh_secret();    // 128 bits, 22 characters of base64url
std::string fresh_code();      // 50 bits, 10 characters that nobody mistakes for others
std::string fresh_table_id();  // 60 bits, 12 characters
// The same id for the same command of a kind: who makes a table and does not hear the answer asks again, and gets that
// table.
std::string table_id_for(std::string_view kind, std::string_view command);

// BLAKE2b, 32 bytes. They hold enough chance of their own, so that no slow hash is needed.
std::string hash_of(std::string_view secret);
// In a time that does not tell how much of it is right.
bool same_hash(std::string_view a, std::string_view b);
// As it was written down by a person: letters of any size, blanks and dashes anywhere.
std::string tidy_code(std::string_view typed);

}  // namespace sounder::server
