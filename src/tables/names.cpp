#include "tables/names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sounder::tables {
namespace {

using Character = char32_t;

constexpr int most_accents = 3;  // on one letter

// The characters of a text; none if it is not UTF-8 (too long forms, halves of pairs and numbers past the last one
// included).
std::optional<std::vector<Character>> characters_of(std::string_view text) {
  std::vector<Character> characters;
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i++]);
    const int more = byte < 0x80                   ? 0
                     : byte >= 0xC2 && byte < 0xE0 ? 1
                     : byte >= 0xE0 && byte < 0xF0 ? 2
                     : byte >= 0xF0 && byte < 0xF5 ? 3
                                                   : -1;
    if (more < 0 || i + static_cast<std::size_t>(more) > text.size()) return std::nullopt;
    Character character = more == 0 ? byte : byte & (0x3Fu >> more);
    for (int k = 0; k < more; ++k) {
      const auto next = static_cast<unsigned char>(text[i++]);
      if ((next & 0xC0u) != 0x80) return std::nullopt;
      character = character << 6 | (next & 0x3Fu);
    }
    constexpr std::array<Character, 4> least = {0, 0x80, 0x800, 0x10000};
    const bool half = character >= 0xD800 && character < 0xE000;
    if (character < least[more] || half || character > 0x10FFFF) return std::nullopt;
    characters.push_back(character);
  }
  return characters;
}

struct Range {
  Character first, last;
};

bool is_in(Character character, std::span<const Range> ranges) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return character >= range.first && character <= range.last; });
}

bool is_control(Character character) {
  constexpr Range controls[] = {{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}, {0xFFF9, 0xFFFB}};
  return is_in(character, controls);
}

// Marks and overrides of direction, characters of no width, soft hyphens, private ones. The joiner U+200D and the
// selector U+FE0F make pictures of several characters and may stand in a line.
bool is_unseen(Character character) {
  constexpr Range unseen[] = {
      {0xAD, 0xAD},     {0x61C, 0x61C},   {0x115F, 0x1160}, {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200C},
      {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x206F}, {0x3164, 0x3164},   {0xFE00, 0xFE0E},   {0xFEFF, 0xFEFF},
      {0xFFA0, 0xFFA0}, {0xE000, 0xF8FF}, {0xFFFE, 0xFFFF}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF}};
  return is_in(character, unseen);
}

bool is_blank(Character character) {
  constexpr Range blanks[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                              {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};
  return is_in(character, blanks);
}

// Accents that are characters of their own.
bool is_accent(Character character) {
  constexpr Range accents[] = {{0x300, 0x36F},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200D, 0x200D},
                               {0x20D0, 0x20FF}, {0xFE0F, 0xFE0F}, {0xFE20, 0xFE2F}};
  return is_in(character, accents);
}

// Marks of other scripts that stand on, under or after a letter.
bool is_combining(Character character) {
  constexpr Range marks[] = {{0x483, 0x489}, {0x591, 0x5BD}, {0x5BF, 0x5C7},   {0x610, 0x61A},  {0x64B, 0x65F},
                             {0x670, 0x670}, {0x6D6, 0x6DC}, {0x6DF, 0x6ED},   {0x900, 0x903},  {0x93A, 0x93C},
                             {0x93E, 0x94F}, {0x951, 0x957}, {0x981, 0x983},   {0x9BC, 0x9CD},  {0xA01, 0xA51},
                             {0xB82, 0xB82}, {0xBBE, 0xBCD}, {0xE31, 0xE31},   {0xE34, 0xE3A},  {0xE47, 0xE4E},
                             {0xEB1, 0xEB1}, {0xEB4, 0xECD}, {0x302A, 0x302F}, {0x3099, 0x309A}};
  return is_accent(character) || is_in(character, marks);
}

// Letters that are Latin ones in another dress, or whole scripts that look like capitals.
bool is_disguise(Character character) {
  constexpr Range disguises[] = {{0x250, 0x2BA},     {0x2BD, 0x2FF},     {0x13A0, 0x13FF},   {0x1D00, 0x1DBF},
                                 {0x2070, 0x209F},   {0x2100, 0x2121},   {0x2123, 0x218F},   {0x2460, 0x24FF},
                                 {0x2C60, 0x2CFF},   {0xA4D0, 0xA4FF},   {0xA720, 0xA7FF},   {0xAB30, 0xABBF},
                                 {0xFB00, 0xFB06},   {0x10280, 0x1044F}, {0x104B0, 0x104FF}, {0x1D400, 0x1D7FF},
                                 {0x1DF00, 0x1DFFF}, {0x1F100, 0x1F1E5}, {0x1FBF0, 0x1FBF9}};
  return is_in(character, disguises);
}

