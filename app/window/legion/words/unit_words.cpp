#include "app/window/legion/words/unit_words.h"

#include <algorithm>
#include <map>

#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::app {

QString UnitWords::rank(engine::Rank rank) {
    switch (rank) {
        case engine::Rank::commander:
            return tr("Commander");
        case engine::Rank::operative:
            return tr("Operative");
        case engine::Rank::corps:
            return tr("Corps");
        case engine::Rank::specialForces:
            return tr("Special Forces");
        case engine::Rank::support:
            return tr("Support");
        case engine::Rank::heavy:
            return tr("Heavy");
    }
    return {};
}

QString UnitWords::type(engine::UnitType type) {
    using engine::UnitType;
    switch (type) {
        case UnitType::trooper:
            return tr("Trooper");
        case UnitType::cloneTrooper:
            return tr("Clone Trooper");
        case UnitType::droidTrooper:
            return tr("Droid Trooper");
        case UnitType::wookieeTrooper:
            return tr("Wookiee Trooper");
        case UnitType::mandalorianTrooper:
            return tr("Mandalorian Trooper");
        case UnitType::creatureTrooper:
            return tr("Creature Trooper");
        case UnitType::emplacementTrooper:
            return tr("Emplacement Trooper");
        case UnitType::heavyTrooper:
            return tr("Heavy Trooper");
        case UnitType::heavyDroidTrooper:
            return tr("Heavy Droid Trooper");
        case UnitType::groundVehicle:
            return tr("Ground Vehicle");
        case UnitType::repulsorVehicle:
            return tr("Repulsor Vehicle");
    }
    return {};
}

QString UnitWords::base(const std::string& name) {
    const std::map<std::string, QString> words{{"small", tr("small")}, {"medium", tr("medium")},
                                               {"large", tr("large")}, {"huge", tr("huge")},
                                               {"long", tr("long")},   {"epic", tr("epic")},
                                               {"snail", tr("snail")}, {"laat", tr("LAAT")}};
    const auto found = words.find(name);
    return found == words.end() ? QString::fromStdString(name) : found->second;
}

QString UnitWords::token(engine::Token token) {
    switch (token) {
        case engine::Token::aim:
            return tr("Aim");
        case engine::Token::dodge:
            return tr("Dodge");
        case engine::Token::surge:
            return tr("Surge");
        case engine::Token::observation:
            return tr("Observation");
        case engine::Token::standby:
            return tr("Standby");
        case engine::Token::suppression:
            return tr("Suppression");
        case engine::Token::vehicleDamage:
            return tr("Vehicle Damage");
        case engine::Token::ion:
            return tr("Ion");
        case engine::Token::immobilize:
            return tr("Immobilize");
        case engine::Token::poison:
            return tr("Poison");
        case engine::Token::shield:
            return tr("Shield");
        case engine::Token::inactiveShield:
            return tr("Inactive Shield");
        case engine::Token::bounty:
            return tr("Bounty");
        case engine::Token::secretMission:
            return tr("Secret Mission");
    }
    return {};
}

QString UnitWords::range(const engine::Weapon& weapon) {
    if (!weapon.ranged) return tr("Melee");
    const bool open = weapon.maximumRange > 5;
    const QString to = open ? tr("beyond") : QString::number(weapon.maximumRange);
    const QString span = weapon.minimumRange == weapon.maximumRange
                             ? tr("Range %1").arg(to)
                             : tr("Range %1-%2").arg(weapon.minimumRange).arg(to);
    return weapon.melee ? tr("Melee, %1").arg(span.toLower()) : span;
}

// The parameter of Mercenary is a list of faction ids, so it is shown as their names.
QString UnitWords::keyword(const engine::KeywordText& keyword) {
    QStringList factions;
    for (const QString& part :
         QString::fromStdString(keyword.parameter).split(QStringLiteral(", "))) {
        const auto& ids = engine::factionNames();
        if (std::find(ids.begin(), ids.end(), part.toStdString()) == ids.end())
            return KeywordWords::label(keyword.label());
        factions << MessageWords::said(engine::factionWord(part.toStdString()));
    }
    return QStringLiteral("%1: %2").arg(KeywordWords::label(keyword.name),
                                        factions.join(QStringLiteral(", ")));
}

QString UnitWords::state(const engine::UnitView& unit) {
    if (unit.defeated) return tr("Defeated");
    if (unit.activating)
        return unit.actionsLeft == 1 ? tr("Activating, 1 action left")
                                     : tr("Activating, %1 actions left").arg(unit.actionsLeft);
    if (unit.undeployed) return tr("Undeployed");
    return unit.activated ? tr("Activated") : tr("Ready");
}

