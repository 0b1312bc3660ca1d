// Addresses for friends on other devices: which are offered, and who is told them.
#include "server/reach.h"

#include "server/server_fixture.h"

namespace sounder::server {
namespace {

using namespace protocol;
using Origins = std::vector<std::string>;

const std::vector<OwnAddress> a_laptop = {
    {"lo", "127.0.0.1"},       {"lo", "::1"},
    {"tun0", "203.0.113.9"},   {"docker0", "172.17.0.1"},
    {"wlan0", "192.168.1.20"}, {"wlan0", "2001:db8::20"},
    {"wlan0", "fe80::1"},      {"eth0", "10.1.2.3"},
    {"eth0", "169.254.10.20"},
};

TEST(Reach, of_a_server_for_all_networks_is_each_that_others_are_in_private_ones_first) {
  const Reachable reach = reach_of("0.0.0.0", 8080, a_laptop);
  EXPECT_FALSE(reach.only_here);
  EXPECT_EQ(reach.origins, (Origins{"http://192.168.1.20:8080", "http://10.1.2.3:8080", "http://203.0.113.9:8080"}));
  EXPECT_EQ(reach_of("::", 8080, a_laptop).origins.back(), "http://[2001:db8::20]:8080");
}

TEST(Reach, of_a_server_at_a_loopback_address_is_nobody) {
  for (const char* address : {"127.0.0.1", "127.1.2.3", "::1"}) {
    const Reachable reach = reach_of(address, 8080, a_laptop);
    EXPECT_TRUE(reach.only_here) << address;
    EXPECT_TRUE(reach.origins.empty()) << address;
  }
}

TEST(Reach, of_a_server_at_one_address_is_this_one) {
  EXPECT_EQ(reach_of("192.168.1.20", 9000, a_laptop).origins, Origins{"http://192.168.1.20:9000"});
  EXPECT_EQ(reach_of("2001:db8::20", 9000, {}).origins, Origins{"http://[2001:db8::20]:9000"});
}

TEST(Reach, without_networks_is_empty_and_not_for_want_of_permission) {
  const Reachable reach = reach_of("0.0.0.0", 8080, {{"lo", "127.0.0.1"}});
  EXPECT_FALSE(reach.only_here);
  EXPECT_TRUE(reach.origins.empty());
}

class ReachOfTables : public Tables {
 protected:
  // What somebody with these headers is told who has made a table, or sits at Ada's.
  std::optional<to_app::Reach> told_host(const Client::Headers& headers) {
    return told(headers, [](Client& client) { return client.send(host_makes()); });
  }
  template <class Sit>
  std::optional<to_app::Reach> told(const Client::Headers& headers, Sit sit) {
    Client client(port(), headers);
    client.send(to_server::Hello{version, "test"});
    sit(client);
    EXPECT_TRUE(client.template wait_for<to_app::Entered>());
    client.send(to_server::Reach{"reach"});
    while (const auto text = client.receive()) {
      const auto message = read_to_app(*text);
      if (const auto* reach = message ? std::get_if<to_app::Reach>(&*message) : nullptr) return *reach;
      if (const auto* no = message ? std::get_if<to_app::No>(&*message) : nullptr) {
        EXPECT_EQ(no->code, to_app::No::Code::not_yours);
        return std::nullopt;
      }
    }
    ADD_FAILURE() << "no answer";
    return std::nullopt;
  }
  static to_server::Make host_makes() {
    to_server::Make make = table_of("bite-the-pumpkin", {"me", "open"});
    make.id = "make";
    make.name = "Ada";
    make.clock.kind = protocol::Clock::Kind::none;
    return make;
  }
};

TEST_F(ReachOfTables, is_told_to_a_host_on_the_machine_itself) {
  serve({[](TableSettings&) {}}, "0.0.0.0");
  const auto reach = told_host({});
  ASSERT_TRUE(reach);
  EXPECT_FALSE(reach->only_here);
  EXPECT_EQ(reach->origins, reach_of("0.0.0.0", port(), own_addresses()).origins);
}

TEST_F(ReachOfTables, of_a_server_for_this_machine_alone_says_so) {
  serve();
  const auto reach = told_host({});
  ASSERT_TRUE(reach);
  EXPECT_TRUE(reach->only_here);
  EXPECT_TRUE(reach->origins.empty());
}

TEST_F(ReachOfTables, is_told_to_nobody_else) {
  serve({[](TableSettings&) {}}, "0.0.0.0");
  EXPECT_FALSE(told_host({.forwarded_for = "203.0.113.7"})) << "through a proxy";
  EXPECT_FALSE(told_host({.host = "games.example.org"})) << "by a name that may be anybody's";
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  const auto joins = [&](Client& client) {
    return client.send(to_server::Join{"an id of this joining that is long", ada.table(), "Bob", {}, {}});
  };
  const auto watches = [&](Client& client) { return client.send(to_server::Enter{"enter", ada.table(), {}, {}}); };
  EXPECT_FALSE(told({}, joins)) << "a guest on the same machine";
  EXPECT_FALSE(told({}, watches));
}

}  // namespace
}  // namespace sounder::server
