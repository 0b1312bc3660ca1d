#include "bots/bite_the_pumpkin/sense.h"
#include "bots/make.h"

namespace sounder::bots {

template <>
const Offer& offer_of<BiteThePumpkin>() {
  static const Offer offer = make_offer<BiteThePumpkin>();
  return offer;
}

}  // namespace sounder::bots
