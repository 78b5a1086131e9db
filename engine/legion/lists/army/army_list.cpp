#include "engine/legion/lists/army/army_list.h"

namespace sightline::engine {
namespace {

RankLimits limits(RankLimit commander, RankLimit operative, RankLimit corps, RankLimit special,
                  RankLimit support, RankLimit heavy) {
    RankLimits all;
    all.ranks = {{Rank::commander, commander}, {Rank::operative, operative},
                 {Rank::corps, corps},         {Rank::specialForces, special},
                 {Rank::support, support},     {Rank::heavy, heavy}};
    return all;
}

}  // namespace

const std::vector<std::string>& gameSizeNames() {
    static const std::vector<std::string> names{"recon", "escalation", "standard", "grand army",
                                                "2018"};
    return names;
}

const GameRules& rulesOf(GameSize size) {
    static const RankLimits usual = limits({1, 2}, {0, 2}, {3, 6}, {0, 3}, {0, 3}, {0, 2});
    static const std::vector<GameRules> rules{
        {"recon", 600, limits({1, 1}, {0, 1}, {2, 4}, {0, 2}, {0, 2}, {0, 1})},
        {"escalation", 800, usual},
        {"standard", editions::of2026.points, usual},
        {"grand army", 1600, limits({1, 4}, {0, 3}, {6, 10}, {0, 5}, {0, 5}, {0, 4})},
        {editions::of2018.id, editions::of2018.points, usual}};
    return rules[static_cast<std::size_t>(size)];
}

const Edition& editionOf(GameSize size) {
    return size == GameSize::edition2018 ? editions::of2018 : editions::of2026;
}

}  // namespace sightline::engine
