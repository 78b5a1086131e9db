/// Task: a rule as a coroutine. A task starts when it is awaited, or when the conversation starts
/// it. It suspends when the rule asks a question, and resumes with the answer. If a suspended task
/// is destroyed, the tasks that it awaits are destroyed, too.
#pragma once
#include <cassert>
#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

namespace sightline::engine {

template <class T>
class Task;

namespace detail {

/// At the end of a rule, resumes the rule that called it. It uses symmetric transfer, so the stack
/// does not grow.
struct GoOnWithCaller {
    bool await_ready() const noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> ended) const noexcept {
        if (ended.promise().caller) return ended.promise().caller;
        return std::noop_coroutine();
    }
    void await_resume() const noexcept {}
};

struct PromiseBase {
    std::coroutine_handle<> caller;
    std::exception_ptr exception;

    std::suspend_always initial_suspend() const noexcept { return {}; }
    GoOnWithCaller final_suspend() const noexcept { return {}; }
    void unhandled_exception() noexcept { exception = std::current_exception(); }
    void rethrow() const {
        if (exception) std::rethrow_exception(exception);
    }
};

template <class T>
struct Promise : PromiseBase {
    std::optional<T> value;
    Task<T> get_return_object();
    void return_value(T result) { value.emplace(std::move(result)); }
    T take() {
        rethrow();
        return std::move(*value);
    }
};

template <>
struct Promise<void> : PromiseBase {
    Task<void> get_return_object();
    void return_void() const noexcept {}
    void take() const { rethrow(); }
};

}  // namespace detail

template <class T = void>
class [[nodiscard]] Task {
  public:
    using promise_type = detail::Promise<T>;
    using Handle = std::coroutine_handle<promise_type>;

    Task() = default;
    explicit Task(Handle handle) : handle_(handle) {}
    Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
    Task& operator=(Task&& other) noexcept {
        if (this != &other) {
            destroy();
            handle_ = std::exchange(other.handle_, {});
        }
        return *this;
    }
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    ~Task() { destroy(); }

    bool done() const { return !handle_ || handle_.done(); }

    /// Starts a task that no other task awaits. Returns when the task first suspends or ends.
    void start() {
        assert(handle_ && !handle_.done());
        handle_.resume();
    }
    /// Returns the result of the task, or rethrows its exception. Call this once, after the task is
    /// done.
    T result() {
        assert(handle_ && handle_.done());
        return handle_.promise().take();
    }

    bool await_ready() const noexcept { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) noexcept {
        handle_.promise().caller = caller;
        return handle_;
    }
    T await_resume() { return handle_.promise().take(); }

  private:
    void destroy() {
        if (handle_) handle_.destroy();
        handle_ = {};
    }
    Handle handle_;
};

namespace detail {
template <class T>
Task<T> Promise<T>::get_return_object() {
    return Task<T>(std::coroutine_handle<Promise<T>>::from_promise(*this));
}
inline Task<void> Promise<void>::get_return_object() {
    return Task<void>(std::coroutine_handle<Promise<void>>::from_promise(*this));
}
}  // namespace detail

}  // namespace sightline::engine
