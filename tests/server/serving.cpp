// The real server at a port of its own, asked over sockets.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <string>
#include <thread>

#include "server/answer.h"
#include "server/link_page.h"
#include "server/server.h"

namespace sounder::server {
namespace {

using namespace std::chrono_literals;

const std::string big_script(300'000, 'x');

const File test_files[] = {
    {"/assets/app-1a2b.js", "text/javascript; charset=utf-8", true, "1a2b", big_script, "gzipped script", "br script"},
    {"/assets/engine-3c4d.wasm", "application/wasm", true, "3c4d", "wasm", "", ""},
    {"/assets/worker-7a8b.js", "text/javascript; charset=utf-8", true, "7a8b", "a worker", "", ""},
    {"/index.html", "text/html; charset=utf-8", false, "5e6f", "<!doctype html>plain page", "gzipped page", "br page"},
    {"/link/happy-pigs.html", "text/html; charset=utf-8", false, "2b3c", "<a>@ORIGIN@/a.png<b>@ORIGIN@/", "",
     "br page"},
    {"/sw.js", "text/javascript; charset=utf-8", false, "9c0d", "another", "", ""},
};

// A connection as a browser, or somebody worse, would make it.
class Caller {
 public:
  // From 127.0.0.`from`.
  explicit Caller(std::uint16_t port, std::uint32_t from = 1) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in own{};
    own.sin_family = AF_INET;
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + from);
    ::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own);
    sockaddr_in where{};
    where.sin_family = AF_INET;
    where.sin_port = htons(port);
    where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    timeval patience{120, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0;
  }
  ~Caller() { ::close(socket_); }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;

  bool connected() const { return connected_; }
  bool send(const std::string& text) {
    return ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
  }

  struct Reply {
    int status = 0;
    std::string headers;
    std::string body;
    std::string header(const std::string& name) const {
      const std::size_t at = headers.find("\r\n" + name + ": ");
      if (at == std::string::npos) return "";
      const std::size_t from = at + name.size() + 4;
      return headers.substr(from, headers.find("\r\n", from) - from);
    }
  };

  // One answer; status 0 if the server hung up without one.
  Reply reply(bool has_body = true) {
    std::size_t end = 0;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos)
      if (!receive()) return {};
    Reply made;
    made.headers = received_.substr(0, end + 2);
    made.status = std::stoi(made.headers.substr(9, 3));
    const std::string length = made.header("Content-Length");
    const std::size_t size = has_body && !length.empty() ? std::stoul(length) : 0;
    received_.erase(0, end + 4);
    while (received_.size() < size)
      if (!receive()) return {};
    made.body = received_.substr(0, size);
    received_.erase(0, size);
    return made;
  }

  // Something has come, or the end.
  bool hears(std::chrono::milliseconds patience) const {
    pollfd end{socket_, POLLIN, 0};
    return ::poll(&end, 1, static_cast<int>(patience.count())) > 0;
  }
  // Nothing more comes, and the server has hung up.
  bool hung_up() { return received_.empty() && !receive(); }

 private:
  bool receive() {
    char bytes[65536];
    const ssize_t count = ::recv(socket_, bytes, sizeof bytes, 0);
    if (count <= 0) return false;
    received_.append(bytes, static_cast<std::size_t>(count));
    return true;
  }

  int socket_;
  bool connected_ = false;
  std::string received_;
};

