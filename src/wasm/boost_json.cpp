// Boost.JSON from its headers, as far as the engine needs it: there is no library of it for the browser. Built without exceptions, so
// what Boost would throw ends the engine; our own parsing gives it no reason to (match/json_text.cpp bounds size and depth).
//
// Every byte here comes down the line before anybody plays, so three things are our own: how fractions are written (Boost's tables
// for it are 10 KB that do not compress), what is thrown, and printf, which only texts of errors that nobody reads would use.
#define BOOST_JSON_SOURCE
#include <boost/assert/source_location.hpp>
#include <boost/json.hpp>
#include <boost/json/detail/impl/default_resource.ipp>
#include <boost/json/detail/impl/handler.ipp>
#include <boost/json/detail/impl/shared_resource.ipp>
#include <boost/json/detail/impl/stack.ipp>
#include <boost/json/detail/impl/string_impl.ipp>
#include <boost/json/impl/array.ipp>
#include <boost/json/impl/error.ipp>
#include <boost/json/impl/kind.ipp>
#include <boost/json/impl/object.ipp>
#include <boost/json/impl/parse.ipp>
#include <boost/json/impl/parser.ipp>
#include <boost/json/impl/serialize.ipp>
#include <boost/json/impl/serializer.ipp>
#include <boost/json/impl/string.ipp>
#include <boost/json/impl/value.ipp>
#include <boost/json/impl/value_ref.ipp>
#include <boost/json/impl/value_stack.ipp>
#include <charconv>
#include <cstdarg>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

namespace json::detail {

void throw_bad_alloc(const source_location&) { std::abort(); }
void throw_invalid_argument(const char*, const source_location&) { std::abort(); }
void throw_length_error(const char*, const source_location&) { std::abort(); }
void throw_out_of_range(const source_location&) { std::abort(); }
void throw_system_error(const error_code&, const source_location&) { std::abort(); }

unsigned format_uint64(char* to, std::uint64_t number) noexcept {
  return static_cast<unsigned>(std::to_chars(to, to + max_number_chars, number).ptr - to);
}

unsigned format_int64(char* to, std::int64_t number) noexcept {
  return static_cast<unsigned>(std::to_chars(to, to + max_number_chars, number).ptr - to);
}

// No record or content file has fractions, so this is only ever seen in a refusal: three digits will do.
unsigned format_double(char* to, double number) noexcept {
  constexpr double largest = 1e15;
  if (!(number > -largest && number < largest)) {
    std::memcpy(to, "1e99999", 7);
    return 7;
  }
  char* at = to;
  if (number < 0) *at++ = '-';
  const auto thousandths = static_cast<std::uint64_t>((number < 0 ? -number : number) * 1000 + 0.5);
  at += format_uint64(at, thousandths / 1000);
  *at++ = '.';
  for (std::uint64_t unit = 100; unit > 0; unit /= 10) *at++ = static_cast<char>('0' + thousandths / unit % 10);
  return static_cast<unsigned>(at - to);
}

}  // namespace json::detail
}  // namespace boost

extern "C" int vsnprintf(char* to, size_t room, const char*, va_list) {
  if (room > 0) *to = 0;
  return 0;
}
