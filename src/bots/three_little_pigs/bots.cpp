#include "bots/make.h"
#include "bots/three_little_pigs/sense.h"

namespace sounder::bots {

template <>
const Offer& offer_of<ThreeLittlePigs>() {
  static const Offer offer = make_offer<ThreeLittlePigs>();
  return offer;
}

}  // namespace sounder::bots