class Serving : public ::testing::Test {
 protected:
  void serve(Limits limits = {}) {
    auto made = Server::listen("127.0.0.1", 0, test_files, limits);
    ASSERT_TRUE(made) << made.error().message;
    server_.emplace(std::move(*made));
    thread_ = std::thread([this] { server_->run(); });
  }
  void TearDown() override {
    if (!server_) return;
    server_->stop();
    thread_.join();
  }
  std::uint16_t port() const { return server_->port(); }
  Caller::Reply get(const std::string& path, const std::string& headers = {}, const std::string& method = "GET") const {
    Caller client(port());
    client.send(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n");
    return client.reply(method != "HEAD");
  }

 private:
  std::optional<Server> server_;
  std::thread thread_;
};

TEST_F(Serving, the_root_is_the_page_and_must_be_asked_for_again) {
  serve();
  for (const char* path : {"/", "/index.html", "/?from=home"}) {
    const auto reply = get(path);
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.body, "<!doctype html>plain page");
    EXPECT_EQ(reply.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(reply.header("Cache-Control"), "no-cache");
    EXPECT_EQ(reply.header("ETag"), "\"5e6f\"");
    EXPECT_EQ(reply.header("Content-Encoding"), "");
    EXPECT_FALSE(reply.header("Date").empty());
  }
}

TEST_F(Serving, a_link_that_names_a_game_has_its_tags_with_the_address_that_was_asked) {
  serve();
  for (const char* path : {"/?happy-pigs", "/?happy-pigs&fbclid=1", "/?happy-pigs="}) {
    const auto reply = get(path, "Accept-Encoding: br\r\n");
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.body, "<a>http://localhost/a.png<b>http://localhost/");
    EXPECT_EQ(reply.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(reply.header("Cache-Control"), "no-cache");
    EXPECT_EQ(reply.header("ETag"), "");
    EXPECT_EQ(reply.header("Content-Encoding"), "");
    EXPECT_FALSE(reply.header("Content-Security-Policy").empty());
  }
  EXPECT_EQ(get("/?happy-pigs", "X-Forwarded-Proto: https\r\n").body,
            "<a>https://localhost/a.png<b>https://localhost/");
  EXPECT_EQ(get("/?happy-pigs", {}, "HEAD").header("Content-Length"), "45");
  EXPECT_EQ(get("/?happy-pigs", {}, "POST").status, 405);
  for (const char* path : {"/?", "/?chess", "/?../index", "/?x=happy-pigs"})
    EXPECT_EQ(get(path).body, "<!doctype html>plain page") << path;
}

TEST(LinkPage, the_origin_is_the_hosts_own_or_what_the_request_says) {
  EXPECT_EQ(requested_origin({}, "games.example.org", ""), "http://games.example.org");
  EXPECT_EQ(requested_origin({}, "games.example.org:8080", "https"), "https://games.example.org:8080");
  EXPECT_EQ(requested_origin({}, "[::1]:8080", "gopher"), "http://[::1]:8080");
  const OriginPolicy origins{{"https://other.example.org", "https://games.example.org"}, {}};
  EXPECT_EQ(requested_origin(origins, "Games.example.org", ""), "https://games.example.org");
  for (const char* host : {"", "a\"><script>", "a b", "a/b", "user@a"})
    EXPECT_EQ(requested_origin(origins, host, "https"), "") << host;
}

TEST_F(Serving, what_is_named_after_its_content_is_kept_for_good) {
  serve();
  const auto script = get("/assets/app-1a2b.js");
  EXPECT_EQ(script.body, big_script);
  EXPECT_EQ(script.header("Cache-Control"), "max-age=31536000, immutable");
  EXPECT_EQ(script.header("ETag"), "") << "it need not be asked for again";
  EXPECT_EQ(get("/assets/engine-3c4d.wasm").header("Content-Type"), "application/wasm");
}

TEST_F(Serving, the_best_coding_that_is_accepted_is_sent) {
  serve();
  const auto coded = [&](const std::string& accepted) { return get("/", "Accept-Encoding: " + accepted + "\r\n"); };
  EXPECT_EQ(coded("gzip, deflate, br").body, "br page");
  EXPECT_EQ(coded("gzip, deflate, br").header("Content-Encoding"), "br");
  EXPECT_EQ(coded("gzip, deflate, br").header("ETag"), "\"5e6f-br\"");
  EXPECT_EQ(coded("gzip").body, "gzipped page");
  EXPECT_EQ(coded("GZIP;q=0.5").body, "gzipped page");
  EXPECT_EQ(coded("br;q=0, gzip;q=0.0").body, "<!doctype html>plain page");
  EXPECT_EQ(coded("brx, xgzip").body, "<!doctype html>plain page");
  EXPECT_EQ(coded("br").header("Vary"), "Accept-Encoding");
  EXPECT_EQ(get("/assets/engine-3c4d.wasm", "Accept-Encoding: br\r\n").body, "wasm")
      << "what does not get smaller is sent as it is";
}

TEST_F(Serving, what_the_browser_has_is_not_sent_again) {
  serve();
  for (const char* tag : {"\"5e6f\"", "W/\"5e6f\"", "\"other\", \"5e6f\"", "*"}) {
    const auto reply = get("/", "If-None-Match: " + std::string(tag) + "\r\n");
    EXPECT_EQ(reply.status, 304) << tag;
    EXPECT_EQ(reply.body, "");
    EXPECT_EQ(reply.header("ETag"), "\"5e6f\"");
  }
  EXPECT_EQ(get("/", "If-None-Match: \"5e6f-br\"\r\n").status, 200) << "that is another coding's tag";
  EXPECT_EQ(get("/", "If-None-Match: \"5e6f-br\"\r\nAccept-Encoding: br\r\n").status, 304);
}

TEST_F(Serving, HEAD_is_GET_without_the_body) {
  serve();
  const auto head = get("/assets/app-1a2b.js", {}, "HEAD");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("Content-Length"), std::to_string(big_script.size()));
  EXPECT_EQ(get("/nothing", {}, "HEAD").status, 404);
}

