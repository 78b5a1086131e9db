// The words for a transport and for the unit that it transports. Core Rulebook, Keyword Glossary
// (Transport).
#include <gtest/gtest.h>

#include "app/window/legion/words/unit_words.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

/// The first unit of the view transports the second one. The third unit is undeployed, too.
struct Aboard : WindowStand {
    engine::View aboard() {
        startClose();
        engine::View seen = view();
        for (std::size_t i = 0; i < 3; ++i) seen.units[i].undeployed = i > 0;
        seen.units[0].transported = seen.units[1].id;
        return seen;
    }
    static std::string of(const engine::View& seen, std::size_t unit) {
        return UnitWords::aboard(seen, seen.units[unit]).toStdString();
    }
};

TEST_F(Aboard, TheTransportAndItsPassengerNameEachOther) {
    const engine::View seen = aboard();
    EXPECT_EQ(of(seen, 0), "Carries " + seen.units[1].label);
    EXPECT_EQ(of(seen, 1), "In " + seen.units[0].label);
    EXPECT_EQ(of(seen, 2), "") << "another undeployed unit";
}

TEST_F(Aboard, NothingIsSaidAfterThePassengerDeployedOrTheTransportIsLost) {
    engine::View seen = aboard();
    seen.units[1].undeployed = false;
    EXPECT_EQ(of(seen, 1), "");
    seen.units[1].undeployed = true;
    seen.units[0].defeated = true;
    EXPECT_EQ(of(seen, 0), "");
    EXPECT_EQ(of(seen, 1), "");
}

}  // namespace
}  // namespace sightline::app