// Scripts that have letters in common, to the eye.
enum class Script { none, latin, greek, cyrillic, armenian };

Script script_of(Character character) {
  constexpr Range latin[] = {{'A', 'Z'},    {'a', 'z'},       {0xC0, 0xD6},     {0xD8, 0xF6},
                             {0xF8, 0x24F}, {0x1E00, 0x1EFF}, {0xFF21, 0xFF3A}, {0xFF41, 0xFF5A}};
  constexpr Range greek[] = {{0x370, 0x3FF}, {0x1F00, 0x1FFF}};
  constexpr Range cyrillic[] = {{0x400, 0x52F}, {0x1C80, 0x1C8F}, {0x2DE0, 0x2DFF}, {0xA640, 0xA69F}};
  constexpr Range armenian[] = {{0x530, 0x58F}};
  if (is_in(character, latin)) return Script::latin;
  if (is_in(character, greek)) return Script::greek;
  if (is_in(character, cyrillic)) return Script::cyrillic;
  return is_in(character, armenian) ? Script::armenian : Script::none;
}

bool mixes_scripts(const std::vector<Character>& characters) {
  Script found = Script::none;
  for (const Character character : characters) {
    const Script script = script_of(character);
    if (script == Script::none) continue;
    if (found != Script::none && script != found) return true;
    found = script;
  }
  return false;
}

std::optional<std::string> wrong_with(std::string_view text, const std::vector<Character>& characters) {
  if (text.empty() || std::all_of(characters.begin(), characters.end(), is_blank)) return "it is empty";
  if (std::any_of(characters.begin(), characters.end(), is_control)) return "it has control characters";
  if (std::any_of(characters.begin(), characters.end(), is_unseen))
    return "it has characters that can't be seen or change the direction";
  return std::nullopt;
}

// Latin letters with accents, by the letter without: U+00C0 to U+017F.
constexpr std::string_view without_accent =
    "aaaaaaaceeeeiiii"   // U+00C0
    "dnooooo ouuuuyts"   // U+00D0
    "aaaaaaaceeeeiiii"   // U+00E0
    "dnooooo ouuuuyty"   // U+00F0
    "aaaaaaccccccccdd"   // U+0100
    "ddeeeeeeeeeegggg"   // U+0110
    "gggghhhhiiiiiiii"   // U+0120
    "iiiijjkkklllllll"   // U+0130
    "lllnnnnnnnnnoooo"   // U+0140
    "oooorrrrrrssssss"   // U+0150
    "ssttttttuuuuuuuu"   // U+0160
    "uuuuwwyyyzzzzzzs";  // U+0170

