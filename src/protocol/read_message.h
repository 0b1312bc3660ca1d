// Reads one message of a group. Its field "is" selects the type.
#pragma once

#include <array>
#include <variant>

#include "match/json_text.h"
#include "protocol/fields.h"

namespace sounder::protocol {

template <class Variant, std::size_t number = 0>
void read_kind(Node& root, std::size_t kind, Variant& to) {
  if constexpr (number < std::variant_size_v<Variant>) {
    if (kind == number)
      read(root, to.template emplace<number>());
    else
      read_kind<Variant, number + 1>(root, kind, to);
  }
}

template <class... Kinds>
std::array<std::string_view, sizeof...(Kinds)> kinds_of(const std::variant<Kinds...>&) {
  return {Kinds::called...};
}

template <class Variant>
Expected<Variant> read_message(std::string_view json, const std::string& where) {
  SOUNDER_TRY(auto document, parse_json(json, where));
  Node::Refusals refusals;
  Node root(document, where, refusals);
  Variant message;
  const auto kinds = kinds_of(message);
  const int kind = root.field("is").one_of(kinds);
  if (!root.refused()) read_kind(root, static_cast<std::size_t>(kind), message);
  root.finish();
  if (root.refused()) return error(refusals.first);
  return message;
}

}  // namespace sounder::protocol