QString UnitWords::aboard(const engine::View& view, const engine::UnitView& unit) {
    if (unit.defeated) return {};
    if (!unit.transported.none()) return tr("Carries %1").arg(label(view, unit.transported));
    if (!unit.undeployed) return {};
    const auto carrier = std::find_if(
        view.units.begin(), view.units.end(),
        [&](const engine::UnitView& one) { return !one.defeated && one.transported == unit.id; });
    return carrier == view.units.end() ? QString()
                                       : tr("In %1").arg(QString::fromStdString(carrier->label));
}

namespace {

QString withSign(int number) {
    return (number > 0 ? QStringLiteral("+") : QString()) + QString::number(number);
}

}  // namespace

QString UnitWords::until(engine::EffectDuration until) {
    switch (until) {
        case engine::EffectDuration::attack:
            return tr("until the end of the attack");
        case engine::EffectDuration::activation:
            return tr("until the end of the activation");
        case engine::EffectDuration::nextActivation:
            return tr("until the end of its next activation");
        case engine::EffectDuration::round:
            return tr("until the end of the round");
        case engine::EffectDuration::game:
            break;
    }
    return tr("until the end of the game");
}

QString UnitWords::effect(const engine::LastingEffect& effect) {
    const engine::RuleGrant& brings = effect.brings;
    QStringList parts;
    for (const auto& one : brings.keywords) parts << keyword(one);
    for (const auto& one : brings.loses) parts << tr("no %1").arg(keyword(one));
    for (const auto& one : brings.ofWeapons) parts << tr("all weapons: %1").arg(keyword(one));
    const engine::StatChanges& changes = brings.changes;
    if (changes.courage != 0) parts << tr("Courage %1").arg(withSign(changes.courage));
    if (changes.speed != 0) parts << tr("Speed %1").arg(withSign(changes.speed));
    if (changes.defenseDie)
        parts << (*changes.defenseDie == engine::Die::redDefense ? tr("red defense die")
                                                                 : tr("white defense die"));
    if (changes.attackSurge || changes.meleeAttackSurge || changes.defenseSurge ||
        changes.meleeDefenseSurge)
        parts << tr("another surge chart");
    // An effect without a change only stores that a card was used.
    if (parts.isEmpty()) parts << KeywordWords::label(brings.source);
    return tr("%1, %2").arg(parts.join(QStringLiteral(", ")), until(effect.until));
}

QString UnitWords::mark(const engine::View& view, const std::string& mark) {
    for (const engine::CommandView& own : view.command) {
        for (const auto* cards : {&own.hand, &own.discarded, &own.permanent, &own.setAside}) {
            for (const engine::CommandCard* card : *cards)
                if (card->id == mark) return QString::fromStdString(card->name);
        }
        if (own.played && own.played->id == mark) return QString::fromStdString(own.played->name);
    }
    return QString::fromStdString(mark);
}

QString UnitWords::label(const engine::View& view, engine::UnitId unit) {
    return unit.none() ? QString() : QString::fromStdString(view.unit(unit).label);
}

QString UnitWords::label(const engine::View& view, engine::MiniId mini) {
    if (mini.none()) return {};
    const engine::MiniView& shown = view.mini(mini);
    const QString unit = label(view, shown.unit);
    const QString name = shown.leader ? tr("%1, unit leader").arg(unit)
                                      : tr("%1, miniature %2").arg(unit).arg(number(view, mini));
    const QString card = carries(view, mini);
    return card.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, card);
}

QString UnitWords::carries(const engine::View& view, engine::MiniId mini) {
    return QString::fromStdString(view.mini(mini).carrier.name);
}

QString UnitWords::numbered(const engine::View& view, engine::MiniId mini) {
    const QString card = carries(view, mini), place = QString::number(number(view, mini));
    return card.isEmpty() ? place : tr("%1: %2").arg(place, card);
}

int UnitWords::number(const engine::View& view, engine::MiniId mini) {
    const engine::UnitId unit = view.mini(mini).unit;
    int place = 0;
    for (const auto& other : view.minis) {
        if (other.unit != unit) continue;
        ++place;
        if (other.id == mini) break;
    }
    return place;
}

// The word with a digit names the weapon of a card. In other names, the last word says most.
QString UnitWords::numberedShort(const engine::View& view, engine::MiniId mini) {
    const QStringList words = carries(view, mini).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString place = QString::number(number(view, mini));
    if (words.isEmpty()) return place;
    const auto named = std::find_if(words.begin(), words.end(), [](const QString& word) {
        return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    });
    return tr("%1: %2").arg(place, named == words.end() ? words.back() : *named);
}

std::vector<TokenCount> tokensOf(const engine::UnitView& unit) {
    std::vector<TokenCount> counts;
    for (const engine::TokenKind& one : engine::tokenTable)
        if (const int count = unit.tokens[one.token]; count > 0)
            counts.push_back({one.token, count});
    return counts;
}

int woundsOf(const engine::View& view, const engine::UnitView& unit) {
    int wounds = 0;
    for (const auto& mini : view.minis)
        if (mini.unit == unit.id && !mini.defeated) wounds += mini.wounds;
    return wounds;
}

}  // namespace sightline::app
