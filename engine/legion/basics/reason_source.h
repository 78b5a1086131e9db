/// ReasonSource: the cause of a change of a number. The cause is one of the rules listed here, or a
/// card, a weapon or a keyword with its printed name.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace sightline::engine {

enum class SourceRule {
    printed,   ///< a card, a weapon or a keyword with a printed name
    unitCard,  ///< the value that the unit card prints
    byHand,    ///< a change by the players, without a name
    effects,   ///< effects at the timing point that determines the number
    immobilizeTokens,
    suppressed,  ///< the unit is suppressed
    smoke,       ///< smoke tokens near the defender or the attacker
};

/// The English names of the sources, in the order of `SourceRule`.
inline constexpr std::array sourceNames{
    "", "unit card", "by hand", "effects", "immobilize tokens", "Suppressed", "smoke tokens"};

class ReasonSource {
  public:
    ReasonSource() = default;
    ReasonSource(std::string printedName)  // NOLINT(google-explicit-constructor)
        : name_(std::move(printedName)) {}
    ReasonSource(std::string_view printedName)  // NOLINT(google-explicit-constructor)
        : name_(printedName) {}
    ReasonSource(const char* printedName)
        : name_(printedName) {}    // NOLINT(google-explicit-constructor)
    ReasonSource(SourceRule rule)  // NOLINT(google-explicit-constructor)
        : rule_(rule), name_(sourceNames[static_cast<std::size_t>(rule)]) {}

    SourceRule rule() const { return rule_; }
    /// True for a change by the players. A source without a name also counts as a change by the
    /// players.
    bool isByHand() const { return rule_ == SourceRule::byHand || name_.empty(); }
    /// The English name of the source, as printed. Empty for a change by the players without a
    /// name.
    const std::string& name() const { return name_; }
    bool operator==(const ReasonSource&) const = default;

  private:
    SourceRule rule_ = SourceRule::printed;
    std::string name_{};
};

}  // namespace sightline::engine
