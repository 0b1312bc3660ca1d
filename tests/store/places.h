// Databases for tests: a SQLite file in a folder of its own, or a fresh database in a PostgreSQL that this process has
// started. Tests of what both promise are written once, over a Place.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "store/store.h"

namespace sounder::store {

// A folder that goes with the test.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

struct OnSqlite {
  static constexpr const char* name = "SQLite";
  Folder folder;
  std::string where = "sqlite:" + folder.path() + "/data/sounder.db";
  std::string path() const { return where.substr(7); }
  void take_away();
  void bring_back();
};

struct OnPostgresql {
  static constexpr const char* name = "PostgreSQL";
  std::string where = fresh_database();
  void take_away();  // PostgreSQL crashes
  void bring_back();

  static std::string fresh_database();
};

template <class Place>
class StoreOn : public testing::Test {
 protected:
  std::unique_ptr<Store> open() {
    auto opened = Store::open(place.where);
    EXPECT_TRUE(opened) << opened.error().message;
    return opened ? std::move(*opened) : nullptr;
  }
  Place place;
  std::unique_ptr<Store> held = open();
};

using Places = testing::Types<OnSqlite, OnPostgresql>;
struct PlaceNames {
  template <class Place>
  static std::string GetName(int) {
    return Place::name;
  }
};

constexpr Time day = 24 * 3'600'000;

// Appends, as a server would send them.
Append new_table(const std::string& id, Time at = 1000);
Append event(const std::string& table, Seq seq, const std::string& command = "", int person = 1, Time at = 2000);
Outcome stored(Store& store, Append append);  // waits for it
Loaded loaded(Store& store, const std::string& table, Seq after = 0);

}  // namespace sounder::store
