// The words for a transport and for the unit that it transports. Core Rulebook, Keyword Glossary
// (Transport).
#include <gtest/gtest.h>

#include "app/window/legion/words/unit_words.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {
namespace {

/// A truck that transports the troopers, and another undeployed unit.
struct Aboard : testing::Test {
    engine::View view;
    Aboard() {
        for (const char* label : {"Truck", "Troopers", "Scouts"}) {
            engine::UnitView unit;
            unit.id = engine::UnitId{static_cast<int>(view.units.size())};
            unit.label = label;
            unit.undeployed = view.units.size() > 0;
            view.units.push_back(unit);
        }
        view.units[0].transported = view.units[1].id;
    }
    std::string of(std::size_t unit) const {
        return UnitWords::aboard(view, view.units[unit]).toStdString();
    }
};

TEST_F(Aboard, TheTransportAndItsPassengerNameEachOther) {
    EXPECT_EQ(of(0), "Carries Troopers");
    EXPECT_EQ(of(1), "In Truck");
    EXPECT_EQ(of(2), "") << "another undeployed unit";
}

TEST_F(Aboard, NothingIsSaidAfterThePassengerDeployedOrTheTransportIsLost) {
    view.units[1].undeployed = false;
    EXPECT_EQ(of(1), "");
    view.units[1].undeployed = true;
    view.units[0].defeated = true;
    EXPECT_EQ(of(0), "");
    EXPECT_EQ(of(1), "");
}

}  // namespace
}  // namespace sightline::app
