// Defend X. Core Rulebook, Keyword Glossary p. 48.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {
namespace {

struct Ordering : Round {
    int dodgeOf(UnitId id) const { return unit(id).tokens[Token::dodge]; }
    void give(UnitId id, Keyword keyword, int x) {
        with(id).card.keywords.push_back(word(keyword, x));
    }
};

TEST(P48Defend, AnOrderGivesDodgeTokens) {
    Ordering scene;
    scene.give(scene.rebels1, Keyword::defend, 2);
    scene.give(scene.rebels2, Keyword::defend, 2);
    scene.start();
    scene.play("Push");
    scene.play("Assault");
    scene.order({scene.rebels1, scene.rebels3});
    EXPECT_EQ(scene.dodgeOf(scene.rebels1), 2);
    EXPECT_EQ(scene.dodgeOf(scene.rebels2), 0) << "no order";
    EXPECT_EQ(scene.dodgeOf(scene.rebels3), 0) << "no keyword";
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::defend));
}

TEST(P48Defend, AlsoForTheOrderThatACommanderIssuesToItself) {
    Ordering scene;
    scene.give(scene.luke, Keyword::defend, 1);
    scene.start();
    scene.play("Push");
    scene.play("Assault");
    scene.order({scene.luke, scene.rebels3});
    EXPECT_EQ(scene.dodgeOf(scene.luke), 1);
}

TEST(P48Defend, ItsInstancesAddUp) {
    Ordering scene;
    scene.give(scene.rebels1, Keyword::defend, 1);
    scene.give(scene.rebels1, Keyword::defend, 2);
    scene.start();
    scene.play("Push");
    scene.play("Assault");
    scene.order({scene.rebels1, scene.rebels3});
    EXPECT_EQ(scene.dodgeOf(scene.rebels1), 3);
}

}  // namespace
}  // namespace sightline::engine::scene