TEST_F(Serving, other_methods_are_refused) {
  serve();
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"}) {
    const auto reply = get("/", {}, method);
    EXPECT_EQ(reply.status, 405) << method;
    EXPECT_EQ(reply.header("Allow"), "GET, HEAD");
  }
}

TEST_F(Serving, a_request_with_a_body_is_the_last_of_its_connection) {
  serve();
  Caller client(port());
  client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\nGET /index.html HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.reply().status, 405);
  EXPECT_TRUE(client.hung_up()) << "the body was taken for a request";
}

TEST_F(Serving, there_is_nothing_above_or_beside_the_files) {
  serve();
  for (const char* path : {"/../etc/passwd", "/%2e%2e/etc/passwd", "/assets/../index.html", "/assets/%2e%2e/index.html",
                           "//index.html", "/index.html/", "/assets", "/assets/", "/index.html%00.js", "/INDEX.HTML",
                           "\\index.html", "/..\\index.html", "*", "/assets/app-1a2b.js.map"}) {
    const auto reply = get(path);
    EXPECT_TRUE(reply.status == 404 || reply.status == 400) << path << " is " << reply.status;
    EXPECT_EQ(reply.body.find("plain page"), std::string::npos) << path;
  }
  EXPECT_EQ(get("/nothing").header("Content-Type"), "text/html; charset=utf-8");
}

