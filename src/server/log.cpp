#include "server/log.h"

#include <array>
#include <cstdio>
#include <ctime>

#include "server/clock.h"

namespace sounder::server {
namespace {

std::string iso_time(Time at) {
  const std::time_t seconds = at / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  std::string made(text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S.", &parts));
  const std::string rest = std::to_string(at % 1000);
  return made + std::string(3 - rest.size(), '0') + rest + "Z";
}

constexpr std::string_view name_of(Log::Level level) {
  constexpr std::string_view names[] = {"debug", "info", "warn", "error"};
  return names[static_cast<std::size_t>(level)];
}

}  // namespace

Log::Log(Level least, bool addresses, Write write) : least_(least), addresses_(addresses), write_(std::move(write)) {}

Log::Line::Line(const Log& log, Level level, std::string_view event) : log_(log), wanted_(level >= log.least_) {
  if (!wanted_) return;
  json_.begin_object().field("at", iso_time(Clock::wall_time())).field("level", name_of(level)).field("event", event);
}

Log::Line::~Line() {
  if (!wanted_) return;
  json_.end_object();
  log_.write_(text_);
}

void Log::to_standard_error(const std::string& line) {
  const std::string whole = line + "\n";  // in one write, so that lines of several threads don't mix
  std::fwrite(whole.data(), 1, whole.size(), stderr);
}

}  // namespace sounder::server
