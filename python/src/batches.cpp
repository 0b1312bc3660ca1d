// Batches of environments, for Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <system_error>

#include "arrays.h"
#include "errors.h"
#include "parts.h"
#include "rl/encoding.h"
#include "setup.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {
namespace {

struct ManyMatches {
  std::unique_ptr<rl::Batch> batch;
  bool plays = false;  // read and written with Python's lock held
};

[[noreturn]] void refuse_threads(int threads) {
  refuse("threads " + std::to_string(threads) + ": this many can't be started here, expected fewer");
}

// Other Python threads run meanwhile, and their calls on this batch are refused.
template <class Act>
void alone_with(ManyMatches& many, Act act) {
  if (many.plays) refuse("the batch is played already, expected one call at a time");
  many.plays = true;
  const auto over = [](ManyMatches* played) { played->plays = false; };
  const std::unique_ptr<ManyMatches, decltype(over)> when_done(&many, over);
  try {
    nb::gil_scoped_release others_go_on;
    act();
  } catch (const std::system_error&) {  // in a forked process, which starts threads of its own
    refuse_threads(many.batch->threads());
  }
}

template <class T>
using Rows = nb::ndarray<nb::numpy, T, nb::ndim<2>>;
template <class T>
using Column = nb::ndarray<nb::numpy, T, nb::ndim<1>>;
using Chosen = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array over the batch's own memory, which it keeps alive.
template <class T, class Memory>
Rows<T> rows(nb::handle self, std::span<Memory> memory, int width) {
  const auto columns = static_cast<std::size_t>(width);
  return Rows<T>(memory.data(), {memory.size() / columns, columns}, self);
}
template <class T, class Memory>
Column<T> column(nb::handle self, std::span<Memory> memory) {
  return Column<T>(memory.data(), {memory.size()}, self);
}

rl::Batch& batch_of(nb::handle self) { return *nb::cast<ManyMatches&>(self).batch; }

void check_size(const rl::Batch& batch, std::size_t given) {
  if (given != static_cast<std::size_t>(batch.size()))
    refuse(std::to_string(given) + " actions, expected one for each of " + std::to_string(batch.size()) + " matches");
}

void step(ManyMatches& self, const Chosen& actions) {
  check_size(*self.batch, actions.size());
  const std::span<const std::int64_t> chosen(actions.data(), actions.size());
  int wrong = -1;
  alone_with(self, [&] {
    wrong = self.batch->first_illegal(chosen);
    if (wrong < 0) self.batch->play(chosen);
  });
  if (wrong >= 0)
    refuse("match " + std::to_string(wrong) + ": action " + std::to_string(chosen[wrong]) +
           " is not legal, expected one of its action mask; nothing was played");
}

Column<std::int64_t> sample_actions(ManyMatches& self) {
  return filled<std::int64_t>(static_cast<std::size_t>(self.batch->size()), [&](std::int64_t* out) {
    alone_with(self, [&] { self.batch->choose({out, static_cast<std::size_t>(self.batch->size())}); });
  });
}

void make_batch(ManyMatches* self, const GameChoice& choice, int size, int threads, std::uint64_t seed) {
  if (size < 1) refuse("size " + std::to_string(size) + ", expected at least 1");
  if (threads < 1 || threads > 1024) refuse("threads " + std::to_string(threads) + ", expected 1 to 1024");
  const auto encoding = must(rl::encoding_of(game_of(choice)));
  try {
    nb::gil_scoped_release others_go_on;
    new (self) ManyMatches{encoding->batch(size, threads, seed)};
  } catch (const std::system_error&) {
    refuse_threads(threads);
  }
}

}  // namespace

void add_batches(nb::module_& m) {
  nb::class_<ManyMatches>(m, "Batch", "Many matches at a time; row i of every array is match i.")
      .def("__init__", &make_batch, "choice"_a, "size"_a, "threads"_a, "seed"_a)
      .def_prop_ro("size", [](const ManyMatches& self) { return self.batch->size(); })
      .def_prop_ro("num_players", [](const ManyMatches& self) { return self.batch->seats(); })
      .def_prop_ro("num_actions", [](const ManyMatches& self) { return self.batch->actions(); })
      .def_prop_ro("observation_size", [](const ManyMatches& self) { return self.batch->observation_size(); })
      .def_prop_ro("threads", [](const ManyMatches& self) { return self.batch->threads(); })
      .def_prop_ro(
          "moves", [](const ManyMatches& self) { return self.batch->moves(); },
          "Moves made; several actions may be one.")
      .def_prop_ro(
          "matches", [](const ManyMatches& self) { return self.batch->matches(); }, "Matches ended.")
      .def_prop_ro("observations",
                   [](nb::handle self) {
                     return rows<std::int16_t>(self, batch_of(self).observations(), batch_of(self).observation_size());
                   })
      .def_prop_ro("action_masks",
                   [](nb::handle self) { return rows<bool>(self, batch_of(self).masks(), batch_of(self).actions()); })
      .def_prop_ro("current_player",
                   [](nb::handle self) { return column<std::int8_t>(self, batch_of(self).current_player()); })
      .def_prop_ro("rewards",
                   [](nb::handle self) { return rows<float>(self, batch_of(self).rewards(), batch_of(self).seats()); })
      .def_prop_ro("terminated", [](nb::handle self) { return column<bool>(self, batch_of(self).finished()); })
      .def_prop_ro(
          "scores",
          [](nb::handle self) { return rows<std::int32_t>(self, batch_of(self).scores(), batch_of(self).seats()); })
      .def(
          "reset", [](ManyMatches& self, std::uint64_t seed) { alone_with(self, [&] { self.batch->reset(seed); }); },
          "seed"_a)
      .def("step", &step, nb::arg("actions").noconvert())
      .def("sample_actions", &sample_actions, "One legal action for each match, uniformly at random.");
}

}  // namespace sounder::python