struct LookAlike {
  Character character;
  char latin;
};
// Greek and Cyrillic letters and digits that pass for Latin letters.
constexpr LookAlike look_alikes[] = {
    {U'0', 'o'}, {U'1', 'l'}, {U'3', 'e'}, {U'4', 'a'}, {U'5', 's'}, {U'7', 't'}, {U'8', 'b'}, {U'|', 'l'}, {U'!', 'l'},
    {U'$', 's'}, {U'@', 'a'}, {U'α', 'a'}, {U'Α', 'a'}, {U'β', 'b'}, {U'Β', 'b'}, {U'ε', 'e'}, {U'Ε', 'e'}, {U'Η', 'h'},
    {U'ι', 'i'}, {U'Ι', 'i'}, {U'κ', 'k'}, {U'Κ', 'k'}, {U'Μ', 'm'}, {U'Ν', 'n'}, {U'ν', 'v'}, {U'ο', 'o'}, {U'Ο', 'o'},
    {U'ρ', 'p'}, {U'Ρ', 'p'}, {U'τ', 't'}, {U'Τ', 't'}, {U'υ', 'u'}, {U'Υ', 'y'}, {U'χ', 'x'}, {U'Χ', 'x'}, {U'Ζ', 'z'},
    {U'а', 'a'}, {U'А', 'a'}, {U'в', 'b'}, {U'В', 'b'}, {U'ь', 'b'}, {U'с', 'c'}, {U'С', 'c'}, {U'е', 'e'}, {U'Е', 'e'},
    {U'ё', 'e'}, {U'Н', 'h'}, {U'н', 'h'}, {U'і', 'i'}, {U'І', 'i'}, {U'ї', 'i'}, {U'ј', 'j'}, {U'к', 'k'}, {U'К', 'k'},
    {U'м', 'm'}, {U'М', 'm'}, {U'о', 'o'}, {U'О', 'o'}, {U'р', 'p'}, {U'Р', 'p'}, {U'ѕ', 's'}, {U'Ѕ', 's'}, {U'т', 't'},
    {U'Т', 't'}, {U'у', 'y'}, {U'У', 'y'}, {U'х', 'x'}, {U'Х', 'x'}, {U'σ', 'o'}, {U'ω', 'w'}, {U'ϲ', 'c'}, {U'Ϲ', 'c'},
    {U'ϳ', 'j'}, {U'ц', 'u'}, {U'Ц', 'u'}, {U'г', 'r'}, {U'ѵ', 'v'}, {U'Ѵ', 'v'}, {U'ӏ', 'l'}, {U'Ӏ', 'l'}, {U'һ', 'h'},
    {U'Һ', 'h'}, {U'ԁ', 'd'}, {U'Ԁ', 'd'}, {U'ԛ', 'q'}, {U'ԝ', 'w'}, {U'п', 'n'}, {U'б', 'b'}, {U'Ь', 'b'}, {U'ъ', 'b'},
    {U'Ј', 'j'}, {U'Ї', 'i'}, {U'Ё', 'e'}, {U'ѐ', 'e'}, {U'є', 'e'}, {U'Є', 'e'}, {U'ս', 'u'}, {U'օ', 'o'}, {U'Օ', 'o'},
    {U'Տ', 's'}, {U'ո', 'n'}, {U'հ', 'h'}, {U'ց', 'g'}, {U'ք', 'p'}, {U'յ', 'j'}, {U'լ', 'l'}, {U'զ', 'q'}};

// Vietnamese and others, by the letter without: U+1E00 to U+1EFF.
constexpr std::string_view with_more_accents =
    "aabbbbbbccdddddd"   // U+1E00
    "ddddeeeeeeeeeeff"   // U+1E10
    "gghhhhhhhhhhiiii"   // U+1E20
    "kkkkkkllllllllmm"   // U+1E30
    "mmmmnnnnnnnnoooo"   // U+1E40
    "oooopppprrrrrrrr"   // U+1E50
    "sssssssssstttttt"   // U+1E60
    "ttuuuuuuuuuuvvvv"   // U+1E70
    "wwwwwwwwwwxxxxyy"   // U+1E80
    "zzzzzzhtwyassssd"   // U+1E90
    "aaaaaaaaaaaaaaaa"   // U+1EA0
    "aaaaaaaaeeeeeeee"   // U+1EB0
    "eeeeeeeeiiiioooo"   // U+1EC0
    "oooooooooooooooo"   // U+1ED0
    "oooouuuuuuuuuuuu"   // U+1EE0
    "uuyyyyyyyyllvvyy";  // U+1EF0
static_assert(without_accent.size() == 0xC0 && with_more_accents.size() == 0x100);

char letter_of(Character character) {
  if (character >= 0xFF01 && character <= 0xFF5E) character -= 0xFF01 - 0x21;  // full width
  for (const LookAlike& look : look_alikes)
    if (look.character == character) return look.latin;
  if (character >= 'A' && character <= 'Z') return static_cast<char>(character - 'A' + 'a');
  if (character < 0x80) return static_cast<char>(character);
  if (character >= 0xC0 && character < 0x180) return without_accent[character - 0xC0];
  if (character >= 0x1E00 && character < 0x1F00) return with_more_accents[character - 0x1E00];
  if (character >= 0x1F1E6 && character <= 0x1F1FF)
    return static_cast<char>('a' + (character - 0x1F1E6));  // halves of flags
  return 0;
}

