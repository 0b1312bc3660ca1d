// The conversations of docs/protocol.md, played against a table: what is said there is so.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <deque>
#include <map>
#include <sstream>

#include "match/file.h"
#include "tables/friends.h"
#include "where.h"

namespace sounder::tables {
namespace {

using boost::json::value;
namespace to_app = protocol::to_app;

constexpr std::string_view anything = "…";

// Whether what was said is what the page says. An object with a field "…" may have more.
bool fits(const value& said, const value& written) {
  if (written.is_string() && written.as_string() == anything) return true;
  if (said.kind() != written.kind())
    return said.is_number() && written.is_number() && said.to_number<double>() == written.to_number<double>();
  if (written.is_array()) {
    const auto& one = said.as_array();
    const auto& two = written.as_array();
    return std::equal(one.begin(), one.end(), two.begin(), two.end(), fits);
  }
  if (!written.is_object()) return said == written;
  const auto& whole = said.as_object();
  std::size_t fields = 0;
  for (const auto& [key, wanted] : written.as_object()) {
    if (key == anything) continue;
    ++fields;
    if (!whole.contains(key) || !fits(whole.at(key), wanted)) return false;
  }
  return written.as_object().contains(anything) || fields == whole.size();
}

// What a server does around one table, as far as the page tells.
class FakeServer {
 public:
  void hear(const std::string& who, const std::string& json) {
    const auto command = protocol::read_to_server(json);
    if (!command) return tell(who, to_app::No{protocol::id_in(json), Code::unreadable, command.error().message, {}});
    std::visit([&](const auto& one) { on(who, one); }, *command);
  }
  std::deque<std::string>& told_to(const std::string& who) { return told_[who]; }
  const std::map<std::string, std::deque<std::string>>& told() const { return told_; }

 private:
  static constexpr Time now = 1'800'000'000'000;
  static constexpr std::string_view epoch = "9f2c61d07be34a58";

  template <class Any>
  void tell(const std::string& who, const Any& message) {
    told_[who].push_back(protocol::text_of(message));
  }
  Moment moment() const { return {now, here(), {}, epoch}; }
  SeatSet here() const {
    SeatSet seats;
    for (const auto& [who, person] : guests_)
      if (const auto seat = table_->seat_of(person)) seats |= *seat;
    return seats;
  }

  void on(const std::string& who, const to_server::Hello&) {
    tell(who, to_app::Welcome{protocol::version, "build", static_cast<std::uint64_t>(now), {}});
  }
  void on(const std::string& who, const to_server::Make& make) {
    const auto events = Table::make(games(), make, {"k3m9x2p7q4wd", secret_of(3), now});
    if (!events) return tell(who, answer_of(events.error(), make.id));
    table_.emplace(games(), "k3m9x2p7q4wd", secret_of(3));
    for (const Event& event : *events) ASSERT_TRUE(table_->apply(event));
    seat(who, 1, make.id);
  }
  void on(const std::string& who, const to_server::Enter& enter) { enter_as(who, 0, enter.id); }
  void on(const std::string& who, const to_server::Join& join) {
    if (const auto events = carry_out(who, join, 0)) {
      const Person person = std::get<event::Joined>(events->front().what).person;
      seat(who, person, join.id);
      publish(*events, who);
    }
  }
  template <class Command>
  void on(const std::string& who, const Command& command) {
    if constexpr (requires { command.id; }) {
      const Person person = guests_.contains(who) ? guests_[who] : 0;
      if (const auto done = table_->done(person, command.id)) return tell(who, to_app::Ok{command.id, *done});
      if (const auto events = carry_out(who, command, person)) {
        tell(who, to_app::Ok{command.id, events->front().seq});
        publish(*events, "");
      }
    }
  }

  template <class Command>
  std::optional<Events> carry_out(const std::string& who, const Command& command, Person person) {
    const auto events = table_->check(ToServer(command), person, moment());
    if (!events) {
      tell(who, answer_of(events.error(), command.id));
      return std::nullopt;
    }
    frames_ = {};
    for (const Event& event : *events) {
      auto shown = table_->apply(event, SeatSet::everybody());
      for (std::size_t i = 0; i < frames_.size(); ++i)
        for (std::string& frame : (*shown)[i]) frames_[i].push_back(std::move(frame));
    }
    return *events;
  }

