#include "server/house.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sounder::server {

namespace {

int connected_to(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_port = htons(port);
  where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ::connect(socket, reinterpret_cast<const sockaddr*>(&where), sizeof where);
  return socket;
}

bool send_all(int socket, const std::string& text) {
  return ::send(socket, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
}

}  // namespace

std::string Tables::get(const std::string& path, const std::string& headers, std::uint16_t from) const {
  const int socket = connected_to(from == 0 ? port() : from);
  std::string answer;
  if (send_all(socket, "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + headers + "\r\n"))
    for (char bytes[4096];;) {
      const ssize_t count = ::recv(socket, bytes, sizeof bytes, 0);
      if (count <= 0) break;
      answer.append(bytes, static_cast<std::size_t>(count));
    }
  ::close(socket);
  return answer;
}

PlainSocket::PlainSocket(std::uint16_t port) : socket_(connected_to(port)) {
  const std::string request =
      "GET /play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  char answer[12] = {};
  upgraded_ = send_all(socket_, request) && ::recv(socket_, answer, sizeof answer, MSG_WAITALL) == sizeof answer &&
              std::string_view(answer, sizeof answer) == "HTTP/1.1 101";
}

PlainSocket::~PlainSocket() { ::close(socket_); }

}  // namespace sounder::server
