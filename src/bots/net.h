// A small feed-forward network (multilayer perceptron) that evaluates a position, with quantised weights.
//
// Layers: sparse inputs -> 32 to 128 neurons -> 16 neurons -> 1 to 4 outputs, all fully connected. Both hidden layers
// use a clipped ReLU: values from 0 to 1, with 10 fractional bits.
// Inputs: pairs of an input's number and a whole amount. Amounts of 0 are left out (most are 0).
// Quantisation: weights have 16 bits, biases and sums 32 bits. Weights of the first layer have 14 fractional bits, the
// others 10. All sums are whole numbers, so the outputs are the same to the last bit on every machine, in the browser,
// and with or without SIMD.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// In the browser, functions with many callers are compiled once, not inlined: visitors download the code.
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
  static constexpr int block = 32;    // neurons of the first layer that are computed together
  static constexpr int widest = 128;  // most neurons of the first layer
  static constexpr int second = 16;   // neurons of the second layer
  static constexpr int most_outputs = 4;
  // Fixed-point 1.0 of activations and of the weights after the first layer; of the first layer's weights.
  static constexpr int one = 1024;
  static constexpr int one_of_first = one << 4;

  // How many 16-bit numbers a net has in a file: biases of all layers, then weights of each layer, those of one input
  // together.
  static std::size_t numbers(int inputs, int first, int outputs);
  Net(int inputs, int first, int outputs, const std::int16_t* numbers);

  int inputs() const { return inputs_; }
  int outputs() const { return outputs_; }

  using Answer = std::array<float, most_outputs>;
  Answer answer(const Inputs& inputs) const { return answer_with(inputs, &Net::accumulate); }
  // The same without SIMD, for tests of `answer`.
  Answer scalar_answer(const Inputs& inputs) const { return answer_with(inputs, &Net::accumulate_scalar); }

 private:
  using Sums = std::array<std::int32_t, block>;
  Answer answer_with(const Inputs& inputs, void (Net::*add)(const Inputs&, int, Sums&) const) const;
  void accumulate(const Inputs& inputs, int from, Sums& sums) const;
  void accumulate_scalar(const Inputs& inputs, int from, Sums& sums) const;
  const std::int16_t* weights_of(int input) const { return &first_weights_[input * first_]; }

  int inputs_, first_, outputs_;
  std::vector<std::int32_t> first_bias_;
  std::vector<std::int16_t> first_weights_;  // by input, then neuron
  std::array<std::int32_t, second> second_bias_;
  std::vector<std::int16_t> second_weights_;  // by neuron of the first layer, then of the second
  std::array<std::int32_t, most_outputs> out_bias_;
  std::array<std::array<std::int16_t, second>, most_outputs> out_weights_;
};

}  // namespace sounder::bots
