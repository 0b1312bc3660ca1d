// Limits, admission, deadlines, the clock, the pool and the log: what needs no socket.
#include "server/limits.h"

#include <gtest/gtest.h>

#include <cmath>
#include <future>

#include "match/file.h"
#include "server/admission.h"
#include "server/deadlines.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/pool.h"
#include "tables/table.h"
#include "where.h"

namespace sounder::server {
namespace {

TEST(Limits, a_bucket_gives_some_at_once_and_the_rest_with_time) {
  const Rate rate{.each_second = 2, .at_once = 3};
  Bucket bucket;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1400));
  EXPECT_TRUE(bucket.take(rate, 1500));
  EXPECT_FALSE(bucket.take(rate, 1500));
  EXPECT_FALSE(bucket.is_full(rate, 2500));
  EXPECT_TRUE(bucket.is_full(rate, 3000));
}

TEST(Limits, an_address_is_forgotten_when_it_has_used_nothing_of_late) {
  TableLimits limits;
  limits.tables_an_address = {1, 2};
  Addresses addresses(limits);
  addresses["10.0.0.1"].sockets = 1;
  EXPECT_TRUE(addresses["10.0.0.2"].tables.take(limits.tables_an_address, 1000));
  addresses.forget_idle(1000);
  EXPECT_EQ(addresses.size(), 2u);
  addresses.forget_idle(3000);
  EXPECT_EQ(addresses.size(), 1u);
}

TEST(Limits, one_address_can_not_use_up_the_seats_of_a_table) {
  const TableLimits limits;
  EXPECT_LE(4 * limits.seats_of_a_table_an_address.at_once, limits.seats_of_a_table.at_once);
  EXPECT_LE(4 * limits.seats_of_a_table_an_address.each_second, limits.seats_of_a_table.each_second);
}

// "12,000"
std::string in_words(double number) {
  std::string digits = std::to_string(std::lround(number));
  if (digits.size() > 3) digits.insert(digits.size() - 3, ",");
  return digits;
}

TEST(Limits, of_the_page_are_those_of_the_server) {
  const auto page = read_document(std::string(where::source) + "/docs/protocol.md");
  ASSERT_TRUE(page);
  const TableLimits limits;
  const auto at_once = [](const Rate& rate) { return in_words(rate.at_once) + " at once, then "; };
  const auto each_second = [&](const Rate& rate) { return at_once(rate) + in_words(rate.each_second) + " per second"; };
  const auto then_one_in = [](const Rate& rate) {
    return in_words(rate.at_once) + ", then one in " + in_words(1 / rate.each_second) + " s";
  };
  ASSERT_EQ(limits.messages_an_address.at_once, 10 * limits.messages.at_once);
  ASSERT_EQ(limits.messages_an_address.each_second, 10 * limits.messages.each_second);
  ASSERT_EQ(limits.seats_of_a_table_an_address.each_second, 1 / 60.0);
  for (const std::string& row :
       {"| a message | " + in_words(static_cast<double>(limits.frame_bytes) / 1024) + " KB, ",
        "| messages, pings and pongs of a socket | " + each_second(limits.messages) +
            "; ten times as many of an address",
        "| `say`, `react`, `rename` of a person | " +
            in_words(static_cast<double>(tables::talk_at_once / tables::talk_interval)) +
            " at once, then one per second |",
        "| these and `place`, `arrange`, `host`, `undo`, `propose`, `add_time` of an address | " +
            each_second(limits.talk_an_address) + " |",
        "| events of a table | " + in_words(tables::most_with_talk) + " for chat, names, seats and `undo`, " +
            in_words(tables::most_with_proposals) + " for `propose` |",
        "| commands that wait at a table | " + in_words(static_cast<double>(limits.waiting_commands)) + " |",
        "| wrong secrets and codes of an address | " + then_one_in(limits.guesses_an_address) + " |",
        "| tables created by an address | " + in_words(limits.tables_an_address.at_once) + ", then " +
            in_words(3600 * limits.tables_an_address.each_second) + " per hour, rematches included |",
        "| seats taken at a table | " + then_one_in(limits.seats_of_a_table) + "; of one address " +
            in_words(limits.seats_of_a_table_an_address.at_once) + ", then one per minute |",
        "| sockets of an address | " + in_words(static_cast<double>(limits.sockets_an_address)) + " |",
        "| all sockets | " + in_words(static_cast<double>(limits.sockets)) + " |",
        "| data waiting to be read by an app | " + in_words(static_cast<double>(limits.unsent_bytes) / 1024) + " KB, "})
    EXPECT_NE(page->find("\n" + row), std::string::npos) << row;
}

