/// The name of a number in the record: a quantity, a kind of token, or the source of a change.
#pragma once
#include <string>
#include <utility>

#include "engine/legion/basics/reason_source.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/basics/words/number_table.h"
#include "engine/talk/record.h"

namespace sightline::engine {

class NumberName {
  public:
    NumberName(NumberId id)  // NOLINT(google-explicit-constructor)
        : sort_(Sort::id), id_(id) {}
    NumberName(Token token)  // NOLINT(google-explicit-constructor)
        : sort_(Sort::token), token_(token) {}
    /// The name of a change is the name of its source, such as "Rebel Officer".
    explicit NumberName(const ReasonSource& source)
        : sort_(Sort::source),
          source_(source.isByHand() ? ReasonSource(SourceRule::byHand) : source) {}

    /// The quantity, the token or the source that is the name. Each function returns null if the
    /// name is of another kind.
    const NumberId* id() const { return sort_ == Sort::id ? &id_ : nullptr; }
    const Token* token() const { return sort_ == Sort::token ? &token_ : nullptr; }
    const ReasonSource* source() const { return sort_ == Sort::source ? &source_ : nullptr; }
    NumberKind kind() const;
    /// The English name. It is also the name in JSON.
    std::string english() const;
    bool operator==(const NumberName&) const = default;

  private:
    enum class Sort { id, token, source };
    Sort sort_;
    NumberId id_{};
    Token token_{};
    ReasonSource source_{};
};

using Number = talk::Number<NumberName>;

}  // namespace sightline::engine
