#include "bots/external/registered.h"

#include <map>
#include <mutex>

namespace sounder::bots {
namespace {

constexpr char mark = '\x01';  // a character that no name given by a person has

struct Shelf {
  std::mutex guard;
  std::map<std::string, RegisteredBot::Make, std::less<>> makers;  // by their unique names
  std::uint64_t last = 0;
};

Shelf& shelf() {
  static Shelf one;
  return one;
}

}  // namespace

RegisteredBot::RegisteredBot(const std::string& name, const Make& make) {
  const std::lock_guard lock(shelf().guard);
  own_name_ = name + mark + std::to_string(++shelf().last);
  shelf().makers.emplace(own_name_, make);
}

RegisteredBot::~RegisteredBot() {
  const std::lock_guard lock(shelf().guard);
  shelf().makers.erase(own_name_);
}

std::unique_ptr<Bot> make_registered(std::string_view name, const GamePtr& game) {
  const std::lock_guard lock(shelf().guard);
  const auto& makers = shelf().makers;
  auto found = makers.find(name);
  const std::string any = std::string(name) + mark;
  if (found == makers.end()) found = makers.lower_bound(any);
  const bool is_meant = found != makers.end() && (found->first == name || found->first.starts_with(any));
  return is_meant ? found->second(game) : nullptr;
}

}  // namespace sounder::bots
