#include "bots/make.h"
#include "bots/wild_pigs/sense.h"

namespace sounder::bots {

template <>
const Offer& offer_of<WildPigs>() {
  static const Offer offer = make_offer<WildPigs>();
  return offer;
}

}  // namespace sounder::bots
