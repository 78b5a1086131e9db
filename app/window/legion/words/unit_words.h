/// Words for the contents of a unit card: ranks, unit types, ranges, tokens.
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
    static QString range(const engine::Weapon& weapon);  ///< "Range 1-3", "Melee"
    static QString keyword(const engine::KeywordText& keyword);
    /// "Ready", "Activated", "Activating, 2 actions left", "Defeated".
    static QString state(const engine::UnitView& unit);
    static QString until(engine::EffectDuration until);
    /// "Cover 2, until the end of the round".
    static QString effect(const engine::LastingEffect& effect);
    /// The label of a unit, or an empty string for none.
    static QString label(const engine::View& view, engine::UnitId unit);
    /// "Stormtroopers 2, miniature 3": the number as on the table and in the panels.
    static QString label(const engine::View& view, engine::MiniId mini);
    /// The miniature's number in the unit, counted from 1 (the unit leader) over all that started.
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
