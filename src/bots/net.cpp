#include "bots/net.h"

#include <algorithm>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace sounder::bots {
namespace {

constexpr std::int32_t shift_of_first = 4;  // one_of_first to one
constexpr std::int32_t shift_of_second = 10;
static_assert(Net::one_of_first == Net::one << shift_of_first && Net::one == 1 << shift_of_second);

std::int32_t clipped(std::int32_t value) { return std::clamp(value, 0, Net::one - 1); }

// Sums of a file that no training made may overflow. They wrap, as with SIMD.
std::int32_t plus(std::int32_t a, std::int32_t b) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}

#if defined(__SSE2__)
using Eight = __m128i;  // eight 16-bit numbers
using Four = __m128i;   // four 32-bit numbers
Eight load(const std::int16_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); }
Four load(const std::int32_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); }
void store(std::int32_t* to, Four four) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), four); }
Eight pairs(std::int16_t a, std::int16_t b) {
  return _mm_set1_epi32(static_cast<std::uint16_t>(a) | static_cast<std::int32_t>(b) << 16);
}
Eight zip_low(Eight a, Eight b) { return _mm_unpacklo_epi16(a, b); }
Eight zip_high(Eight a, Eight b) { return _mm_unpackhi_epi16(a, b); }
Four add_products(Four sum, Eight a, Eight b) { return _mm_add_epi32(sum, _mm_madd_epi16(a, b)); }
#endif

}  // namespace

std::size_t Net::numbers(int inputs, int first, int outputs) {
  const int biases = 2 * (first + second + outputs);  // of 32 bits each
  return static_cast<std::size_t>(biases + inputs * first + first * second + second * outputs);
}

Net::Net(int inputs, int first, int outputs, const std::int16_t* numbers)
    : inputs_(inputs), first_(first), outputs_(outputs), second_bias_{}, out_bias_{}, out_weights_{} {
  assert(first % block == 0 && outputs <= most_outputs);
  const auto bias = [&] {
    const std::int32_t low = static_cast<std::uint16_t>(*numbers++);
    const std::int32_t high = *numbers++;
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(high) << 16 | static_cast<std::uint32_t>(low));
  };
  for (int i = 0; i < first; ++i) first_bias_.push_back(bias());
  for (std::int32_t& one_bias : second_bias_) one_bias = bias();
  for (int i = 0; i < outputs; ++i) out_bias_[i] = bias();
  const auto take = [&](std::vector<std::int16_t>& weights, std::ptrdiff_t count) {
    weights.assign(numbers, numbers + count);
    numbers += count;
  };
  take(first_weights_, std::ptrdiff_t{inputs} * first);
  take(second_weights_, std::ptrdiff_t{first} * second);
  for (int i = 0; i < outputs; ++i, numbers += second) std::copy_n(numbers, second, out_weights_[i].begin());
}

void Net::accumulate_scalar(const Inputs& inputs, int from, Sums& sums) const {
  for (int i = 0; i < inputs.size(); ++i) {
    const std::int16_t* const weights = weights_of(inputs.input(i)) + from;
    for (std::size_t n = 0; n < block; ++n) sums[n] = plus(sums[n], inputs.amount(i) * weights[n]);
  }
}

#if defined(__SSE2__)
// Two inputs at a time: pmaddwd multiplies two pairs of numbers and adds the products.
void Net::accumulate(const Inputs& inputs, int from, Sums& sums) const {
  Four four[block / 4];
  for (std::size_t n = 0; n < block / 4; ++n) four[n] = load(&sums[4 * n]);
  for (int i = 0; i < inputs.size(); i += 2) {
    const bool last = i + 1 == inputs.size();
    const std::int16_t* const a = weights_of(inputs.input(i)) + from;
    const std::int16_t* const b = last ? a : weights_of(inputs.input(i + 1)) + from;
    const Eight amounts =
        pairs(static_cast<std::int16_t>(inputs.amount(i)), static_cast<std::int16_t>(last ? 0 : inputs.amount(i + 1)));
    for (std::size_t n = 0; n < block; n += 8) {
      const Eight of_a = load(a + n);
      const Eight of_b = load(b + n);
      four[n / 4] = add_products(four[n / 4], zip_low(of_a, of_b), amounts);
      four[n / 4 + 1] = add_products(four[n / 4 + 1], zip_high(of_a, of_b), amounts);
    }
  }
  for (std::size_t n = 0; n < block / 4; ++n) store(&sums[4 * n], four[n]);
}
#else
void Net::accumulate(const Inputs& inputs, int from, Sums& sums) const { accumulate_scalar(inputs, from, sums); }
#endif

Net::Answer Net::answer_with(const Inputs& inputs, void (Net::*add)(const Inputs&, int, Sums&) const) const {
  std::array<std::int32_t, second> hidden = second_bias_;
  for (int from = 0; from < first_; from += block) {
    Sums sums;
    std::copy_n(&first_bias_[from], block, sums.begin());
    (this->*add)(inputs, from, sums);
    const std::int16_t* weights = &second_weights_[from * second];
    for (const std::int32_t sum : sums) {
      const std::int32_t activation = clipped(sum >> shift_of_first);
      if (activation != 0)
        for (std::size_t k = 0; k < second; ++k) hidden[k] = plus(hidden[k], activation * weights[k]);
      weights += second;
    }
  }
  for (std::int32_t& sum : hidden) sum = clipped(sum >> shift_of_second);
  Answer answer{};
  for (std::size_t o = 0; o < static_cast<std::size_t>(outputs_); ++o) {
    std::int32_t sum = out_bias_[o];
    for (std::size_t k = 0; k < second; ++k) sum = plus(sum, hidden[k] * out_weights_[o][k]);
    answer[o] = static_cast<float>(sum) / static_cast<float>(one * one);
  }
  return answer;
}

}  // namespace sounder::bots
