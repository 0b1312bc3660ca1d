#include "server/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <array>

namespace sounder::server {
namespace {

using namespace prometheus;

const Histogram::BucketBoundaries seconds_of_storing = {.0005, .001, .002, .005, .01, .02, .04,
                                                        .08,   .15,  .3,   .6,   1,   2,   5};
const Histogram::BucketBoundaries seconds_of_thinking = {.001, .01, .05, .1, .25, .5, 1, 2, 4, 8, 16};
const Histogram::BucketBoundaries sizes_of_batches = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512};

struct LevelLine {
  const char* name;
  const char* help;
};
// In the order of Metrics::Level.
constexpr std::array<LevelLine, 8> level_lines = {{
    {"sounder_sockets", "WebSockets that are open"},
    {"sounder_rooms", "Tables in memory"},
    {"sounder_rooms_bytes", "Bytes that tables in memory take, about"},
    {"sounder_tables_waiting", "Tables that wait to be loaded, or for their turn in the background"},
    {"sounder_bots_waiting", "Bots' moves that wait for a thread"},
    {"sounder_appends_under_way", "Appends handed to the store and not answered yet"},
    {"sounder_storage_down", "1 while the store does not answer"},
    {"sounder_draining", "1 while the server takes no new commands"},
}};

}  // namespace

struct Metrics::Impl {
  Registry registry;
  std::array<Gauge*, level_lines.size()> levels{};
  Family<Counter>& commands = BuildCounter()
                                  .Name("sounder_commands_total")
                                  .Help("Commands by kind and outcome: ok, or the code of the refusal")
                                  .Register(registry);
  Family<Counter>& closed = BuildCounter()
                                .Name("sounder_sockets_let_go_total")
                                .Help("Sockets that the server closed, by reason")
                                .Register(registry);
  Family<Counter>& loaded =
      BuildCounter().Name("sounder_rooms_loaded_total").Help("Tables read from the store").Register(registry);
  Family<Histogram>& appends = BuildHistogram()
                                   .Name("sounder_append_seconds")
                                   .Help("From handing events to the store to its answer")
                                   .Register(registry);
  Histogram& batches = BuildHistogram()
                           .Name("sounder_commit_appends")
                           .Help("Appends that one commit held")
                           .Register(registry)
                           .Add({}, sizes_of_batches);
  Histogram& thinking = BuildHistogram()
                            .Name("sounder_bot_seconds")
                            .Help("What bots' moves took")
                            .Register(registry)
                            .Add({}, seconds_of_thinking);

  Impl() {
    for (std::size_t i = 0; i < level_lines.size(); ++i)
      levels[i] = &BuildGauge().Name(level_lines[i].name).Help(level_lines[i].help).Register(registry).Add({});
  }
};

Metrics::Metrics() : impl_(std::make_unique<Impl>()) {}
Metrics::~Metrics() = default;

void Metrics::set(Level level, double value) { impl_->levels[static_cast<std::size_t>(level)]->Set(value); }

void Metrics::count_command(std::string_view kind, std::string_view outcome) {
  impl_->commands.Add({{"kind", std::string(kind)}, {"outcome", std::string(outcome)}}).Increment();
}
void Metrics::count_closed(std::string_view why) { impl_->closed.Add({{"why", std::string(why)}}).Increment(); }
void Metrics::count_loaded(std::string_view outcome) {
  impl_->loaded.Add({{"outcome", std::string(outcome)}}).Increment();
}
void Metrics::append_took(double seconds, std::string_view outcome) {
  impl_->appends.Add({{"outcome", std::string(outcome)}}, seconds_of_storing).Observe(seconds);
}
void Metrics::batch_of(std::size_t appends) { impl_->batches.Observe(static_cast<double>(appends)); }
void Metrics::bot_thought(double seconds) { impl_->thinking.Observe(seconds); }

std::string Metrics::text() const { return TextSerializer().Serialize(impl_->registry.Collect()); }

}  // namespace sounder::server
