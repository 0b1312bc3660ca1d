#include "server/hub.h"

#include <boost/asio/post.hpp>

#include "server/pending_commit.h"

namespace sounder::server {

Hub::Hub(boost::asio::io_context& context, TableSettings settings, std::unique_ptr<store::Store> store, Time last_sign)
    : context_(context),
      settings_(std::move(settings)),
      clock_(last_sign),
      cache_(settings_.limits.idle_tables),
      store_(std::move(store)),
      bots_(settings_.bot_threads > 0 ? settings_.bot_threads : Pool::threads_for_bots()) {}

Hub::~Hub() {
  bots_.stop();
  readers_.stop();
}

Expected<std::unique_ptr<Hub>> Hub::open(boost::asio::io_context& context, TableSettings settings) {
  SOUNDER_TRY(auto store, store::Store::open(settings.database));
  SOUNDER_TRY(store->serve());
  SOUNDER_TRY(const auto last_sign, store->last_sign());
  SOUNDER_TRY(auto notices, store->notices());
  auto hub = std::unique_ptr<Hub>(new Hub(context, std::move(settings), std::move(store), last_sign));
  // From the first moment there is a sign: time before it was time down. So is time while drained.
  if (!notices.draining) SOUNDER_TRY(hub->store_->sign(hub->clock_.now()));
  hub->draining_ = notices.draining;
  hub->metrics_.set(Metrics::Level::draining, hub->draining_);
  hub->notices_ = std::move(notices);
  return hub;
}

void Hub::start() {
  store_->listen([this](std::vector<std::string> tables) {
    boost::asio::post(context_, [this, tables = std::move(tables)] { read_on(tables); });
  });
  load_those_alone();
  tick_timer_.expires_after(std::chrono::milliseconds(0));
  tick();
}

std::string Hub::metrics_text() {
  metrics_.set(Metrics::Level::tables, static_cast<double>(cache_.size()));
  metrics_.set(Metrics::Level::tables_bytes, static_cast<double>(cache_.bytes()));
  metrics_.set(Metrics::Level::bots_waiting, static_cast<double>(bots_.waiting()));
  metrics_.set(Metrics::Level::appends_under_way, static_cast<double>(storing_now_));
  return metrics_.text();
}

}  // namespace sounder::server
