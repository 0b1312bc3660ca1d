#include "server/hub.h"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/post.hpp>

#include "server/storing.h"

namespace sounder::server {

Hub::Hub(boost::asio::io_context& context, TableSettings settings, std::unique_ptr<store::Store> store, Time last_sign)
    : context_(context),
      settings_(std::move(settings)),
      clock_(last_sign),
      hall_(settings_.limits.idle_rooms),
      store_(std::move(store)),
      bots_(settings_.bot_threads > 0 ? settings_.bot_threads : Pool::threads_for_bots()) {}

Hub::~Hub() {
  bots_.stop();
  readers_.stop();
}

Expected<std::unique_ptr<Hub>> Hub::open(boost::asio::io_context& context, TableSettings settings) {
  auto store = store::Store::open(settings.database);
  if (!store) return tl::make_unexpected(store.error());
  if (const auto ours = (*store)->serve(); !ours) return tl::make_unexpected(ours.error());
  const auto last_sign = (*store)->last_sign();
  if (!last_sign) return tl::make_unexpected(last_sign.error());
  auto notices = (*store)->notices();
  if (!notices) return tl::make_unexpected(notices.error());
  auto hub = std::unique_ptr<Hub>(new Hub(context, std::move(settings), std::move(*store), *last_sign));
  // From the first moment there is a sign: time before it was time down. So is time while drained.
  if (!notices->draining)
    if (const auto signed_it = hub->store_->sign(hub->clock_.now()); !signed_it)
      return tl::make_unexpected(signed_it.error());
  hub->draining_ = notices->draining;
  hub->metrics_.set(Metrics::Level::draining, hub->draining_);
  hub->notices_ = std::move(*notices);
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

bool Hub::shows_metrics_to(const std::string& peer, bool through_a_proxy) const {
  if (settings_.open_metrics) return true;
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(peer, error);
  return !error && address.is_loopback() && !through_a_proxy;
}

std::string Hub::metrics_text() {
  metrics_.set(Metrics::Level::rooms, static_cast<double>(hall_.size()));
  metrics_.set(Metrics::Level::bots_waiting, static_cast<double>(bots_.waiting()));
  metrics_.set(Metrics::Level::appends_under_way, static_cast<double>(storing_now_));
  return metrics_.text();
}

}  // namespace sounder::server
