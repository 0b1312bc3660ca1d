// A small network that judges a position: facts in, one number or a few out. It has two layers between, works in whole
// numbers, and so gives the same answer to the last bit on every machine, in the browser too, with and without SIMD.
//
// A fact is the number of an input and an amount. Most amounts are 0 and are left out.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// In the browser what is called from many places is there once, since it comes down the line.
#ifdef __EMSCRIPTEN__
#define SOUNDER_ONCE [[gnu::noinline]]
#else
#define SOUNDER_ONCE
#endif

namespace sounder::bots {

class Inputs {
 public:
  static constexpr int most = 256;

  void clear() { size_ = 0; }
  SOUNDER_ONCE void add(int input, int amount = 1) {
    if (amount == 0) return;
    assert(size_ < most && amount > -most_amount && amount < most_amount);
    inputs_[size_] = static_cast<std::int16_t>(input);
    amounts_[size_++] = static_cast<std::int16_t>(amount);
  }
  int size() const { return size_; }
  int input(int i) const { return inputs_[i]; }
  int amount(int i) const { return amounts_[i]; }

 private:
  static constexpr int most_amount = 2048;

  std::array<std::int16_t, most> inputs_;
  std::array<std::int16_t, most> amounts_;
  int size_ = 0;
};

class Net {
 public:
  static constexpr int block = 32;    // neurons of the first layer are worked out so many at a time
  static constexpr int widest = 128;  // of first layers
  static constexpr int second = 16;
  static constexpr int most_outputs = 4;
  // What a 1 is: of a neuron's answer, which is between 0 and 1; in the first layer's weights; in the others'.
  static constexpr int one = 1024;
  static constexpr int one_of_first = one << 4;

  // How many numbers the weights of a net take in a file: biases and weights of each layer, those of one input
  // together.
  static std::size_t numbers(int inputs, int first, int outputs);
  Net(int inputs, int first, int outputs, const std::int16_t* numbers);

  int inputs() const { return inputs_; }
  int outputs() const { return outputs_; }

  using Answer = std::array<float, most_outputs>;
  Answer answer(const Inputs& facts) const { return answer_of(facts, &Net::add_facts); }
  // The same worked out number by number, to hold the other against.
  Answer plain_answer(const Inputs& facts) const { return answer_of(facts, &Net::add_facts_plainly); }

 private:
  using Sums = std::array<std::int32_t, block>;
  Answer answer_of(const Inputs& facts, void (Net::*add)(const Inputs&, int, Sums&) const) const;
  void add_facts(const Inputs& facts, int from, Sums& sums) const;
  void add_facts_plainly(const Inputs& facts, int from, Sums& sums) const;
  const std::int16_t* weights_of(int input) const { return &first_weights_[input * first_]; }

  int inputs_, first_, outputs_;
  std::vector<std::int32_t> first_bias_;
  std::vector<std::int16_t> first_weights_;  // an input after the other
  std::array<std::int32_t, second> second_bias_;
  std::vector<std::int16_t> second_weights_;  // a neuron of the first layer after the other
  std::array<std::int32_t, most_outputs> out_bias_;
  std::array<std::array<std::int16_t, second>, most_outputs> out_weights_;
};

}  // namespace sounder::bots
