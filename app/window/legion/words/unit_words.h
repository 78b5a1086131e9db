/// Texts about units: ranks, unit types, weapon ranges, tokens, states and labels.
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
    /// The size of a base by its name in the catalogue. An unknown name stays.
    static QString base(const std::string& name);
    static QString token(engine::Token token);
    /// Range of a weapon, such as "Range 1-3" or "Melee".
    static QString range(const engine::Weapon& weapon);
    /// A keyword of a card in the player's language, such as "Preste 2".
    static QString keyword(const engine::KeywordText& keyword);
    /// The state of a unit, such as "Ready", "Activated", "Activating, 2 actions left" or
    /// "Defeated".
    static QString state(const engine::UnitView& unit);
    /// "In AT-ST" for a transported unit, "Carries Stormtroopers" for its transport (Keyword
    /// Glossary, Transport). Empty for other units.
    static QString aboard(const engine::View& view, const engine::UnitView& unit);
    static QString until(engine::EffectDuration until);
    /// A temporary effect on a unit, such as "Cover 2, until the end of the round".
    static QString effect(const engine::LastingEffect& effect);
    /// The name of a mark of a unit. Some marks have the id of a command card instead of a name.
    static QString mark(const engine::View& view, const std::string& mark);
    /// The label of a unit, such as "Stormtroopers 2". Empty if the unit does not exist.
    static QString label(const engine::View& view, engine::UnitId unit);
    /// The label of a miniature, such as "Stormtroopers 2, miniature 3 (Z-6 Trooper)". The table
    /// and the panels use the same number. The brackets have the card that added the miniature.
    static QString label(const engine::View& view, engine::MiniId mini);
    /// The number of a miniature in its unit. The unit leader has the number 1. Defeated miniatures
    /// keep their numbers.
    static int number(const engine::View& view, engine::MiniId mini);
    /// The card that added the miniature to its unit, such as "Z-6 Trooper". Empty for a miniature
    /// of the unit card.
    static QString carries(const engine::View& view, engine::MiniId mini);
    /// The number of a miniature and its card, such as "3: Z-6 Trooper".
    static QString numbered(const engine::View& view, engine::MiniId mini);
    /// The number of a miniature and one word of its card, such as "3: Z-6" or "5: Officer".
    static QString numberedShort(const engine::View& view, engine::MiniId mini);
};

/// A kind of token, and how many of them a unit has.
struct TokenCount {
    engine::Token token{};
    int count = 0;
};
/// The tokens of a unit in a fixed order. Kinds that the unit does not have are left out.
std::vector<TokenCount> tokensOf(const engine::UnitView& unit);
int woundsOf(const engine::View& view, const engine::UnitView& unit);

}  // namespace sightline::app
