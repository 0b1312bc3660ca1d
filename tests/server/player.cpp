#include "server/player.h"

#include <sodium.h>

#include <boost/json.hpp>

#include "match/hex.h"

namespace sounder::server {

using namespace protocol;
using namespace std::chrono_literals;

std::string commit_of(const std::string& nonce) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(nonce.data()), nonce.size());
  return hex_of(hash);
}

std::string Player::fresh_id() { return fresh_nonce(); }

bool Player::connect(std::uint16_t port) {
  client_ = std::make_unique<Client>(port);
  entered_ = false;
  if (!client_->is_open() || !client_->send(to_server::Hello{version, "test"})) return false;
  if (!client_->wait_for<to_app::Welcome>()) return false;
  if (secret_.empty()) {
    if (waiting_.empty()) return true;
    ++resent_;
    return client_->send_text(waiting_);
  }
  return client_->send(to_server::Enter{"enter-" + fresh_id(), table_, secret_, seq_, epoch_});
}

bool Player::make(to_server::Make command) {
  command.id = fresh_id();
  command.name = name_;
  command.commit = commit_of(nonce_);
  waiting_ = text_of(command);
  waiting_id_ = command.id;
  client_->send_text(waiting_);
  return wait_for_seat();
}

bool Player::join(const std::string& table) {
  table_ = table;
  to_server::Join command{fresh_id(), table, name_, {}, commit_of(nonce_)};
  waiting_ = text_of(command);
  waiting_id_ = command.id;
  client_->send_text(waiting_);
  return wait_for_seat();
}

bool Player::wait_for_seat() {
  refusal_.reset();
  return listen_until([this] { return entered_ || refusal_; }) && entered_;
}

bool Player::command(ToServer command) {
  if (waits()) return false;
  waiting_id_ = fresh_id();
  std::visit(
      [&](auto& one) {
        if constexpr (requires { one.id; }) one.id = waiting_id_;
        waiting_ = text_of(one);
      },
      command);
  send_waiting();
  return true;
}

void Player::send_waiting() {
  try_again_ = false;
  if (is_connected()) client_->send_text(waiting_);
}

bool Player::listen(std::chrono::milliseconds patience) {
  auto text = client_->receive(patience);
  while (text) {
    take(*text);
    text = client_->receive(0ms);
  }
  return client_->is_open();
}

void Player::act() {
  if (!entered_ || !is_connected()) return;
  if (waits()) {
    if (try_again_) send_waiting();
    return;
  }
  if (stage_ == Stage::revealing && !revealed_) {
    revealed_ = true;
    command(to_server::Reveal{{}, nonce_});
  } else if (stage_ == Stage::playing && question_ && !moves_.empty()) {
    command(to_server::Play{{}, *question_, {moves_[rng_.below(static_cast<std::uint32_t>(moves_.size()))]}, epoch_});
  }
}

void Player::take(const std::string& text) {
  static const bool tells = std::getenv("SOUNDER_TELL") != nullptr;
  if (tells) std::fprintf(stderr, "%s < %s\n", name_.c_str(), text.substr(0, 3000).c_str());
  const auto message = read_to_app(text);
  if (!message) {
    std::fprintf(stderr, "%s can't read: %s\n", name_.c_str(), message.error().message.c_str());
    return;
  }
  std::visit([&](const auto& one) { on(one); }, *message);
}

void Player::on(const to_app::Seated& seated) {
  table_ = seated.table;
  secret_ = seated.secret;
  seat_ = seated.seat;
}

void Player::on(const to_app::Entered& entered) {
  const bool sat_down = entered.re == waiting_id_;
  if (entered.epoch != epoch_) revealed_ = false;
  epoch_ = entered.epoch;
  seq_ = entered.seq;
  newest_ = std::max(newest_, seq_);
  seat_ = entered.seat;
  question_ = entered.question;
  see(entered.state);
  see(entered.frames);
  const auto clock = own_clock(entered.times, entered.now);
  if (clock && clock_) clock_gaps_.push_back({*clock_, *clock});
  clock_ = clock;
  entered_ = true;
  if (sat_down) {
    waiting_.clear();
  } else if (waits()) {
    ++resent_;
    send_waiting();
  }
}

void Player::on(const to_app::News& news) {
  seq_ = news.seq;
  newest_ = std::max(newest_, seq_);
  seat_ = news.seat;
  question_ = news.question;
  if (news.state) see(*news.state);
  see(news.frames);
  clock_ = own_clock(news.times, news.now);
}

void Player::on(const to_app::Ok& ok) {
  acknowledged_[ok.re] = ok.seq;
  newest_ = std::max(newest_, ok.seq);
  if (ok.re != waiting_id_) return;
  waiting_.clear();
  if (seq_ < ok.seq) question_.reset();  // until the news is there
}

// What can't be stored now is sent again; everything else is answered with that.
void Player::on(const to_app::No& no) {
  if (no.re != waiting_id_) return;
  refusal_ = no;
  using Code = to_app::No::Code;
  if (no.code == Code::storage || no.code == Code::draining) return;  // until the trouble is over
  if (no.code == Code::limit) {
    try_again_ = true;
    return;
  }
  refused_.push_back(*no.re);
  waiting_.clear();
}

void Player::on(const to_app::Trouble& trouble) {
  troubled_ = trouble.what == to_app::Trouble::What::storage;
  if (trouble.what == to_app::Trouble::What::none && waits()) try_again_ = true;
}

void Player::on(const to_app::Beat& beat) { here_ = beat.here; }

std::optional<Player::ClockSeen> Player::own_clock(const std::vector<SeatTime>& times, std::uint64_t now) const {
  for (const SeatTime& time : times)
    if (time.seat == seat_) return ClockSeen{now, time.left, time.runs ? question_.value_or(0) : 0};
  return std::nullopt;
}

void Player::see(const State& state) { stage_ = state.stage; }

void Player::see(const std::vector<Json>& frames) {
  if (frames.empty()) return;
  const auto frame = boost::json::parse(frames.back().text);
  const auto& situation = frame.at("situation");
  situation_ = boost::json::serialize(situation);
  moves_.clear();
  for (const auto& asked : situation.at("asked").as_array())
    for (const auto& move : asked.at("moves").as_array()) moves_.emplace_back(move.at("text").as_string());
}

}  // namespace sounder::server
