// Two evenings that differ only in what somebody can't know, through the real server: the same frames, of the same
// size, in the same order. tests/tables/leaks.cpp asks far more questions of a table; this one asks whether anything
// leaks around it.
#include <boost/json.hpp>

#include "server/rows.h"
#include "server/server_fixture.h"
#include "store/store.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;

Viewer viewer(std::optional<Seat> seat) { return seat ? Viewer(*seat) : Viewer::audience(); }

// The moment is not the same in two evenings, nor how long somebody has been away.
std::string without_time(std::string text) {
  for (const std::string_view key : {"\"now\":", "\"away\":"})
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string::npos;) {
      at += key.size();
      text.replace(at, std::min(text.find_first_not_of("0123456789", at), text.size()) - at, "0");
    }
  return text;
}

// A viewer at a socket of the server, and all that it is sent, except beats, which come at any time.
class SocketViewer {
 public:
  SocketViewer(std::uint16_t port, std::string table, std::optional<std::string> secret)
      : client_(port), table_(std::move(table)), secret_(std::move(secret)) {
    client_.send(to_server::Hello{version, "test"});
    EXPECT_TRUE(until<to_app::Welcome>());
    look();
  }

  // Everything up to a message of one of these kinds.
  template <class... Messages>
  std::optional<ToApp> until() {
    for (;;) {
      const auto text = client_.receive();
      const auto message = text ? read_to_app(*text) : Expected<ToApp>(error("nothing came"));
      if (!message) return std::nullopt;
      if (!std::holds_alternative<to_app::Beat>(*message)) frames_.push_back(without_time(*text));
      if ((std::holds_alternative<Messages>(*message) || ...)) return *message;
    }
  }
  // All that is on the table: whatever was sent before has come by then.
  void look() {
    client_.send(to_server::Enter{"look", table_, secret_, {}});
    const auto message = until<to_app::Entered>();
    ASSERT_TRUE(message);
    const auto* entered = std::get_if<to_app::Entered>(&*message);
    seat_ = entered->seat;
    question_ = entered->question;
    seq_ = entered->seq;
    moves_.clear();
    const auto situation = boost::json::parse(entered->frames.back().text).at("situation");
    for (const auto& asked : situation.at("asked").as_array())
      for (const auto& move : asked.at("moves").as_array()) moves_.emplace_back(move.at("text").as_string());
  }
  // What is refused, or not, for a reason that may tell something.
  void try_things() {
    client_.send(to_server::Record{"record"});
    EXPECT_TRUE(until<to_app::Record>());
    if (!seat_) return;
    client_.send(to_server::Undo{"undo", seq_, {}});
    const bool answered = until<to_app::Ok, to_app::No>().has_value();
    EXPECT_TRUE(answered);
  }
  bool play(const std::string& text) {
    client_.send(to_server::Play{"play " + std::to_string(seq_), *question_, {text}});
    return until<to_app::Ok>().has_value();
  }
  std::optional<Seat> seat() const { return seat_; }
  bool is_asked() const { return question_ && !moves_.empty(); }
  const std::string& first_move() const { return moves_.front(); }
  const std::vector<std::string>& frames() const { return frames_; }

 private:
  Client client_;
  std::string table_;
  std::optional<std::string> secret_;
  std::optional<Seat> seat_;
  std::optional<std::uint64_t> question_;
  std::uint64_t seq_ = 0;
  std::vector<std::string> moves_;
  std::vector<std::string> frames_;
};

// What everybody could know after each step, and had been sent by then.
struct Step {
  std::vector<std::string> views;
  std::vector<std::size_t> frames;
};
struct Told {
  std::vector<Step> steps;
  std::vector<std::vector<std::string>> frames;  // by viewer
};

class SocketLeaks : public Tables {
 protected:
  struct Choice {
    Seat by;
    std::string one, other;
  };