TEST(Admission, a_page_of_our_host_or_of_one_that_was_named) {
  const OriginPolicy origins{.origins = {"https://games.example.org"}, .trusted_proxies = {}};
  EXPECT_TRUE(may_open(origins, "http://127.0.0.1:8080", "127.0.0.1:8080"));
  EXPECT_TRUE(may_open(origins, "https://Pigs.example.org", "pigs.example.org"));
  EXPECT_TRUE(may_open(origins, "https://games.example.org", "127.0.0.1:8080"));
  EXPECT_TRUE(may_open(origins, "", "127.0.0.1:8080")) << "no browser";
  EXPECT_FALSE(may_open(origins, "https://evil.example.org", "127.0.0.1:8080"));
  EXPECT_FALSE(may_open(origins, "https://games.example.org.evil.org", "127.0.0.1:8080"));
  EXPECT_FALSE(may_open(origins, "http://127.0.0.1:8081", "127.0.0.1:8080"));
  EXPECT_FALSE(may_open(origins, "null", "127.0.0.1:8080"));
  EXPECT_FALSE(may_open(origins, "null", ""));
}

TEST(Admission, only_a_trusted_proxy_says_whose_address_it_is) {
  const OriginPolicy origins{.origins = {}, .trusted_proxies = {"127.0.0.1", "10.0.0.9"}};
  EXPECT_EQ(address_of(origins, "192.0.2.1", "203.0.113.7"), "192.0.2.1");
  EXPECT_EQ(address_of(origins, "127.0.0.1", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(address_of(origins, "127.0.0.1", "1.2.3.4, 203.0.113.7"), "203.0.113.7")
      << "what stands before was written by whoever asked";
  EXPECT_EQ(address_of(origins, "127.0.0.1", "203.0.113.7, 10.0.0.9"), "203.0.113.7");
  EXPECT_EQ(address_of(origins, "127.0.0.1", ""), "127.0.0.1");
  EXPECT_EQ(address_of(origins, "127.0.0.1", "nonsense"), "127.0.0.1");
  EXPECT_EQ(address_of(origins, "::ffff:127.0.0.1", "203.0.113.7"), "203.0.113.7");
}

TEST(Admission, a_program_on_this_machine_asks_for_itself) {
  for (const char* host : {"localhost", "localhost:8080", "LOCALHOST", "127.0.0.1:8080", "127.1.2.3", "[::1]:8080"})
    EXPECT_TRUE(asks_itself("127.0.0.1", host, {"Host", "User-Agent", "Accept"})) << host;
  EXPECT_TRUE(asks_itself("::1", "localhost", {}));
  EXPECT_TRUE(asks_itself("::ffff:127.0.0.1", "localhost", {}));
  EXPECT_FALSE(asks_itself("192.0.2.1", "localhost", {}));
  for (const char* header : {"X-Forwarded-For", "X-Forwarded-Proto", "x-forwarded-host", "Forwarded", "Via",
                             "X-Real-IP", "CF-Connecting-IP", "True-Client-IP"})
    EXPECT_FALSE(asks_itself("127.0.0.1", "localhost", {"Host", header})) << header;
  for (const char* host : {"", "games.example.org", "localhost.example.org", "192.0.2.1", "[2001:db8::1]"})
    EXPECT_FALSE(asks_itself("127.0.0.1", host, {"Host"})) << host << ": a proxy hands it on";
}

TEST(Admission, proxies_may_be_a_network) {
  const OriginPolicy origins{.origins = {}, .trusted_proxies = {"10.0.0.0/8", "192.168.1.128/25", "2001:db8::/32"}};
  EXPECT_EQ(address_of(origins, "10.255.0.3", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(address_of(origins, "::ffff:10.255.0.3", "203.0.113.7, 192.168.1.200"), "203.0.113.7");
  EXPECT_EQ(address_of(origins, "11.0.0.1", "203.0.113.7"), "11.0.0.1");
  EXPECT_EQ(address_of(origins, "192.168.1.127", "203.0.113.7"), "192.168.1.127");
  EXPECT_EQ(address_of(origins, "2001:db8:ffff::1", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(address_of(origins, "2001:db9::1", "203.0.113.7"), "2001:db9::/64");
}

TEST(Admission, a_host_can_write_nothing_that_never_matches) {
  for (const char* text : {"127.0.0.1", "::1", "10.0.0.0/8", "0.0.0.0/0", "2001:db8::/128"})
    EXPECT_TRUE(is_network(text)) << text;
  for (const char* text :
       {"", "foo", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/x", "10.0.0.0/8/8", "10.0.0.0/-1", "::/129", "example.org"})
    EXPECT_FALSE(is_network(text)) << text;
  for (const char* text : {"https://example.org", "http://example.org", "http://localhost:8080", "https://Example.org",
                           "https://[::1]:8443"})
    EXPECT_TRUE(is_origin(text)) << text;
  for (const char* text :
       {"", "example.org", "example.org/", "https://", "https://example.org/", "https://example.org/games",
        "https://a b", "https://example.org:", "https://example.org:x", "https://example.org:443",
        "http://example.org:80", "ftp://example.org", "https://you@example.org", "https://[::1", "*", "null"})
    EXPECT_FALSE(is_origin(text)) << text;
}

TEST(Admission, a_home_has_a_whole_network_of_IPv6) {
  EXPECT_EQ(address_of({}, "2001:db8:1:2:3:4:5:6", ""), "2001:db8:1:2::/64");
  EXPECT_EQ(address_of({}, "2001:db8:1:2:ffff::1", ""), "2001:db8:1:2::/64");
}

TEST(Deadlines, the_next_comes_first_and_a_table_has_one) {
  Deadlines deadlines;
  EXPECT_EQ(deadlines.next(), std::nullopt);
  deadlines.set("a", 300);
  deadlines.set("b", 200);
  deadlines.set("c", 100);
  deadlines.set("a", 150);
  deadlines.set("c", {});
  EXPECT_EQ(deadlines.next(), 150);
  EXPECT_EQ(deadlines.due(149), std::vector<std::string>{});
  EXPECT_EQ(deadlines.due(200), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(deadlines.size(), 0u);
}

TEST(Clock, does_not_start_before_what_was_stored_and_goes_on_by_itself) {
  const Clock clock(5'000, 4'000);
  EXPECT_GE(clock.now(), 5'000);
  EXPECT_LT(clock.now(), 5'000 + 60'000);
  EXPECT_GE(Clock(1'000, 4'000).now(), 4'000);
}

TEST(Clock, goes_on_from_what_is_later_and_never_falls) {
  Clock clock(0, 4'000);
  clock.not_before(1'000'000);
  EXPECT_GE(clock.now(), 1'000'000);
  clock.not_before(2'000);
  EXPECT_GE(clock.now(), 1'000'000);
  EXPECT_LT(clock.now(), 1'000'000 + 60'000);
  const auto in_a_minute = clock.steady(clock.now() + 60'000) - std::chrono::steady_clock::now();
  EXPECT_LE(in_a_minute, std::chrono::seconds(60)) << "timers go with it";
  EXPECT_GT(in_a_minute, std::chrono::seconds(0));
}

TEST(Pool, tables_take_turns) {
  Pool pool(1);
  std::promise<void> begin;
  std::shared_future<void> begun = begin.get_future().share();
  pool.add("first", [begun](const std::atomic<bool>&) { begun.wait(); });
  while (pool.waiting() > 0) std::this_thread::yield();
  std::string order;
  for (int i = 0; i < 3; ++i) pool.add("many", [&](const std::atomic<bool>&) { order += 'm'; });
  pool.add("one", [&](const std::atomic<bool>&) { order += 'o'; });
  std::promise<void> last;
  pool.add("two", [&](const std::atomic<bool>&) { order += 't'; });
  pool.add("two", [&](const std::atomic<bool>&) { order += 't'; });
  pool.add("many", [&](const std::atomic<bool>&) { last.set_value(); });
  EXPECT_EQ(pool.waiting(), 7u);
  begin.set_value();
  last.get_future().wait();
  EXPECT_EQ(order, "motmtm");
}

TEST(Pool, stopping_calls_off_what_is_under_way) {
  Pool pool(2);
  std::atomic<int> ran = 0;
  for (int i = 0; i < 2; ++i)
    pool.add("long", [&](const std::atomic<bool>& stopped) {
      ++ran;
      while (!stopped) std::this_thread::yield();
    });
  while (ran < 2) std::this_thread::yield();
  pool.add("never", [&](const std::atomic<bool>&) { ++ran; });
  pool.stop();
  EXPECT_EQ(ran, 2);
}

TEST(Log, is_JSON_a_line_and_knows_no_addresses) {
  std::vector<std::string> lines;
  const Log log(Log::Level::info, false, [&](const std::string& line) { lines.push_back(line); });
  log.debug("not_wanted").with("table", 1);
  log.warn("let_go").with("table", 17).with("why", "too \"slow\"").from("192.0.2.1");
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find(R"("level":"warn","event":"let_go","table":17,"why":"too \"slow\"")"), std::string::npos)
      << lines[0];
  EXPECT_EQ(lines[0].find("192.0.2"), std::string::npos);
}

TEST(Metrics, are_text_that_Prometheus_reads) {
  Metrics metrics;
  metrics.set(Metrics::Level::sockets, 3);
  metrics.count_command("play", "ok");
  metrics.count_command("play", "ok");
  metrics.append_took(.003, "stored");
  const std::string text = metrics.text();
  EXPECT_NE(text.find("sounder_sockets 3\n"), std::string::npos) << text;
  EXPECT_NE(text.find("sounder_commands_total{kind=\"play\",outcome=\"ok\"} 2\n"), std::string::npos) << text;
  EXPECT_NE(text.find("sounder_append_seconds_bucket{outcome=\"stored\",le=\"0.005\"} 1\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace sounder::server
