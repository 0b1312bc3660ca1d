#include "crash/child.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>
#include <thread>

namespace sounder::crash {
namespace {

using namespace std::chrono_literals;

sockaddr_in loopback(std::uint16_t port) {
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_port = htons(port);
  where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return where;
}

// The process becomes the server; dies with us, whatever happens to us.
[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         const std::string& crash_at) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (crash_at.empty())
    ::unsetenv("SOUNDER_CRASH_AT");
  else
    ::setenv("SOUNDER_CRASH_AT", crash_at.c_str(), 1);
  std::vector<char*> words = {const_cast<char*>(program.c_str())};
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  ::dup2(::open("/dev/null", O_WRONLY), STDOUT_FILENO);
  ::execv(program.c_str(), words.data());
  ::_exit(127);
}

}  // namespace

// It never listens. No child inherits it.
Port::Port() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const int yes = 1;
  ::setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in where = loopback(0);
  socklen_t size = sizeof where;
  if (::bind(socket_, reinterpret_cast<const sockaddr*>(&where), size) != 0 ||
      ::getsockname(socket_, reinterpret_cast<sockaddr*>(&where), &size) != 0)
    throw std::runtime_error("no port is free");
  number_ = ntohs(where.sin_port);
}

Port::~Port() { ::close(socket_); }

Child::Child(std::string program, std::vector<std::string> arguments, std::uint16_t port)
    : program_(std::move(program)), arguments_(std::move(arguments)), port_(port) {}

bool Child::start(const std::string& crash_at) {
  lives_.push_back({server::Clock::wall_time(), INT64_MAX});
  pid_ = ::fork();
  if (pid_ == 0) become(program_, arguments_, crash_at);
  for (int i = 0; i < 2000; ++i) {
    if (is_ready()) return true;
    if (has_died()) return false;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

bool Child::is_ready() const {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in where = loopback(port_);
  const std::string question = "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  char answer[16] = {};
  const bool asked =
      ::connect(socket, reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0 &&
      ::send(socket, question.data(), question.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(question.size()) &&
      ::recv(socket, answer, 12, MSG_WAITALL) == 12;
  ::close(socket);
  return asked && std::string(answer).ends_with("200");
}

bool Child::has_died() {
  if (pid_ == 0) return true;
  int status = 0;
  if (::waitpid(pid_, &status, WNOHANG) != pid_) return false;
  note_death();
  return true;
}

void Child::note_death() {
  pid_ = 0;
  ++deaths_;
  lives_.back().until = server::Clock::wall_time();
}

bool Child::wait_for_death(std::chrono::milliseconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < until) {
    if (has_died()) return true;
    std::this_thread::sleep_for(2ms);
  }
  return false;
}

void Child::kill_now() {
  if (pid_ == 0) return;
  ::kill(pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
  note_death();
}

int Child::stop() {
  if (pid_ == 0) return -1;
  ::kill(pid_, SIGTERM);
  int status = 0;
  ::waitpid(pid_, &status, 0);
  note_death();
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace sounder::crash
