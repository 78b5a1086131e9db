#include "engine/legion/lists/catalogue/unit_now.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"

namespace sightline::engine {
namespace {

bool isOfOneAmong(const std::vector<WhichCard>& cards, const RuleGrant& brought) {
    return std::any_of(cards.begin(), cards.end(),
                       [&](const WhichCard& one) { return one.id == brought.card; });
}

// Finds the keyword that has the same name and parameter as `wanted`.
std::vector<KeywordText>::iterator sameAs(std::vector<KeywordText>& keywords,
                                          const KeywordText& wanted) {
    return std::find_if(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.name.text() == wanted.name.text() && one.parameter == wanted.parameter;
    });
}

// A unit has at most Scout 3 (Keyword Glossary, Scout X).
constexpr int mostScout = 3;

void gain(std::vector<KeywordText>& keywords, const KeywordText& gained) {
    const auto same = sameAs(keywords, gained);
    if (same == keywords.end()) return keywords.push_back(gained);
    if (!same->value || !gained.value) return;
    const int sum = *same->value + *gained.value;
    same->value = gained.name.keyword() == Keyword::scout ? std::min(sum, mostScout) : sum;
}

void lose(std::vector<KeywordText>& keywords, const KeywordText& lost) {
    std::erase_if(keywords, [&](const KeywordText& one) {
        return one.name.text() == lost.name.text() &&
               (lost.parameter.empty() || one.parameter == lost.parameter);
    });
}

/// Builds the current card of a unit. The numbers are computed at the end: first all increases,
/// then all reductions, whatever their source.
class Assembly {
  public:
    explicit Assembly(UnitCard card)
        : card_(std::move(card)), courage_{card_.courage.value_or(0)}, speed_{card_.speed} {}

    void add(const RuleGrant& brought) {
        for (const KeywordText& one : brought.keywords) gain(card_.keywords, one);
        for (const KeywordText& one : brought.loses) lose(card_.keywords, one);
        for (Weapon& weapon : card_.weapons)
            for (const KeywordText& one : brought.ofWeapons) gain(weapon.keywords, one);
        const StatChanges& changes = brought.changes;
        const auto because = [&](int amount) {
            return Reason{amount, brought.citation, brought.source};
        };
        courage_.add(because(changes.courage));
        nullCourage_ = nullCourage_ || changes.nullCourage;
        speed_.add(because(changes.speed));
        if (changes.defenseDie && *changes.defenseDie != card_.defenseDie) {
            const bool better = *changes.defenseDie == Die::redDefense;
            card_.why.defenseDie.push_back(because(better ? 1 : -1));
            card_.defenseDie = *changes.defenseDie;
        }
        const auto turn = [&](auto& chart, const auto& to, std::vector<Reason>& why) {
            if (!to || *to == chart) return;
            why.push_back(because(static_cast<int>(*to) - static_cast<int>(chart)));
            chart = *to;
        };
        turn(card_.attackSurge, changes.attackSurge, card_.why.attackSurge);
        turn(card_.defenseSurge, changes.defenseSurge, card_.why.defenseSurge);
        turn(card_.meleeAttackSurge, changes.meleeAttackSurge, card_.why.meleeAttackSurge);
        turn(card_.meleeDefenseSurge, changes.meleeDefenseSurge, card_.why.meleeDefenseSurge);
    }

    /// Keeps the keyword Cache of `whole`, because the unit may spend the tokens of Cache even
    /// after the defeat of the miniatures that brought the tokens.
    void keepCache(const UnitCard& whole) {
        for (const KeywordText& one : whole.keywords) {
            if (one.is(Keyword::cache) && sameAs(card_.keywords, one) == card_.keywords.end())
                card_.keywords.push_back(one);
        }
    }

    UnitCard settled() {
        if (nullCourage_) card_.courage.reset();
        if (card_.courage) {
            card_.courage = courage_.within(courageLimits);
            card_.why.courage = courage_.reasons;
        }
        card_.speed = speed_.within(speedLimits);
        card_.why.speed = speed_.reasons;
        return std::move(card_);
    }

  private:
    UnitCard card_;
    Sum courage_, speed_;
    bool nullCourage_ = false;
};

// The unit card `whole` with the keywords, stats and surge charts of `own`, the unit card as
// printed.
UnitCard ownRules(UnitCard whole, const UnitCard& own) {
    whole.keywords = own.keywords;
    whole.courage = own.courage;
    whole.speed = own.speed;
    whole.defenseDie = own.defenseDie;
    whole.attackSurge = own.attackSurge;
    whole.defenseSurge = own.defenseSurge;
    whole.meleeAttackSurge = own.meleeAttackSurge;
    whole.meleeDefenseSurge = own.meleeDefenseSurge;
    whole.why = {};
    return whole;
}

std::string signedNumber(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

}  // namespace

UnitCard cardNow(const UnitCard& whole, const UnitParts& parts, const std::vector<WhichCard>& lost,
                 const std::vector<const RuleGrant*>& lasting) {
    // Without additions by other cards and without lasting effects, the unit card does not change.
    if (parts.brought.empty() && lasting.empty()) return whole;
    Assembly unit(parts.brought.empty() ? whole : ownRules(whole, parts.own));
    for (const RuleGrant& one : parts.brought) {
        if (!one.withMiniatures || !isOfOneAmong(lost, one)) unit.add(one);
    }
    if (!lost.empty()) unit.keepCache(whole);
    for (const RuleGrant* one : lasting) unit.add(*one);
    return unit.settled();
}

bool changesNothing(const RuleGrant& brought) {
    return brought.keywords.empty() && brought.loses.empty() && brought.ofWeapons.empty() &&
           brought.changes == StatChanges{};
}

Messages wordsOf(const RuleGrant& brought) {
    Messages words;
    if (changesNothing(brought) && !brought.source.empty())
        words.push_back(say::cardWasUsed(brought.source));
    for (const KeywordText& one : brought.keywords) words.push_back(say::printed(one.label()));
    for (const KeywordText& one : brought.loses) words.push_back(say::without(one.label()));
    for (const KeywordText& one : brought.ofWeapons) words.push_back(say::weaponsHave(one.label()));
    const StatChanges& changes = brought.changes;
    if (changes.courage != 0) words.push_back(say::courageChanged(signedNumber(changes.courage)));
    if (changes.nullCourage) words.push_back(say::nullCourage());
    if (changes.speed != 0) words.push_back(say::speedChanged(signedNumber(changes.speed)));
    if (changes.defenseDie) {
        const bool red = *changes.defenseDie == Die::redDefense;
        words.push_back(red ? say::redDefenseDie() : say::whiteDefenseDie());
    }
    const auto chart =
        changes.attackSurge.value_or(changes.meleeAttackSurge.value_or(AttackSurge::none));
    if (chart != AttackSurge::none) {
        words.push_back(chart == AttackSurge::hit ? say::attackSurgeToHit()
                                                  : say::attackSurgeToCrit());
    }
    if (changes.defenseSurge || changes.meleeDefenseSurge)
        words.push_back(say::defenseSurgeToBlock());
    return words;
}

Message named(const RuleGrant& brought) {
    const Message words = say::list(wordsOf(brought));
    const bool isNamed = !brought.source.empty() && !changesNothing(brought);
    return isNamed ? say::bySource(words, brought.source) : words;
}

}  // namespace sightline::engine