  void seat(const std::string& who, Person person, const std::string& command) {
    guests_[who] = person;
    tell(who, to_app::Seated{command, table_->id(), *table_->seat_of(person), "q83vEjRWeJq83vEjRWeJqw",
                             table_->is_host(person)});
    enter_as(who, person, command);
  }
  void enter_as(const std::string& who, Person person, const std::string& command) {
    guests_[who] = person;
    const auto own = table_->seat_of(person);
    to_app::Entered entered{command, table_->seq(),           static_cast<std::uint64_t>(now),
                            own,     table_->is_host(person), table_->state(here(), 0)};
    entered.times = table_->times(moment());
    entered.lines = table_->lines();
    for (std::string& frame : table_->frames(own.value_or(Seat::nobody), 0))
      entered.frames.push_back({std::move(frame)});
    if (own) entered.question = table_->question_of(*own);
    entered.epoch = epoch;
    tell(who, entered);
  }
  void publish(const Events& events, const std::string& except) {
    for (const auto& [who, person] : guests_) {
      if (who == except) continue;
      const auto own = table_->seat_of(person);
      to_app::News news{table_->seq(), static_cast<std::uint64_t>(now), own, table_->state(here(), 0),
                        table_->times(moment())};
      news.lines = table_->lines(events.front().seq - 1);
      for (const std::string& frame : frames_[static_cast<std::size_t>(index_of(own.value_or(Seat::nobody)))])
        news.frames.push_back({frame});
      if (own) news.question = table_->question_of(*own);
      tell(who, news);
    }
  }

  std::optional<Table> table_;
  std::map<std::string, Person> guests_;
  std::map<std::string, std::deque<std::string>> told_;
  FramesByViewer frames_;
};

// One line of the page: "Ada → {...}".
void say(FakeServer& server, const std::string& line) {
  const std::size_t blank = line.find(' ');
  const std::string who = line.substr(0, blank);
  const std::string arrow = line.substr(blank + 1, std::string("→").size());
  const std::string json = line.substr(blank + 1 + arrow.size() + 1);
  if (arrow == "→") return server.hear(who, json);
  ASSERT_EQ(arrow, "←") << line;
  auto& told = server.told_to(who);
  ASSERT_FALSE(told.empty()) << who << " is told nothing, expected " << json;
  EXPECT_TRUE(fits(boost::json::parse(told.front()), boost::json::parse(json)))
      << "page: " << json << "\nsaid: " << told.front();
  told.pop_front();
}

void expect_all_is_told(const FakeServer& server) {
  for (const auto& [who, told] : server.told()) EXPECT_TRUE(told.empty()) << who << " is told more: " << told.front();
}

TEST(Conversations, of_the_page_are_so) {
  const auto page = read_document(std::string(where::source) + "/docs/protocol.md");
  ASSERT_TRUE(page);
  std::istringstream lines(*page);
  std::optional<FakeServer> server;
  bool inside = false;
  int conversations = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```conversation")) {
      inside = true;
      ++conversations;
      if (line != "```conversation goes on") server.emplace();
    } else if (line == "```") {
      if (inside) expect_all_is_told(*server);
      inside = false;
    } else if (inside) {
      say(*server, line);
    }
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GE(conversations, 4);
}

TEST(Conversations, would_notice_if_the_page_were_wrong) {
  const auto fit = [](const char* said, const char* written) {
    return fits(boost::json::parse(said), boost::json::parse(written));
  };
  EXPECT_TRUE(fit(R"({"a": 1, "b": [2]})", R"({"a": 1, "b": ["…"]})"));
  EXPECT_TRUE(fit(R"({"a": 1, "b": 2})", R"({"…": "…", "a": 1})"));
  EXPECT_FALSE(fit(R"({"a": 1, "b": 2})", R"({"a": 1})"));
  EXPECT_FALSE(fit(R"({"a": 1})", R"({"a": 1, "b": 2})"));
  EXPECT_FALSE(fit(R"({"a": 1})", R"({"…": "…", "a": 2})"));
  EXPECT_FALSE(fit(R"([1, 2])", R"([1])"));
}

}  // namespace
}  // namespace sounder::tables
