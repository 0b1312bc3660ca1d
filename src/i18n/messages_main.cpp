// A program for the build: prints all that the engine can say, so that the catalogues can be held against it before
// they become part of `sounder`, which has the same as `sounder says`.
#include <cstdio>

#include "i18n/vocabulary.h"

int main() {
  std::string json;
  sounder::JsonWriter out(json);
  sounder::i18n::write_all_vocabularies(out);
  std::puts(json.c_str());
}
