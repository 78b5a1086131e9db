// The digest, the invariants and the printed state must contain every field of the state. The tests
// change each field and check that the change is noticed.
#include "engine/legion/rules/game/state_fields.h"

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/digest_of.h"
#include "engine/legion/rules/game/invariant_parts.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/state/view_fields.h"
#include "unit/engine/filled_state.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// A new card with the id "another".
template <class Card>
const Card* anotherCard() {
    static const Card card = [] {
        Card made;
        made.id = "another";
        return made;
    }();
    return &card;
}

/// Changes the field with the number `wanted`, and counts all fields.
class Turning {
  public:
    explicit Turning(int wanted) : wanted_(wanted) {}

    template <class Value>
    void single(Value& value) {
        if constexpr (!std::is_const_v<Value>) {
            if (isIt()) turn(fields::numberOf(value));
        }
    }
    template <class Holder>
    void presence(Holder& holder) {
        if (isIt()) holder.reset();
    }
    template <class Value>
    void length(std::vector<Value>& list) {
        if (isIt()) list.emplace_back();
    }
    void length(std::map<std::string, int>& list) {
        if (isIt()) list.emplace("Graffiti", 1);
    }
    void enter(const char* name) { path_.emplace_back(name); }
    void enter(std::size_t index) { path_.push_back(std::to_string(index)); }
    void leave() { path_.pop_back(); }

    int count() const { return count_; }
    const std::string& turned() const { return turned_; }

  private:
    bool isIt() {
        if (count_++ != wanted_) return false;
        for (const std::string& part : path_) turned_ += "/" + part;
        return true;
    }
    template <class Value>
    void turn(Value& value) {
        if constexpr (std::is_same_v<Value, bool>)
            value = !value;
        else if constexpr (std::is_same_v<Value, std::string>)
            value += "x";
        else if constexpr (std::is_enum_v<Value>)
            value = static_cast<Value>(static_cast<int>(value) + 1);
        else if constexpr (std::is_pointer_v<Value>)
            value = anotherCard<std::remove_const_t<std::remove_pointer_t<Value>>>();
        else
            value = static_cast<Value>(value + 1);
    }

    int wanted_, count_ = 0;
    std::string turned_{};
    std::vector<std::string> path_{};
};

template <class State>
int turn(State& state, int field, std::string& path) {
    Turning turning(field);
    FieldWalk<Turning>(turning).walk(state);
    path = turning.turned();
    return turning.count();
}

std::uint64_t fingerprint(const Battle& battle) { return digestOf(battle, nullptr); }
std::uint64_t fingerprint(const View& view) { return digestOf(view); }

/// Changes every field of the state, one at a time.
template <class State>
void expectEveryFieldSeen(State whole, int least) {
    fields::fill(whole);
    const std::uint64_t digest = fingerprint(whole);
    const nlohmann::json fields = fieldsOf(whole);
    std::string path;
    State counted = whole;
    const int count = turn(counted, -1, path);
    EXPECT_GT(count, least) << "a state with everything in it";
    EXPECT_EQ(fingerprint(counted), digest) << "nothing was turned";
    EXPECT_FALSE(differenceOf(fieldsOf(counted), fields));
    for (int field = 0; field < count; ++field) {
        State turned = whole;
        turn(turned, field, path);
        EXPECT_NE(fingerprint(turned), digest) << path;
        const auto difference = differenceOf(fieldsOf(turned), fields);
        ASSERT_TRUE(difference) << path;
        EXPECT_EQ(difference->rfind(path, 0), 0U) << *difference << ", but turned was " << path;
    }
}

TEST(StateFields, EveryOneIsInTheDigestAndInTheComparison) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    expectEveryFieldSeen(play.battle, 400);
}

TEST(StateFields, EveryOneOfAViewIsInItsDigest) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseAction));
    expectEveryFieldSeen(viewOf(play.battle, Player::blue), 300);
}

TEST(StateFields, AreThoseOfTheCode) {
    Play play(shootOut());
    play.battle.unit(UnitId{1}).tokens[Token::vehicleDamage] = 1;
    play.battle.unit(UnitId{0}).marks["Bounty"] = 2;
    const nlohmann::json was = fieldsOf(play.battle);
    EXPECT_EQ(was["units"][1]["tokens"]["vehicle_damage"], 1);
    EXPECT_EQ(was["units"][0]["marks"]["Bounty"], 2);
    EXPECT_EQ(was["units"][0]["whole"], play.battle.unit(UnitId{0}).whole->id);
    EXPECT_TRUE(was["attack"].is_null());
    play.battle.mini(MiniId{2}).wounds = 1;
    EXPECT_EQ(differenceOf(fieldsOf(play.battle), was), "/minis/2/wounds: 1, not 0");
    EXPECT_FALSE(differenceOf(was, was));
}

TEST(StateFields, NameOnlyWhatThereIs) {
    Play play(shootOut());
    const auto brokenBy = [&](auto change) {
        View view = viewOf(play.battle, Player::blue);
        change(view);
        Findings findings;
        checkFields(view, findings);
        return findings.take();
    };
    EXPECT_TRUE(brokenBy([](View&) {}).empty());
    EXPECT_TRUE(brokenBy([](View& view) { view.minis[0].unit = UnitId{1}; }).empty());
    EXPECT_EQ(brokenBy([](View& view) { view.minis[0].unit = UnitId{2}; }),
              std::vector<std::string>{"minis 0 unit names what there is not"});
    EXPECT_EQ(brokenBy([](View& view) { view.units[1].minis[0] = MiniId{-2}; }),
              std::vector<std::string>{"units 1 minis 0 names what there is not"});
    EXPECT_EQ(brokenBy([](View& view) { view.minis[3].mini.position.z = std::nan(""); }),
              std::vector<std::string>{"minis 3 mini position z is no length"});
}

}  // namespace
}  // namespace sightline::engine::test
