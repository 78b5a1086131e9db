// `ask` accepts only a closure that has a name, because g++ 12 would destroy a temporary closure
// twice.
#include "engine/legion/rules/timing/await_answer.h"

#include <gtest/gtest.h>

namespace sightline::engine {
namespace {

struct BuildChoice {
    Choice operator()() const { return {}; }
};
using Meant = Glance<Choice>;

template <class Build>
concept MayAsk = requires(Battle& battle, Build&& build) {
    ask(battle, std::forward<Build>(build));
};
template <class Build>
concept MayAskWithFirst = requires(Battle& battle, Build&& build, Choice first) {
    ask(battle, std::forward<Build>(build), first);
};
template <class Build>
concept MayAskAtAGlance = requires(Battle& battle, Build&& build, Meant meant) {
    askAtAGlance(battle, std::forward<Build>(build), meant);
};

TEST(Ask, TakesNamedClosuresOnly) {
    EXPECT_TRUE(MayAsk<const BuildChoice&>);
    EXPECT_TRUE(MayAskWithFirst<const BuildChoice&>);
    EXPECT_TRUE(MayAskAtAGlance<const BuildChoice&>);
    EXPECT_FALSE(MayAsk<BuildChoice>);
    EXPECT_FALSE(MayAsk<const BuildChoice>);
    EXPECT_FALSE(MayAskWithFirst<BuildChoice>);
    EXPECT_FALSE(MayAskAtAGlance<BuildChoice>);
}

}  // namespace
}  // namespace sightline::engine
