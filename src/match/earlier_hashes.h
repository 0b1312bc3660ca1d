// Until 490d06e the hash of a content file covered the whole file, "title" and "about" included. Records of that time
// are still valid: these are the old hashes of the built-in files, with the current ones.
#pragma once

#include <cstdint>

namespace sounder {

struct EarlierHash {
  std::uint64_t whole;
  std::uint64_t now;
};

inline constexpr EarlierHash earlier_hashes[] = {
    {0x25c92fad42ad38c2, 0x5037f40a8ada8a81},  // bite-the-pumpkin layout classic
    {0xb8657b645c3fa5e9, 0xd96af151afcff5a5},  // bite-the-pumpkin layout hedge
    {0x17a94d74787801d9, 0x52affe81138647d8},  // bite-the-pumpkin layout meadow
    {0xeac005574746305e, 0x848b1edb9e148055},  // bite-the-pumpkin layout orchard
    {0x527953960bd7b279, 0x53ed7810f11a0218},  // happy-pigs market classic
    {0xf7ffad8ffbb1d7ee, 0x369b5578fc1d5b4f},  // happy-pigs deck sounder
    {0xcd71c52481e09e0f, 0x89ef805f8aba5353},  // three-little-pigs box classic
    {0xa2610c0846c8d54b, 0x2ba715407ca04645},  // three-little-pigs box gale
    {0x1d1f99c02760633c, 0xa0089947368d4c4a},  // wild-pigs bosses classic
    {0x4df8b175b27defc4, 0x2eaab6f8378a5a20},  // wild-pigs threats classic
    {0x89b953cb9e50fde0, 0x73be8eec6ae41fa1},  // wild-pigs upgrades classic
    {0x0390282aa18f5ac8, 0x9dc24a2ed233ef0d},  // wild-pigs weapons classic
};

}  // namespace sounder
