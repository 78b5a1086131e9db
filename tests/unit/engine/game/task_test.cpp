// Rules are coroutines (`Task`). The tests cover return values, exceptions, nested rules, and the
// destruction of a suspended rule.
#include "engine/talk/task.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace sightline::engine {
namespace {

/// An object that the tested coroutines await. The test resumes the waiting coroutine explicitly.
struct Gate {
    std::coroutine_handle<> waiting;
    bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<> rule) noexcept { waiting = rule; }
    void await_resume() const noexcept {}
};

Task<int> seven() { co_return 7; }

Task<int> sumOf(int count) {
    int sum = 0;
    for (int i = 0; i < count; ++i) sum += co_await seven();
    co_return sum;
}

Task<int> through(Gate& gate, std::shared_ptr<int> held) {
    co_await gate;
    co_return *held;
}

Task<int> twiceThrough(Gate& gate, std::shared_ptr<int> held) {
    const int first = co_await through(gate, held);
    const int second = co_await through(gate, held);
    co_return first + second;
}

Task<void> throws() {
    throw std::runtime_error("no such rule");
    co_return;
}

Task<std::string> catches() {
    std::string caught = "nothing";
    try {
        co_await throws();
    } catch (const std::runtime_error& error) {
        caught = error.what();
    }
    co_return caught;
}

Task<std::unique_ptr<int>> moveOnly() { co_return std::make_unique<int>(3); }

TEST(Task, IsLazyAndGivesItsValue) {
    Task<int> task = sumOf(3);
    EXPECT_FALSE(task.done());
    task.start();
    ASSERT_TRUE(task.done());
    EXPECT_EQ(task.result(), 21);
}

TEST(Task, GoesOnWithoutGrowingTheStack) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "this compiler makes no jumps of calls at the end in sanitized builds";
#endif
    Task<int> task = sumOf(1000000);
    task.start();
    EXPECT_EQ(task.result(), 7000000);
}

TEST(Task, GivesMoveOnlyValues) {
    Task<std::unique_ptr<int>> task = moveOnly();
    task.start();
    EXPECT_EQ(*task.result(), 3);
}

TEST(Task, WaitsInsideANestedRule) {
    Gate gate;
    Task<int> task = twiceThrough(gate, std::make_shared<int>(5));
    task.start();
    EXPECT_FALSE(task.done());
    gate.waiting.resume();
    EXPECT_FALSE(task.done());
    gate.waiting.resume();
    ASSERT_TRUE(task.done());
    EXPECT_EQ(task.result(), 10);
}

TEST(Task, HandsExceptionsToWhoAwaits) {
    Task<std::string> task = catches();
    task.start();
    EXPECT_EQ(task.result(), "no such rule");
}

TEST(Task, HandsExceptionsToWhoAsksForTheResult) {
    Task<void> task = throws();
    task.start();
    ASSERT_TRUE(task.done());
    EXPECT_THROW(task.result(), std::runtime_error);
}

TEST(Task, DestroyedWhileWaitingFreesEverythingBelowIt) {
    auto held = std::make_shared<int>(5);
    const std::weak_ptr<int> watched = held;
    Gate gate;
    {
        Task<int> task = twiceThrough(gate, std::move(held));
        task.start();
        EXPECT_FALSE(watched.expired());
    }
    EXPECT_TRUE(watched.expired());
}

TEST(Task, DestroyedBeforeItStartsFreesItsArguments) {
    auto held = std::make_shared<int>(5);
    const std::weak_ptr<int> watched = held;
    Gate gate;
    { const Task<int> never = through(gate, std::move(held)); }
    EXPECT_TRUE(watched.expired());
}

TEST(Task, MovesAndReplaces) {
    auto held = std::make_shared<int>(5);
    const std::weak_ptr<int> watched = held;
    Gate gate, other;
    Task<int> task = through(gate, std::move(held));
    task.start();
    Task<int> moved = std::move(task);
    EXPECT_TRUE(task.done());  // NOLINT(bugprone-use-after-move): an empty task has nothing to do
    moved = through(other, std::make_shared<int>(6));
    EXPECT_TRUE(watched.expired());
    moved.start();
    other.waiting.resume();
    EXPECT_EQ(moved.result(), 6);
    EXPECT_TRUE(Task<void>().done());
}

}  // namespace
}  // namespace sightline::engine
