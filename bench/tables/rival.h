// People at tables of a boardgame.io server (bench/boardgame.io), which speaks socket.io. Cells of a board are taken
// one after the other. It acknowledges nothing: who made a move knows that it was taken when the new state comes.
#pragma once

#include "guests.h"

namespace sounder::load {

class Rival final : public Guests {
 public:
  Rival(boost::asio::io_context& context, std::uint16_t port)
      : Guests(context, port, "/socket.io/?EIO=4&transport=websocket") {}

  bool sit_down(std::size_t tables) override;

  void opened(std::size_t) override {}  // it speaks first
  void heard(std::size_t number, std::string_view text) override;

 private:
  struct Table {
    std::size_t round = 0;  // a match that is over is followed by another
    std::size_t moves = 0;
    std::size_t synced = 0;
  };

  std::string name_of(std::size_t table) const;
  void begin(std::size_t table) override;
  std::size_t make_move(std::size_t table) override;
  void go_on(std::size_t table) override;
  void on_sync(std::size_t number);

  std::vector<Table> tables_;
};

}  // namespace sounder::load
