// Who is here. A server knows its own sockets; on one database with others it tells them who sits at them, and is told.
#include <boost/asio/post.hpp>

#include "server/hub.h"

namespace sounder::server {

// Somebody came or went: the others need not wait for their beat, other servers not for more than a tick.
void Hub::presence_changed(TableActor& actor) {
  if (store_->several_servers()) to_tell_.insert(actor.id);
  tell_presence(actor);
}

void Hub::tell_presence(TableActor& actor) {
  if (!actor.table || actor.sessions.empty() || leaving_) return;
  const Frame frame = beat_of(&actor);
  for (const SessionPtr& session : actor.sessions)
    if (session->seen == actor.head) session->send(frame);  // others are about to be told more
}

// Writes all changes together. What could not be written is written when the store works again.
void Hub::tell_other_servers() {
  if (to_tell_.empty() || telling_others_ || storage_down_) return;
  telling_others_ = true;
  std::vector<store::Present> tables;
  for (const std::string& table : std::exchange(to_tell_, {})) {
    const TableActor* actor = cache_.find(table);
    tables.push_back({table, {}, actor ? actor->people() : std::vector<int>{}});
  }
  readers_.add("presence", [this, tables = std::move(tables)](const std::atomic<bool>&) {
    const bool stored = store_->tell_present(tables).has_value();
    boost::asio::post(context_, [this, tables, stored] {
      telling_others_ = false;
      if (stored) return;
      for (const store::Present& present : tables) to_tell_.insert(present.table);
    });
  });
}

// Who is not there any more may be on his way to another server.
void Hub::take_elsewhere(TableActor& actor, std::vector<store::Present> elsewhere) {
  if (elsewhere == actor.elsewhere) return;
  const auto before = std::exchange(actor.elsewhere, std::move(elsewhere));
  for (const store::Present& there : before)
    for (const int person : there.people)
      actor.went(static_cast<tables::Person>(person), clock_.now(), limits_.short_absence);
  tell_presence(actor);
}

// A server that is silent has lost its people, whatever it told of them.
void Hub::take_servers(std::vector<std::string> up) {
  const auto before = std::exchange(servers_up_, std::move(up));
  const auto silent = [&](const std::string& server) {
    return std::ranges::binary_search(before, server) && !std::ranges::binary_search(servers_up_, server);
  };
  if (std::ranges::none_of(before, silent)) return;
  cache_.each([&](TableActor& actor) {
    auto left = actor.elsewhere;
    std::erase_if(left, [&](const store::Present& there) { return silent(there.server); });
    take_elsewhere(actor, std::move(left));
  });
}

}  // namespace sounder::server
