// When something has to be looked at: one heap for all tables, one timer.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/clock.h"

namespace sounder::server {

// A table has one deadline: the next moment at which a clock or a timeout acts there.
class Deadlines {
 public:
  void set(const std::string& table, std::optional<Time> at) {
    if (const auto known = of_.find(table); known != of_.end()) {
      if (at == known->second) return;
      in_order_.erase({known->second, table});
      of_.erase(known);
    }
    if (!at) return;
    of_.emplace(table, *at);
    in_order_.emplace(*at, table);
  }
  std::optional<Time> next() const {
    return in_order_.empty() ? std::nullopt : std::optional(in_order_.begin()->first);
  }
  // Takes those that are due.
  std::vector<std::string> due(Time now) {
    std::vector<std::string> tables;
    while (!in_order_.empty() && in_order_.begin()->first <= now) {
      tables.push_back(in_order_.begin()->second);
      of_.erase(tables.back());
      in_order_.erase(in_order_.begin());
    }
    return tables;
  }
  std::size_t size() const { return of_.size(); }

 private:
  std::set<std::pair<Time, std::string>> in_order_;
  std::map<std::string, Time> of_;
};

}  // namespace sounder::server
