// The schema, step by step. A database remembers which steps it has taken; each is one transaction.
#pragma once

#include <span>
#include <string_view>

#include "match/error.h"
#include "store/connection.h"

namespace sounder::store {

std::span<const std::string_view> migrations();  // of this program: the texts of src/store/migrations/, from 001 on

// Brings the database up to date (to `version` of the schema, for tests). One that a newer program has made is refused.
Expected<void> migrate(Connection& connection, std::size_t version = migrations().size());

}  // namespace sounder::store