  std::string database(const std::string& name = "") const { return folder() + name + "/sounder.db"; }
  tables::Table table(const std::string& of = "") const {
    const auto store = store::Store::open("sqlite:" + database(of));
    const auto rows = (*store)->load(ada.table());
    return *table_from(games_, **rows);
  }
  // Two moves of a seat of which nobody else can tell which it was.
  std::optional<Choice> secret_choice() const {
    const tables::Table now = table();
    if (now.stage() != Stage::playing) return std::nullopt;
    const AnyGame& game = now.session()->game();
    const AnyState& state = now.session()->match().state();
    const SeatSet asked = now.session()->match().turn().seats;
    if (asked.size() < 3) return std::nullopt;  // two others are to choose after this one
    for (const Seat seat : asked) {
      std::vector<AnyMove> moves, hidden;
      game.moves(state, seat, moves);
      for (const AnyMove& move : moves)
        if (game.hidden_from(state, seat, move).size() >= 3) hidden.push_back(move);
      if (hidden.size() >= 2) return Choice{seat, game.text(state, hidden.front()), game.text(state, hidden.back())};
    }
    return std::nullopt;
  }
  void play_until_somebody_chooses_in_secret() {
    serve();
    ASSERT_TRUE(ada.connect(port()) && bob.connect(port()) && cat.connect(port()));
    ASSERT_TRUE(ada.make(table_of("happy-pigs", {"me", "open", "open"})));
    ASSERT_TRUE(bob.join(ada.table()) && cat.join(ada.table()));
    ASSERT_TRUE(ada.command(to_server::Start{}));
    for (std::uint64_t seq = 8; !choice && !ada.is_over(); ++seq) {
      ASSERT_TRUE(play_on({&ada, &bob, &cat}, 20s, seq));
      for (Player* player : {&ada, &bob, &cat})
        while (player->waits()) ASSERT_TRUE(player->listen(20ms));
      choice = secret_choice();
    }
    stop();
    ASSERT_TRUE(choice);
  }
  // From here on with this choice, on a copy of what is stored.
  Told go_on_with(const std::string& text, const std::string& copy) {
    std::filesystem::create_directories(folder() + copy);
    std::filesystem::copy_file(database(), database(copy));
    serve([&](TableSettings& settings) { settings.database = "sqlite:" + database(copy); });
    std::vector<std::unique_ptr<SocketViewer>> all;
    for (const Player* player : {&ada, &bob, &cat})
      all.push_back(std::make_unique<SocketViewer>(port(), ada.table(), player->secret()));
    all.push_back(std::make_unique<SocketViewer>(port(), ada.table(), std::nullopt));
    Told told;
    const auto play = [&](SocketViewer& mover, const std::string& move) {
      EXPECT_TRUE(mover.play(move));
      Step step;
      for (auto& each : all) {
        each->look();
        if (each->seat() != choice->by) each->try_things();
      }
      for (auto& each : all) {
        each->look();
        step.frames.push_back(each->frames().size());
      }
      const tables::Table now = table(copy);
      for (const auto& each : all)
        step.views.push_back(now.session()->game().view(now.session()->match().state(), viewer(each->seat())));
      told.steps.push_back(step);
    };
    for (auto& each : all)
      if (each->seat() == choice->by) play(*each, text);
    for (auto& each : all)
      if (each->seat() != choice->by && each->is_asked()) play(*each, each->first_move());
    for (auto& each : all) told.frames.push_back(each->frames());
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i]->seat() == choice->by) chooser = i;
    stop();
    return told;
  }

  tables::GameCache games_;
  Player ada{"Ada", 1}, bob{"Bob", 2}, cat{"Cat", 3};
  std::optional<Choice> choice;
  std::size_t chooser = 0;
};

TEST_F(SocketLeaks, nobody_is_sent_what_they_can_not_know) {
  play_until_somebody_chooses_in_secret();
  if (HasFatalFailure()) return;
  const Told one = go_on_with(choice->one, "/one"), other = go_on_with(choice->other, "/other");
  ASSERT_EQ(one.steps.size(), other.steps.size());
  EXPECT_NE(one.frames[chooser], other.frames[chooser]) << "who chose knows what they chose";
  int compared = 0;
  for (std::size_t viewer = 0; viewer < one.frames.size(); ++viewer)
    for (std::size_t i = 0; i < one.steps.size(); ++i) {
      if (one.steps[i].views[viewer] != other.steps[i].views[viewer]) break;  // now they may know
      ASSERT_EQ(one.steps[i].frames[viewer], other.steps[i].frames[viewer]);
      for (std::size_t frame = 0; frame < one.steps[i].frames[viewer]; ++frame)
        ASSERT_EQ(one.frames[viewer][frame], other.frames[viewer][frame]) << "viewer " << viewer << ", step " << i;
      ++compared;
    }
  EXPECT_GE(compared, 4) << "two others and a watcher, one of them after another's choice, too";
}

}  // namespace
}  // namespace sounder::server
