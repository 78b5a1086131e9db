/// Random fights for property tests: two sides close to each other, some units in base contact,
/// with terrain between them. Keywords, weapons, tokens and cards of the units change attacks.
#pragma once
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/talk/generator.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {

/// Generates the parts of a random fight.
class FightMaker {
  public:
    explicit FightMaker(std::uint64_t seed) : chance_(seed) {}

    /// Four units for each side, in the cells of a small table. Some are in base contact; terrain
    /// is between the cells.
    Scenario make() {
        std::vector<ScenarioUnit> units;
        std::vector<int> cells(18);
        std::iota(cells.begin(), cells.end(), 0);
        for (const Player player : {Player::blue, Player::red}) {
            for (int i = 0; i < 4; ++i) {
                const auto at = chance_.below(static_cast<std::uint32_t>(cells.size()));
                const int cell = cells[at];
                cells.erase(cells.begin() + at);
                units.push_back(unitIn(player, cell));
            }
        }
        meet(units[0], units[4]);
        Scenario scenario = emptyTable(std::move(units));
        for (int gap = 1; gap < 6; ++gap) {
            if (isLikely(2, 3)) scenario.pieces.push_back(pieceAt(6.0 * gap));
        }
        scenario.lastRound = 6;
        return scenario;
    }

  private:
    bool isLikely(std::uint32_t part, std::uint32_t of) { return chance_.below(of) < part; }
    int upTo(int most) {
        return static_cast<int>(chance_.below(static_cast<std::uint32_t>(most) + 1));
    }
    void give(std::vector<KeywordText>& keywords, Keyword keyword, int x = 0) {
        if (!isLikely(1, 4)) return;
        keywords.push_back({.name = keyword, .value = {}, .parameter = {}});
        if (x > 0) keywords.back().value = 1 + upTo(x - 1);
    }

    UnitCard anyCard() {
        UnitCard card = isLikely(3, 5)   ? troopers(1 + upTo(3))
                        : isLikely(1, 2) ? hero()
                        : isLikely(1, 2) ? walker()
                                         : bikes();
        card.wounds += 2;
        give(card.keywords, Keyword::cover, 2);
        give(card.keywords, Keyword::sharpshooter, 2);
        give(card.keywords, Keyword::armor, 2);
        give(card.keywords, Keyword::deflect);
        give(card.keywords, Keyword::immunePierce);
        Weapon& gun = card.weapons.back();
        give(gun.keywords, Keyword::longShot);
        give(gun.keywords, Keyword::blast);
        give(gun.keywords, Keyword::versatile);
        give(gun.keywords, Keyword::pierce, 2);
        if (isVehicle(card.type) && isLikely(1, 2)) {
            gun.keywords.push_back(
                {.name = Keyword::fixed, .value = {}, .parameter = "Front, Sides"});
        }
        return card;
    }

    ScenarioUnit unitIn(Player player, int cell) {
        UnitCard card = anyCard();
        const bool armed = isTrooper(card.type) && card.miniatures > 1;
        if (armed) addWeapons(card);
        const int column = cell % 6, row = cell / 6;
        ScenarioUnit unit = unitAt(player, std::move(card), 3.0 + 6.0 * column, 3.0 + 7.5 * row,
                                   chance_.share() * 360.0);
        if (armed) {
            unit.minis.back().carrier = {"gunner", "Gunner"};
            unit.cards = {{"launcher", "Launcher", CardUse::exhaust}};
            if (isLikely(1, 3)) unit.cards[0].state = EquippedCard::State::exhausted;
        }
        unit.tokens[Token::aim] = upTo(1);
        unit.tokens[Token::dodge] = upTo(1);
        unit.tokens[Token::suppression] = isTrooper(unit.card.type) ? upTo(1) : 0;
        return unit;
    }

    static void addWeapons(UnitCard& card) {
        Weapon heavy = rifle(3, 4), grenade = rifle(2, 1), launcher = rifle(4, 2);
        heavy.name = "Heavy";
        heavy.carrier = {"gunner", "Gunner"};
        grenade.name = "Grenade";
        grenade.oncePerAttack = true;
        launcher.name = "Launcher";
        launcher.oncePerAttack = true;
        launcher.card = {"launcher", "Launcher"};
        card.weapons.insert(card.weapons.end(), {heavy, grenade, launcher});
    }

    /// Moves two units of troopers into base contact.
    void meet(const ScenarioUnit& one, ScenarioUnit& other) {
        if (!isTrooper(one.card.type) || !isTrooper(other.card.type) || !isLikely(1, 2)) return;
        for (std::size_t i = 0; i < other.minis.size(); ++i) {
            other.minis[i].position = one.minis[0].position;
            other.minis[i].position.x += geometry::test::smallBase.width;
            other.minis[i].position.y += 1.3 * static_cast<double>(i);
        }
    }

    geometry::PieceSpec pieceAt(double x) {
        using namespace geometry::test;
        const std::string id = "piece at " + std::to_string(x);
        const geometry::Vec3 at(x, 4.0 + chance_.share() * 16.0, 0.0);
        const int kind = upTo(2);
        if (kind == 0) return box(id, at, {0.5, 3.0 + upTo(4), 1.0 + upTo(3)}, heavyWall());
        if (kind == 1) return box(id, at, {1.5, 3.0 + upTo(4), 2.0}, woods());
        return box(id, at, {0.4, 4.0, 1.0}, barricade());
    }

    Generator chance_;
};

}  // namespace sightline::engine::test
