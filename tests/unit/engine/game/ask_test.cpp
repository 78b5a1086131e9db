// `ask` takes a named closure, because g++ 12 would destroy a temporary one twice.
#include "engine/legion/rules/timing/await_answer.h"

#include <gtest/gtest.h>

namespace sightline::engine {
namespace {

struct Asks {
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
    EXPECT_TRUE(MayAsk<const Asks&>);
    EXPECT_TRUE(MayAskWithFirst<const Asks&>);
    EXPECT_TRUE(MayAskAtAGlance<const Asks&>);
    EXPECT_FALSE(MayAsk<Asks>);
    EXPECT_FALSE(MayAsk<const Asks>);
    EXPECT_FALSE(MayAskWithFirst<Asks>);
    EXPECT_FALSE(MayAskAtAGlance<Asks>);
}

}  // namespace
}  // namespace sightline::engine
