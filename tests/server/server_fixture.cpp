#include "server/server_fixture.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sounder::server {

namespace {

sockaddr_in loopback(std::uint32_t last, std::uint16_t port) {
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_port = htons(port);
  where.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + last);
  return where;
}

int connected_to(std::uint16_t port, int from = 1) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in ours = loopback(static_cast<std::uint32_t>(from), 0);
  const sockaddr_in where = loopback(1, port);
  const bool bound = from == 1 || ::bind(socket, reinterpret_cast<const sockaddr*>(&ours), sizeof ours) == 0;
  const bool connected = bound && ::connect(socket, reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0;
  static_cast<void>(connected);  // if not, nothing can be sent
  return socket;
}

bool send_all(int socket, const std::string& text) {
  return ::send(socket, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
}

std::string read_all(int socket) {
  std::string all;
  for (char bytes[4096];;) {
    const ssize_t count = ::recv(socket, bytes, sizeof bytes, 0);
    if (count <= 0) return all;
    all.append(bytes, static_cast<std::size_t>(count));
  }
}

}  // namespace

std::string Tables::get(const std::string& path, const std::string& headers, std::uint16_t from) const {
  const int socket = connected_to(from == 0 ? port() : from);
  std::string answer;
  if (send_all(socket, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "\r\n"))
    answer = read_all(socket);
  ::close(socket);
  return answer;
}

PlainSocket::PlainSocket(std::uint16_t port, int from) : socket_(connected_to(port, from)) {
  const std::string request =
      "GET /play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
      "13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  char answer[12] = {};
  if (send_all(socket_, request) && ::recv(socket_, answer, sizeof answer, MSG_WAITALL) == sizeof answer)
    status_ = std::stoi(std::string(answer + 9, 3));  // HTTP/1.1 101
  upgraded_ = status_ == 101;
}

std::string PlainSocket::all_that_comes() const { return read_all(socket_); }

PlainSocket::~PlainSocket() { ::close(socket_); }

}  // namespace sounder::server
