// People at tables of our server. They take what they are asked from what they are sent and never run a rule.
#pragma once

#include "load_clients.h"
#include "protocol/messages.h"

namespace sounder::load {

class Crowd final : public LoadClients {
 public:
  struct Setup {
    std::uint16_t port = 0;
    std::vector<std::string> games;  // in rotation
    protocol::Clock clock = {};
  };

  Crowd(boost::asio::io_context& context, Setup setup)
      : LoadClients(context, setup.port, "/play"), setup_(std::move(setup)) {}

  bool sit_down(std::size_t tables) override;
  bool come_back();  // on fresh sockets to the seats they had; `back` has how long each took
  Times& back() { return back_; }

  void opened(std::size_t number) override;
  void heard(std::size_t number, std::string_view text) override;

 private:
  struct Person {
    std::string secret, nonce;
    std::optional<std::uint64_t> question;
    std::string move;
    bool plays = false;  // has seen the match begin
    bool revealed = false;
    bool over = false;
    bool here = false;  // has entered again
  };

  template <class Message>
  void tell(std::size_t number, const Message& message) {
    say(number, protocol::text_of(message));
  }
  std::string fresh_id();
  void begin(std::size_t table) override;
  std::size_t make_move(std::size_t table) override;
  void go_on(std::size_t table) override;
  void look(std::size_t number, std::string_view news);
  void begin_to_play(std::size_t number, std::string_view text);
  void on(std::size_t number, const protocol::to_app::Welcome&);
  void on(std::size_t number, const protocol::to_app::Seated&);
  void on(std::size_t number, const protocol::to_app::Entered&);
  void on(std::size_t number, const protocol::to_app::News&);
  void on(std::size_t number, const protocol::to_app::Ok&);
  void on(std::size_t number, const protocol::to_app::No&);
  template <class Other>
  void on(std::size_t, const Other&) {}

  Setup setup_;
  std::vector<Person> people_;
  std::vector<std::string> tables_;  // their ids
  std::size_t entered_ = 0;
  std::uint64_t commands_ = 0;
  bool coming_back_ = false;
  Clock::time_point came_back_at_;
  Times back_;
};

}  // namespace sounder::load