// The Latin letter that a character passes for; 0: none. A capital `i` is an `l` to the eye.
char latin_of(Character character) {
  const char letter = letter_of(character);
  return letter == 'i' ? 'l' : letter;
}

bool is_mark(char c) {
  return static_cast<unsigned char>(c) < 0x80 && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9');
}

// What may stand for a letter inside a word, and mostly does not at its ends.
bool is_digit_or_sign(Character character) {
  constexpr Range some[] = {{'0', '9'}, {0xFF10, 0xFF19}, {'!', '!'},      {'|', '|'},
                            {'$', '$'}, {'@', '@'},       {0xFF01, 0xFF01}};
  return is_in(character, some);
}

// Blanks, marks, signs and pictures.
bool parts_words(Character character) {
  constexpr Range signs[] = {{0xA1, 0xBF},     {0xD7, 0xD7},     {0xF7, 0xF7},      {0x2010, 0x206F},
                             {0x2190, 0x2BFF}, {0x3001, 0x303F}, {0x1F000, 0x1FAFF}};
  if (is_blank(character)) return true;
  const char latin = latin_of(character);
  return latin != 0 ? is_mark(latin) : is_in(character, signs);
}

void replace_all(std::string& text, std::string_view pair, char by) {
  for (std::size_t at = text.find(pair); at != text.npos; at = text.find(pair, at))
    text.replace(at, pair.size(), 1, by);
}

std::string key_of(const std::vector<Character>& characters) {
  std::string key;
  for (const Character character : characters) {
    if (is_blank(character) || is_accent(character)) continue;
    const char latin = latin_of(character);
    if (latin != 0 && is_mark(latin)) continue;
    if (latin != 0)
      key += latin;
    else
      key += "<" + std::to_string(static_cast<std::uint32_t>(character)) + ">";
  }
  replace_all(key, "rn", 'm');
  replace_all(key, "vv", 'w');
  return key;
}

}  // namespace

std::optional<std::string> wrong_with_name(std::string_view name) {
  const auto characters = characters_of(name);
  if (!characters) return "it is not UTF-8";
  if (characters->size() > longest_name) return "it has more than 24 characters";
  if (auto wrong = wrong_with(name, *characters)) return wrong;
  if (std::any_of(characters->begin(), characters->end(), is_disguise))
    return "it has letters that stand in for others";
  if (mixes_scripts(*characters)) return "it has letters of two alphabets that look alike";
  if (std::all_of(characters->begin(), characters->end(), [](Character c) { return is_combining(c) || is_blank(c); }))
    return "it has accents and no letter";
  if (std::search_n(characters->begin(), characters->end(), most_accents + 1, true,
                    [](Character c, bool) { return is_accent(c); }) != characters->end())
    return "it has too many accents on one letter";
  if (is_blank(characters->front()) || is_blank(characters->back())) return "it begins or ends with a blank";
  return std::nullopt;
}

std::optional<std::string> wrong_with_line(std::string_view text) {
  if (text.size() > longest_line) return "it has more than 300 bytes";
  const auto characters = characters_of(text);
  if (!characters) return "it is not UTF-8";
  return wrong_with(text, *characters);
}

std::string name_key(std::string_view name) {
  const auto characters = characters_of(name);
  if (!characters) return std::string(name);
  const std::string key = key_of(*characters);
  if (!key.empty()) return key;
  std::string as_written;  // it has nothing but marks
  for (const Character character : *characters)
    as_written += std::to_string(static_cast<std::uint32_t>(character)) + " ";
  return as_written;
}

std::vector<NameWord> name_words(std::string_view name) {
  std::vector<NameWord> words;
  std::vector<Character> word;
  const auto end_word = [&] {
    const auto first = std::find_if_not(word.begin(), word.end(), is_digit_or_sign);
    const auto last = std::find_if_not(word.rbegin(), std::make_reverse_iterator(first), is_digit_or_sign).base();
    if (!word.empty()) words.push_back({key_of(word), key_of({first, last})});
    word.clear();
  };
  for (const Character character : characters_of(name).value_or(std::vector<Character>())) {
    if (is_accent(character)) continue;
    if (parts_words(character))
      end_word();
    else
      word.push_back(character);
  }
  end_word();
  return words;
}

}  // namespace sounder::tables
