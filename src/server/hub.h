// Where sessions and tables meet. Everything here happens on one thread, that of the sockets, so there are no locks;
// what takes time (rows that are read, bots that think, events that are stored) happens elsewhere and comes back here.
//
// Order of work at a table, one command at a time: check, store, and only when it is on the disk: answer, tell
// everybody (hub_commands.cpp). The table in memory is ahead of the store for as long as the commit takes; nobody is
// shown it meanwhile, and if the commit fails it is dropped and read again.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/clock.h"
#include "server/deadlines.h"
#include "server/metrics.h"
#include "server/pool.h"
#include "server/settings.h"
#include "server/table_cache.h"
#include "store/store.h"
#include "tables/game_cache.h"

namespace sounder::server {

class Hub final : public Socket::Owner {
 public:
  static Expected<std::unique_ptr<Hub>> open(boost::asio::io_context& context, TableSettings settings);
  ~Hub() override;
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  void start();
  // No new commands; what is being stored is stored, everybody is told, then `done`.
  void drain(std::function<void()> done);

  // For the HTTP server.
  const OriginPolicy& origins() const { return settings_.origins; }
  bool has_capacity() const { return sockets_ < settings_.limits.sockets && !leaving_; }
  bool ready() const { return !storage_down_ && !draining_; }
  bool has_open_metrics() const { return settings_.open_metrics; }
  std::string metrics_text();
  // `from_here`: a page of this machine asks for itself.
  void receive(UpgradeRequest&& upgrade, const std::string& address, bool from_here);

  void on_open(Socket& socket) override;
  bool count(Socket& socket) override;
  void on_message(Socket& socket, std::string text, bool within_limits) override;
  void pinged_too_often(Socket& socket) override;
  void too_slow(Socket& socket) override;
  void on_close(Socket& socket) override;

 private:
  using Code = tables::Code;

  Hub(boost::asio::io_context& context, TableSettings settings, std::unique_ptr<store::Store> store, Time last_sign);

  struct PendingCommit;  // what is on its way to the disk

  // ---- Sessions and their commands (hub_sessions.cpp) ----
  enum class Enters { no, yes };
  using ThenWithPerson = std::function<void(TableActor*, tables::Person, Code)>;  // nobody: the code says why

  void on(const SessionPtr& session, const protocol::to_server::Hello& hello);
  void on(const SessionPtr& session, const protocol::to_server::Beat& beat);
  void on(const SessionPtr& session, const protocol::to_server::Make& make);
  void on(const SessionPtr& session, const protocol::to_server::Look& look);
  void on(const SessionPtr& session, const protocol::to_server::Enter& enter);
  void on(const SessionPtr& session, const protocol::to_server::Join& join);
  void on(const SessionPtr& session, const protocol::to_server::Code& command);
  void on(const SessionPtr& session, const protocol::to_server::Redeem& redeem);
  void on(const SessionPtr& session, const protocol::to_server::Rematch& rematch);
  void on(const SessionPtr& session, const protocol::to_server::Record& record);
  void on(const SessionPtr& session, const protocol::to_server::Reach& reach);
  template <class Command>
  void on(const SessionPtr& session, const Command& command);  // all others are for the table
  void welcome(Session& session);
  void let_go(Session& session, Closing code, std::string_view words, std::string_view why);
  void make_at(const SessionPtr& session, const protocol::to_server::Make& make, const std::string& table,
               Time received);
  void make_rematch(const SessionPtr& session, TableActor& actor, tables::Person person,
                    const protocol::to_server::Rematch& rematch, Time received);
  void store_rematch(const tables::Events& events, const FairDice::Secret& dice,
                     const std::shared_ptr<PendingCommit>& commit);
  void sit(const SessionPtr& session, TableActor& actor, tables::Person person);
  void stand_up(Session& session);
  void stand_up(Session& session, TableActor& actor);
  bool may_guess_on(Session& session);
  void with_person(const SessionPtr& session, const std::string& table, const std::string& secret, ThenWithPerson then);
  tables::EventSeq seen_before(const protocol::to_server::Enter& enter) const;
  void enter_as(const SessionPtr& session, TableActor& actor, tables::Person person, const std::string& command,
                tables::EventSeq since);
  void seat(const SessionPtr& session, const TableActor& actor, tables::Person person, const std::string& secret,
            const std::string& command);
  void seat_again(const SessionPtr& session, TableActor& actor, tables::Person person, const std::string& command,
                  Enters enters);
  void give_secret(const SessionPtr& session, const std::string& table, tables::Person person,
                   const std::string& secret, const std::string& command, Enters enters);

  template <class Message>
  static void tell(Session& session, const Message& message) {
    session.send(frame_of(protocol::text_of(message)));
  }
  void say_ok(const SessionPtr& session, std::string_view kind, const std::string& command, tables::EventSeq seq);
  void say_no(const SessionPtr& session, std::string_view kind, const std::string& command, const tables::Refusal& why);
  void say_no_table(const SessionPtr& session, std::string_view kind, const std::string& command, Code code);
  void say_no(const SessionPtr& session, std::string_view kind, const std::string& command, Code code,
              const std::string& words);

