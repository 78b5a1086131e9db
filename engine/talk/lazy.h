/// Lazy: a value that is computed at its first use.
#pragma once
#include <functional>
#include <optional>
#include <utility>

namespace sightline::engine {

template <class Value>
class Lazy {
  public:
    explicit Lazy(std::function<Value()> work) : work_(std::move(work)) {}

    Value& get() const {
        if (!value_) value_.emplace(work_());
        return *value_;
    }
    /// True if the value has been computed. The value may have been changed afterwards.
    bool isKnown() const { return value_.has_value(); }

  private:
    std::function<Value()> work_;
    mutable std::optional<Value> value_;
};

}  // namespace sightline::engine