TEST_F(Serving, pages_and_workers_say_what_may_run_and_pages_what_they_may_do) {
  serve();
  for (const auto& reply : {get("/"), get("/nothing"), get("/assets/worker-7a8b.js"), get("/sw.js")}) {
    const std::string policy = reply.header("Content-Security-Policy");
    EXPECT_TRUE(policy.starts_with("default-src 'none';")) << policy;
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(policy.find("'unsafe-eval'"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
  }
  for (const auto& reply : {get("/"), get("/nothing")}) {
    EXPECT_EQ(reply.header("Referrer-Policy"), "no-referrer");
    EXPECT_EQ(reply.header("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_FALSE(reply.header("Permissions-Policy").empty());
  }
  for (const auto& reply : {get("/"), get("/assets/app-1a2b.js"), get("/nothing"), get("/", {}, "POST")}) {
    EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply.header("Cross-Origin-Resource-Policy"), "same-origin");
  }
}

TEST_F(Serving, a_connection_is_kept_for_more_requests) {
  serve();
  Caller client(port());
  for (int i = 0; i < 3; ++i) {
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client.reply().body, "<!doctype html>plain page");
  }
  client.send(
      "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");  // without
                                                                                                          // waiting
  EXPECT_EQ(client.reply().status, 200);
  EXPECT_EQ(client.reply().status, 404);
  EXPECT_TRUE(client.hung_up());
}

TEST_F(Serving, huge_headers_are_refused) {
  serve();
  EXPECT_EQ(get("/", "X-Long: " + std::string(9'000, 'a') + "\r\n").status, 431);
  EXPECT_EQ(get("/" + std::string(9'000, 'a')).status, 431);
  EXPECT_EQ(get("/", "X-Long: " + std::string(7'000, 'a') + "\r\n").status, 200);
}

TEST_F(Serving, what_is_no_HTTP_is_refused) {
  serve();
  for (const char* words : {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01\x02\r\n\r\n"}) {
    Caller client(port());
    client.send(words);
    const int status = client.reply().status;
    EXPECT_TRUE(status == 400 || status == 0) << words << " is " << status;
    EXPECT_TRUE(client.hung_up());
  }
  EXPECT_EQ(get("/").status, 200);
}

TEST_F(Serving, who_asks_too_slowly_is_left) {
  serve({.to_begin = 300ms});
  Caller silent(port());
  Caller dripping(port());
  dripping.send("GET / HTTP/1.1\r\n");
  while (!dripping.hears(20ms)) dripping.send("X");  // until the headers are too long, if a letter bought more time
  EXPECT_TRUE(dripping.hung_up()) << "there was an answer";
  EXPECT_TRUE(silent.hung_up());
  EXPECT_EQ(get("/").status, 200);
}

TEST_F(Serving, who_does_not_listen_is_left) {
  static const std::string huge(64u << 20, 'x');
  static const File files[] = {{"/index.html", "text/plain", false, "1", huge, "", ""}};
  auto made = Server::listen("127.0.0.1", 0, files, {.to_listen = 300ms, .connections = 1});
  ASSERT_TRUE(made);
  std::thread thread([&] { made->run(); });
  Caller deaf(made->port());
  deaf.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  Caller next(made->port());
  next.send("GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(next.reply().status, 404) << "there is space for one: the deaf one is gone";
  EXPECT_EQ(deaf.reply().status, 0) << "the whole answer came";
  made->stop();
  thread.join();
}

TEST_F(Serving, more_connections_than_there_is_room_for_wait_their_turn) {
  serve({.to_begin = 400ms, .connections = 2});
  Caller first(port());
  Caller second(port());
  Caller third(port());
  third.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(third.reply().status, 200) << "when the silent ones are gone";
}

TEST_F(Serving, an_address_that_is_silent_shuts_nobody_out) {
  serve({.to_begin = 60s, .to_ask = 60s, .connections = 8, .connections_an_address = 4});
  std::vector<std::unique_ptr<Caller>> silent;
  for (int i = 0; i < 12; ++i) {
    silent.push_back(std::make_unique<Caller>(port(), 2));
    ASSERT_TRUE(silent.back()->connected());
  }
  EXPECT_EQ(get("/").status, 200) << "others have space";
  EXPECT_TRUE(silent.front()->hung_up()) << "the oldest had to go";
  Caller ours(port(), 2);
  for (int i = 0; i < 2; ++i) {
    ours.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(ours.reply().status, 200) << "and so has whoever asks from the same address";
  }
}

TEST(Server, says_when_its_port_is_taken) {
  const auto first = Server::listen("127.0.0.1", 0, test_files);
  ASSERT_TRUE(first);
  const auto second = Server::listen("127.0.0.1", first->port(), test_files);
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.find("127.0.0.1:" + std::to_string(first->port()) + " is taken"), std::string::npos)
      << second.error().message;
}

TEST(Server, says_what_an_address_is) {
  for (const char* address : {"", "localhost:80", "256.1.1.1", "home"}) {
    const auto server = Server::listen(address, 0, test_files);
    ASSERT_FALSE(server) << address;
    EXPECT_NE(server.error().message.find("--address: found"), std::string::npos) << server.error().message;
  }
}

TEST(Server, names_its_address) {
  const auto server = Server::listen("127.0.0.1", 0, test_files);
  ASSERT_TRUE(server);
  EXPECT_EQ(server->address(), "http://127.0.0.1:" + std::to_string(server->port()) + "/");
}

}  // namespace
}  // namespace sounder::server
