// Describes a typed game for front ends that know no game, and makes it from a Setup. Only the registry instantiates
// this.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "match/adapter.h"
#include "match/registry.h"
#include "rules/words.h"

namespace sounder {

template <class G>
OptionSpec spec_of(const Option<typename G::Options>& option) {
  using Kind = typename Option<typename G::Options>::Kind;
  const auto kind = option.kind == Kind::number ? OptionSpec::Kind::number
                    : option.kind == Kind::flag ? OptionSpec::Kind::flag
                                                : OptionSpec::Kind::name;
  return {std::string(option.id),
          kind,
          option.least,
          option.most,
          option.default_value,
          option.absent,
          {option.names.begin(), option.names.end()},
          option.proposed_from};
}

// The keys of a content file's head, which the game's own reader does not read.
inline void ask_for_head(Node& file) {
  for (const char* key : {"game", "kind", "name"}) file.field(key);
  for (const char* key : {"$schema", "title", "about"})
    if (file.has(key)) file.field(key);
}

template <class G>
Expected<void> read_content(typename G::Options& options, const ContentFile& file, const std::string& where) {
  Node::Refusals refusals;
  Node node(file.document, where, refusals);
  ask_for_head(node);
  G::read(options, file.kind, node);
  node.finish();
  if (node.refused()) return error(refusals.first);
  return {};
}

template <class G>
Expected<std::string> check_content(const ContentFile& file) {
  const std::string what = joined({file.kind, " ", file.name});
  if (file.game != G::facts.id)
    return error(joined({what, ": is for ", file.game, ", expected one for ", G::facts.id}));
  std::vector<std::string> kinds;
  kinds.reserve(G::content_kinds.size());
  for (const ContentKind& kind : G::content_kinds) kinds.emplace_back(kind.id);
  if (std::find(kinds.begin(), kinds.end(), file.kind) == kinds.end())
    return error(joined({what, ": ", G::facts.id, " has no content of the kind \"", file.kind, "\", expected ",
                         kinds.empty() ? "none" : in_words(kinds, " or ")}));
  typename G::Options options;
  SOUNDER_TRY(read_content<G>(options, file, what));
  return file.hash;
}

// Reads the chosen content of every kind into the options and stores its hash in the setup.
template <class G>
Expected<void> read_all_content(typename G::Options& options, Setup& setup) {
  for (const ContentKind& kind : G::content_kinds) {
    ContentChoice& choice = setup.content[std::string(kind.id)];
    if (choice.name.empty() && choice.document.empty()) choice.name = default_content(kind, setup);
    std::string what = joined({kind.id, choice.name.empty() ? "" : " ", choice.name});
    const ContentFile* file = nullptr;
    ContentFile own;
    if (choice.document.empty()) {
      file = find_built_in(setup.game, kind.id, choice.name);
      if (!file) {
        std::vector<std::string> names;
        for (const auto* known : built_in_content(setup.game, kind.id)) names.push_back(known->name);
        return error(
            joined({setup.game, ": unknown ", kind.id, " \"", choice.name, "\", expected ", in_words(names, " or ")}));
      }
    } else {
      SOUNDER_TRY(auto parsed, parse_content(choice.document, what));
      own = std::move(parsed);
      if (own.game != setup.game || own.kind != kind.id)
        return error(
            joined({what, ": is a ", own.kind, " of ", own.game, ", expected a ", kind.id, " of ", setup.game}));
      if (!choice.name.empty() && choice.name != own.name)
        return error(joined({what, ": calls itself \"", own.name, "\", expected \"", choice.name, "\""}));
      choice.name = own.name;
      what = joined({kind.id, " ", own.name});
      file = &own;
    }
    SOUNDER_TRY(read_content<G>(options, *file, what));
    if (!choice.hash.empty() && !file->goes_by(choice.hash))
      return error(joined({what, ": has changed since (its hash is ", file->hash, ", expected ", choice.hash, ")"}));
    choice.hash = file->hash;
  }
  return {};
}

template <class G>
Expected<GamePtr> make(const GameEntry& line, Setup setup) {
  typename G::Options options;
  if (setup.seats == 0) setup.seats = G::facts.min_seats;
  if (setup.seats < G::facts.min_seats || setup.seats > G::facts.max_seats)
    return error(joined({setup.game, ": ", std::to_string(setup.seats), " seats, expected ",
                         std::to_string(G::facts.min_seats), " to ", std::to_string(G::facts.max_seats)}));
  options.seats = static_cast<std::int8_t>(setup.seats);
  for (std::size_t i = 0; i < line.options.size(); ++i) {
    const OptionSpec& option = line.options[i];
    const int value = setup.options.try_emplace(option.id, option.default_value).first->second;
    if (value < option.least || value > option.most)
      return error(joined(
          {setup.game, ": option ", option.id, " is ", std::to_string(value), ", expected ", option.expected()}));
    options.*(G::options_offered[i].field) = static_cast<std::int8_t>(value);
  }
  if (setup.options.size() > line.options.size())
    for (const auto& chosen : setup.options)
      if (std::none_of(line.options.begin(), line.options.end(),
                       [&](const auto& option) { return option.id == chosen.first; }))
        return error(joined({setup.game, ": unknown option \"", chosen.first, "\""}));
  for (const auto& chosen : setup.content)
    if (std::none_of(line.content_kinds.begin(), line.content_kinds.end(),
                     [&](const auto& kind) { return kind.id == chosen.first; }))
      return error(joined({setup.game, ": unknown kind of content \"", chosen.first, "\""}));
  SOUNDER_TRY(read_all_content<G>(options, setup));
  if (const std::string refusal = G::refusal(options); !refusal.empty())
    return error(joined({setup.game, ": ", refusal}));
  return std::make_shared<const Adapter<G>>(options, std::move(setup));
}

template <class G>
GameEntry entry_for() {
  GameEntry line{&G::facts, {}, {G::content_kinds.begin(), G::content_kinds.end()}, &make<G>, &check_content<G>};
  for (const auto& option : G::options_offered) line.options.push_back(spec_of<G>(option));
  return line;
}

}  // namespace sounder
