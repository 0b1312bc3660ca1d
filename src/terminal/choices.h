// The moves a person may choose from, numbered, and what their answer means.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "i18n/localizer.h"
#include "match/any_game.h"
#include "terminal/cards.h"
#include "terminal/style.h"

namespace sounder::terminal {

class Choices {
 public:
  // With cards, moves are listed and may be typed with the cards' names.
  Choices(const i18n::Localizer& localizer, const AnyGame& game, const AnyState& state, Seat seat,
          const CardIndex* cards = nullptr);

  int size() const { return static_cast<int>(moves_.size()); }
  const std::vector<std::string>& texts() const { return texts_; }

  // The move that a text or a number stands for, or why it is none.
  ParsedMove<AnyMove> find(std::string_view answer) const;
  // The same for a person at a keyboard: part of a text will do if only one move begins or ends with it, and small or
  // capital letters are the same in names of cards.
  ParsedMove<AnyMove> find_by_part(std::string_view answer) const;

  // All moves with their numbers, in columns; or those that contain a text.
  std::string list(const Style& style, int width, std::string_view containing = {}) const;

 private:
  const i18n::Localizer& localizer_;
  const AnyGame& game_;
  const AnyState& state_;
  Seat seat_;
  std::vector<AnyMove> moves_;
  std::vector<std::string> texts_;
  std::vector<std::string> shown_;
};

}  // namespace sounder::terminal
