/// Draws random legal armies from the cards of the program.
#pragma once
#include "engine/legion/lists/army/random_armies.h"
#include "unit/files/own_cards.h"

namespace sightline::test {

class RandomArmies : public engine::RandomArmies {
  public:
    explicit RandomArmies(unsigned seed) : engine::RandomArmies(cards(), seed) {}
};

}  // namespace sightline::test
