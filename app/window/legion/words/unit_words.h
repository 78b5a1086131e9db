/// Texts for the contents of a unit card: ranks, unit types, ranges, tokens.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class UnitWords {
    Q_DECLARE_TR_FUNCTIONS(UnitWords)

  public:
    static QString rank(engine::Rank rank);
    static QString type(engine::UnitType type);
    static QString token(engine::Token token);
    static QString range(const engine::Weapon& weapon);  ///< such as "Range 1-3" or "Melee"
    static QString keyword(const engine::KeywordText& keyword);
    /// Such as "Ready", "Activated", "Activating, 2 actions left" or "Defeated".
    static QString state(const engine::UnitView& unit);
    static QString until(engine::EffectDuration until);
    /// Such as "Cover 2, until the end of the round".
    static QString effect(const engine::LastingEffect& effect);
    /// The label of a unit. Empty if there is no unit.
    static QString label(const engine::View& view, engine::UnitId unit);
    /// "Stormtroopers 2, miniature 3". The number is the same as on the table and in the panels.
    static QString label(const engine::View& view, engine::MiniId mini);
    /// The number of the miniature in its unit. The unit leader is 1. All miniatures that started
    /// in the unit are counted.
    static int number(const engine::View& view, engine::MiniId mini);
};

/// A kind of token on a unit, and its count.
struct TokenCount {
    engine::Token token{};
    int count = 0;
};
/// The counts above zero, in a fixed order.
std::vector<TokenCount> tokensOf(const engine::UnitView& unit);
int woundsOf(const engine::View& view, const engine::UnitView& unit);

}  // namespace sightline::app
