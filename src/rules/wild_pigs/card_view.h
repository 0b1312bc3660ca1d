// Cards in a view: what they cost, what they do, what they are worth. Nothing of the rules is left for a board to know.
#pragma once

#include "rules/wild_pigs/amounts.h"

namespace sounder::wild_pigs {

class CardPainter {
 public:
  CardPainter(const Options& options, JsonWriter& json) : o_(options), cards_(options.cards), json_(json) {}

  void amounts(std::string_view key, const Cubes&);
  void gains(std::string_view key, const Gains&);

  // These leave their object open, for what else there is to say of the card.
  void pig(Era, const LanePig&);
  void upgrade(int card);
  void weapon(int card);
  void ware(Ware ware, int card) { ware == Ware::upgrade ? upgrade(card) : weapon(card); }
  void threshold(Era, int threshold);

  void trophy(const Trophy&);
  // What stances bring and who attacks them; what tokens do.
  void stances();
  void tokens();

 private:
  void name(const CardName& card) { json_.field("id", card.id).field("name", card.name); }
  void gain_fields(const Gains&);
  void income(std::string_view key, const Upgrade&, Era);
  void effects(const Upgrade&);
  void reward(const Threshold::Reward&);
  void penalty(const Threshold::Penalty&);

  const Options& o_;
  const Cards& cards_;
  JsonWriter& json_;
};

}  // namespace sounder::wild_pigs
