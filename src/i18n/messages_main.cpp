// Prints all messages of the engine. The build checks the catalogues against them before they become part of `sounder`,
// whose command `sounder messages` prints the same.
#include <cstdio>

#include "i18n/vocabulary.h"

int main() {
  std::string json;
  sounder::JsonWriter out(json);
  sounder::i18n::write_all_vocabularies(out);
  std::puts(json.c_str());
}
