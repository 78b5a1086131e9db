/// Lazy: a value that is computed on first use.
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
    /// True after the first use; the value may have been changed since.
    bool isKnown() const { return value_.has_value(); }

  private:
    std::function<Value()> work_;
    mutable std::optional<Value> value_;
};

}  // namespace sightline::engine
