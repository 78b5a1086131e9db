/// The numbers of the record, by their names: a quantity, a count of tokens, or the source of a
/// change.
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
    /// The source of a change, such as "Rebel Officer" 1.
    explicit NumberName(const ReasonSource& source)
        : sort_(Sort::source),
          source_(source.isByHand() ? ReasonSource(SourceRule::byHand) : source) {}

    /// Null for other names.
    const NumberId* id() const { return sort_ == Sort::id ? &id_ : nullptr; }
    const Token* token() const { return sort_ == Sort::token ? &token_ : nullptr; }
    const ReasonSource* source() const { return sort_ == Sort::source ? &source_ : nullptr; }
    NumberKind kind() const;
    /// The English name, which is the name in JSON.
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
