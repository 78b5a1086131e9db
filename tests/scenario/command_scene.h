/// A scene with command cards on both sides, for tests of the Command Phase and of orders.
#pragma once
#include "engine/legion/lists/catalogue/command_card.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

inline constexpr auto none = UnitView::Order::none;
inline constexpr auto faceup = UnitView::Order::faceup;
inline constexpr auto facedown = UnitView::Order::facedown;

/// A commander and three corps units on each side. The sides are far apart.
struct Round : AttackScene {
    UnitId luke = blue(lukeSkywalker(), {{5.0, 5.0}});
    UnitId rebels1 = blue(rebelTroopers(), {{10.0, 5.0}});
    UnitId rebels2 = blue(rebelTroopers(), {{15.0, 5.0}});
    UnitId rebels3 = blue(rebelTroopers(), {{20.0, 5.0}});
    UnitId vader = red(darthVader(), {{5.0, 31.0}});
    UnitId storm1 = red(stormtroopers(), {{10.0, 31.0}});
    UnitId storm2 = red(stormtroopers(), {{15.0, 31.0}});
    UnitId storm3 = red(stormtroopers(), {{20.0, 31.0}});

    Round() {
        const std::vector<CommandCard> all{ambush(), push(), assault(), standingOrders()};
        hands(all, all);
    }
    CommandView side(Player player, Player seenBy) const {
        return game().view(seenBy).command[static_cast<std::size_t>(player)];
    }
    UnitView::Order orderOf(UnitId id) const { return unit(id).order; }
};

}  // namespace sightline::engine::scene