  // ---- Tables in memory (hub_tables.cpp) ----
  void with_table(const std::string& table, ThenWith then);
  void load(TableActor& actor);
  struct Read;  // what a reader brings
  void take_read(const std::string& table, Read read);
  void without_table(TableActor& actor, const Read& read);
  void learn_number(const std::string& table);
  void call_waiting(TableActor& actor);
  void refuse_all(TableActor& actor, Code code, const std::string& words);  // all commands that wait there
  void catch_up_sessions(TableActor& actor);
  void reload(TableActor& actor);
  void call_back_if_erased(TableActor& actor);
  // Others have appended to these; without names: perhaps to any.
  void read_on(const std::vector<std::string>& tables);
  void read_on(TableActor& actor);
  void take_more(const std::string& table, Expected<std::optional<store::Loaded>> more,
                 const std::vector<store::Present>& elsewhere);
  void load_those_alone();
  void load_next_in_background();

  // ---- A table's queue (hub_commands.cpp) ----
  void add(TableActor& actor, PendingCommand command);
  void go_on(TableActor& actor);
  void store_command(TableActor& actor, PendingCommand command);
  void store_table(const tables::Events& events, const FairDice::Secret& dice, std::shared_ptr<PendingCommit> commit);
  bool apply_all(TableActor& actor, const tables::Events& events, tables::FramesByViewer& frames);
  void begin_storing(TableActor& actor, store::Append append, std::shared_ptr<PendingCommit> commit);
  void take_stored();
  void after_storing(const std::shared_ptr<PendingCommit>& commit, store::Outcome outcome);
  void stored(TableActor& actor, PendingCommit& commit);
  void lost(TableActor& actor, PendingCommit& commit);
  void not_stored(TableActor& actor, const PendingCommit& commit);
  void answer(TableActor& actor, const PendingCommit& commit);
  // Everybody at the table gets what is new to them; `frames_for` has the frames of a viewer.
  void show(TableActor& actor, const std::function<tables::Frames(Seat)>& frames_for, tables::EventSeq before);
  std::optional<protocol::State> changed_state(TableActor& actor, SeatSet here);
  void look_ahead(TableActor& actor);  // bots that are asked, deadlines
  tables::Moment moment_at(const TableActor& actor, Time now) const;

  // ---- Bots and clocks (hub_timers.cpp) ----
  void ask_bots(TableActor& actor);
  void take_thought(const std::string& table, const tables::Table::Asked& asked, const Expected<std::string>& text);
  void set_deadline(TableActor& actor);
  void wait_for_deadline();
  void do_due();

  // ---- Who is here, at any server (hub_presence.cpp) ----
  void presence_changed(TableActor& actor);
  void tell_presence(TableActor& actor);
  void tell_other_servers();
  void take_elsewhere(TableActor& actor, std::vector<store::Present> elsewhere);
  void take_servers(std::vector<std::string> up);

  // ---- What has to be done now and then (hub_maintenance.cpp) ----
  void tick();
  Frame beat_of(const TableActor* actor) const;
  void tell_everybody(const Frame& frame);
  protocol::to_app::Trouble::What trouble_now() const;
  void tell_trouble();
  void give_sign();
  void storage_failed(const std::string& reason);
  void storage_works();
  void take_notices(const store::Notices& notices);
  void take_up_again();
  void clean_up();
  void finish_draining();

  boost::asio::io_context& context_;
  TableSettings settings_;
  const TableLimits& limits_ = settings_.limits;
  const Log log_{settings_.log, settings_.log_addresses};
  Metrics metrics_;
  Clock clock_;
  tables::GameCache games_;
  TableCache cache_;
  Addresses addresses_{limits_};
  Deadlines deadlines_;
  std::vector<std::weak_ptr<Session>> beats_[40];  // sessions by the tick that looks after them
  std::size_t next_beat_ = 0;
  std::size_t sockets_ = 0;
  std::uint64_t ticks_ = 0;
  std::vector<std::string> in_background_;  // tables with bots or clocks that are not loaded yet
  bool background_busy_ = false;
  std::size_t storing_now_ = 0;
  bool storage_down_ = false;
  bool draining_ = false;  // no new commands
  bool leaving_ = false;   // and the program ends
  bool signing_ = false;
  bool telling_others_ = false;
  bool waits_for_deadline_ = false;
  store::Notices notices_;
  std::set<std::string> to_tell_;        // tables at which somebody came or went, as other servers don't know yet
  std::vector<std::string> servers_up_;  // by name
  std::function<void()> drained_;
  Time store_by_ = 0;  // what is not stored by then is lost
  Time leave_by_ = 0;  // sockets are cut then
  bool goodbye_said_ = false;

  boost::asio::steady_timer tick_timer_{context_};
  boost::asio::steady_timer deadline_timer_{context_};

  // What the store's thread has done, handed over together: one wake-up for a whole commit.
  struct Done {
    std::shared_ptr<PendingCommit> commit;
    store::Outcome outcome;
  };
  std::mutex done_mutex_;
  std::vector<Done> done_;

  // Last, so that they end first: after them nobody else calls anything here.
  std::unique_ptr<store::Store> store_;
  Pool readers_{2};
  Pool bots_;
};

}  // namespace sounder::server
