// What a server knows of those who come through a real nginx, with the site that hosts are given.
#include "crash/nginx.h"
#include "server/server_fixture.h"
#include "store/places.h"

namespace sounder::server {
namespace {

using namespace protocol;

class BehindNginx : public Tables {
 protected:
  void serve_behind(std::vector<std::string> trusted) {
    serve([&](TableSettings& settings) {
      settings.origins.trusted_proxies = std::move(trusted);
      settings.limits.sockets_an_address = 1;
    });
    nginx_ = crash::nginx_before(folder_.path(), front(), {port()});
    ASSERT_TRUE(nginx_->start(""));
  }
  std::unique_ptr<Client> come_from(const std::string& address, const std::string& origin = "",
                                    const std::string& lie = "") const {
    return std::make_unique<Client>(front(), Client::Headers{"games.example.org", origin, lie, address});
  }
  static bool is_welcome(Client& client) {
    return client.is_open() && client.send(to_server::Hello{version, "test"}) && client.wait_for<to_app::Welcome>();
  }
  std::uint16_t front() const { return front_.number(); }

 private:
  store::Folder folder_;
  crash::Port front_;
  std::unique_ptr<crash::Child> nginx_;
};

TEST_F(BehindNginx, two_people_are_two_addresses) {
  serve_behind({"127.0.0.1"});
  const auto ada = come_from("127.0.0.2"), bob = come_from("127.0.0.3");
  EXPECT_TRUE(is_welcome(*ada));
  EXPECT_TRUE(is_welcome(*bob));
  const auto bob_again = come_from("127.0.0.3", "", "127.0.0.4");
  EXPECT_FALSE(is_welcome(*bob_again)) << "what he says of himself is not believed";
  EXPECT_EQ(bob_again->close_code(), 1013) << bob_again->close_reason();
}

TEST_F(BehindNginx, a_proxy_that_is_not_trusted_is_one_address) {
  serve_behind({});
  const auto ada = come_from("127.0.0.2"), bob = come_from("127.0.0.3");
  EXPECT_TRUE(is_welcome(*ada));
  EXPECT_FALSE(is_welcome(*bob));
}

TEST_F(BehindNginx, only_pages_of_the_site_open_sockets_and_metrics_stay_inside) {
  serve_behind({"127.0.0.1"});
  const auto ours = come_from("127.0.0.2", "https://games.example.org");
  EXPECT_TRUE(is_welcome(*ours));
  EXPECT_EQ(come_from("127.0.0.3", "https://elsewhere.example.org")->refused_with(), 403);
  EXPECT_EQ(get("/metrics").substr(0, 12), "HTTP/1.1 200");
  EXPECT_EQ(get("/metrics", "", front()).substr(0, 12), "HTTP/1.1 404");
  EXPECT_EQ(get("/readyz", "", front()).substr(0, 12), "HTTP/1.1 200");
}

}  // namespace
}  // namespace sounder::server
