#include "bots/happy_pigs/sense.h"
#include "bots/make.h"

namespace sounder::bots {

template <>
const Offer& offer_of<HappyPigs>() {
  static const Offer offer = make_offer<HappyPigs>();
  return offer;
}

}  // namespace sounder::bots
