#include "store/listener.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <poll.h>
#include <unistd.h>

#include <memory>
#include <utility>

namespace sounder::store {
namespace {

constexpr int pause_between_tries = 500;  // milliseconds

struct Finish {
  void operator()(PGconn* handle) const { PQfinish(handle); }
  void operator()(PGresult* result) const { PQclear(result); }
  void operator()(PGnotify* notify) const { PQfreemem(notify); }
};
template <class T>
using Held = std::unique_ptr<T, Finish>;

void add_words(std::string_view text, std::vector<std::string>& words) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

Listener::Listener(std::string uri, std::function<int()> own, Heard heard)
    : uri_(std::move(uri)), own_(std::move(own)), heard_(std::move(heard)) {
  if (::pipe2(stop_, O_CLOEXEC) != 0) return;
  thread_ = std::thread([this] { work(); });
}

Listener::~Listener() {
  stopping_ = true;
  if (stop_[1] >= 0) ::close(stop_[1]);
  if (thread_.joinable()) thread_.join();
  if (stop_[0] >= 0) ::close(stop_[0]);
}

void Listener::work() {
  while (!stopping_) {
    listen_once();
    wait_for(-1, pause_between_tries);
  }
}

void Listener::listen_once() {
  const Held<PGconn> handle(PQconnectdb(uri_.c_str()));
  if (PQstatus(handle.get()) != CONNECTION_OK) return;
  PQsetNoticeProcessor(
      handle.get(), [](void*, const char*) {}, nullptr);
  if (PQresultStatus(Held<PGresult>(PQexec(handle.get(), "LISTEN sounder")).get()) != PGRES_COMMAND_OK) return;
  heard_({});
  while (PQconsumeInput(handle.get()) != 0) {
    std::vector<std::string> tables;
    while (const Held<PGnotify> notify{PQnotifies(handle.get())})
      if (notify->be_pid != own_()) add_words(notify->extra, tables);
    if (!tables.empty()) heard_(std::move(tables));
    if (!wait_for(PQsocket(handle.get()), -1)) return;
  }
}

bool Listener::wait_for(int socket, int milliseconds) {
  pollfd both[] = {{stop_[0], POLLIN, 0}, {socket, POLLIN, 0}};
  ::poll(both, 2, milliseconds);
  return !stopping_;
}

}  // namespace sounder::store
