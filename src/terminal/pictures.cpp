#include "terminal/pictures.h"

#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

// Any view, as an indented list.
std::string outline(const boost::json::value& value, const std::string& indent) {
  std::string text;
  if (const auto* object = value.if_object()) {
    for (const auto& [key, inner] : *object) {
      text += indent + std::string(key) + ":";
      text += inner.is_object() || inner.is_array() ? "\n" + outline(inner, indent + "  ")
                                                    : " " + boost::json::serialize(inner) + "\n";
    }
  } else if (const auto* array = value.if_array()) {
    for (const auto& inner : *array)
      text += inner.is_object() || inner.is_array() ? indent + "-\n" + outline(inner, indent + "  ")
                                                    : indent + boost::json::serialize(inner) + "\n";
  } else {
    text += indent + boost::json::serialize(value) + "\n";
  }
  return text;
}

}  // namespace

std::string draw(std::string_view game, const boost::json::object& view, const Frame& frame) {
  for (const PictureOfGame& picture : all_pictures())
    if (picture.game == game) return picture.draw(view, frame);
  return outline(view, "");
}

}  // namespace sounder::terminal
