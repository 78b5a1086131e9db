#include "engine/legion/lists/catalogue/read_card_program.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/lists/catalogue/read_clauses.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

constexpr std::array sentenceWords{"when"sv,   "action"sv,   "may"sv, "once"sv,
                                   "rounds"sv, "divulged"sv, "do"sv};
constexpr std::array targetWords{"side"sv,    "who"sv, "another"sv, "within"sv, "in_sight"sv,
                                 "ordered"sv, "of"sv,  "up_to"sv,   "exactly"sv};
constexpr std::array countWords{"side"sv,     "who"sv,     "another"sv, "within"sv,
                                "in_sight"sv, "ordered"sv, "of"sv,      "at_most"sv};
constexpr std::array stepWords{"for"sv,    "choose"sv, "each"sv,  "gain"sv,      "per"sv,
                               "remove"sv, "suffer"sv, "heal"sv,  "restore"sv,   "have"sv,
                               "lose"sv,   "change"sv, "until"sv, "free"sv,      "weapons"sv,
                               "move"sv,   "smoke"sv,  "again"sv, "order"sv,     "reroll"sv,
                               "dice"sv,   "look"sv,   "may"sv,   "choose_one"sv};
constexpr std::array alternativeWords{"choose"sv, "gain"sv, "remove"sv, "heal"sv, "restore"sv,
                                      "free"sv,   "move"sv, "have"sv,   "until"sv};
constexpr std::array numberWords{"speed"sv, "courage"sv};
constexpr std::array limitWords{"activation"sv, "round"sv, "game"sv};
constexpr std::array sideWords{"ally"sv, "enemy"sv, "everyone"sv};
/// The words for the roles in a card program, in the order of CardRole.
constexpr std::array roleWords{"self"sv,     "actor"sv, "attacker"sv,
                               "defender"sv, "named"sv, "chosen"sv};

template <std::size_t count>
std::size_t readWord(const JsonAt& at, const std::array<std::string_view, count>& words,
                     const MessageTemplate<>& what) {
    return readName(at, {words.begin(), words.end()}, what);
}

const PointName& nameOf(const Moment& moment) {
    return timingPointNames[static_cast<std::size_t>(moment.point)];
}
Subject subjectOf(const Moment& moment) { return nameOf(moment).subject; }

/// Reads one sentence of a card program with its steps.
class SentenceReader {
  public:
    SentenceReader(RemindedOf what, const CardFacts& facts, const CatalogueContext& context)
        : what_(what), facts_(facts), context_(context) {}

    CardSentence read(const JsonAt& at) {
        at.allow(sentenceWords);
        if (const auto when = at.find("when")) sentence_.when = readMoments(*when, what_);
        if (const auto action = at.find("action")) readAction(*action);
        if (sentence_.when.empty() && !sentence_.action) at.refuse(say::needsWhenOrAction());
        sentence_.may = readFlag(at, "may");
        if (const auto once = at.find("once"))
            sentence_.once =
                static_cast<CardLimit>(1 + readWord(*once, limitWords, say::aLimitOfUses));
        if (const auto rounds = at.find("rounds")) {
            const auto both = rounds->list(2, 2);
            sentence_.fromRound = both[0].integer(1, 99);
            sentence_.toRound = both[1].integer(sentence_.fromRound, 99);
        }
        if (const auto divulged = at.find("divulged")) {
            if (ofUnit()) divulged->refuse(say::onlyCommandCardsAreDivulged());
            sentence_.divulged = readFlag(at, "divulged");
        }
        for (const JsonAt& step : at.at("do").list(1, 9))
            sentence_.steps.push_back(readStep(step, defaultRole()));
        return std::move(sentence_);
    }

  private:
    bool ofUnit() const { return what_ == RemindedOf::upgrade; }
    CardRole defaultRole() const { return ofUnit() ? CardRole::self : CardRole::actor; }

    // Reads the cost of a card action. The unit with the card makes the action, so the sentence may
    // not also have timing points.
    void readAction(const JsonAt& at) {
        if (!ofUnit()) at.refuse(say::noUnitHasTheCard());
        if (!sentence_.when.empty()) at.refuse(say::needsWhenOrAction());
        if (at.isText()) {
            readWord(at, std::array{"free"sv}, say::aCostOfAnAction);
            sentence_.action = 0;
        } else {
            sentence_.action = at.integer(1, 2);
        }
    }

    bool everyMomentIs(std::initializer_list<Subject> subjects) const {
        if (sentence_.action) return false;
        return std::all_of(sentence_.when.begin(), sentence_.when.end(), [&](const Moment& one) {
            return std::find(subjects.begin(), subjects.end(), engine::subjectOf(one)) !=
                   subjects.end();
        });
    }

    bool isThere(CardRole role) const {
        switch (role) {
            case CardRole::self:
                return ofUnit();
            case CardRole::actor:
                return everyMomentIs({Subject::unit});
            case CardRole::attacker:
            case CardRole::defender:
                return everyMomentIs({Subject::attack});
            case CardRole::named:
                return !ofUnit();
            case CardRole::chosen:
                return chosen_;
        }
        return false;
    }

    CardRole readRole(const JsonAt& at) const {
        const auto role = static_cast<CardRole>(readWord(at, roleWords, say::aRole));
        if (!isThere(role)) at.refuse(say::nobodyIsThat(at.text()));
        return role;
    }

    bool everyMomentIsAt(std::string_view point) const {
        return !sentence_.action &&
               std::all_of(sentence_.when.begin(), sentence_.when.end(),
                           [&](const Moment& one) { return nameOf(one).name == point; });
    }

    CardTargets readTargets(const JsonAt& at, CardRole usual) const {
        CardTargets targets{
            .side = static_cast<CardSide>(readWord(at.at("side"), sideWords, say::aSideOfUnits))};
        if (const auto who = at.find("who")) targets.who = readFilter(*who);
        targets.another = readFlag(at, "another");
        if (const auto range = at.find("within")) targets.within = range->integer(1, 5);
        targets.inSight = readFlag(at, "in_sight");
        if (at.find("ordered")) targets.ordered = readFlag(at, "ordered");
        targets.of = usual;
        if (const auto of = at.find("of")) targets.of = readRole(*of);
        const bool measures = targets.within || targets.another || targets.inSight;
        if (measures && !isThere(targets.of)) at.refuse(say::memberExpected("of"));
        return targets;
    }

    CardTargets readChoice(const JsonAt& at, CardRole usual) const {
        at.allow(targetWords);
        CardTargets targets = readTargets(at, usual);
        if (const auto most = at.find("up_to")) targets.upTo = most->integer(1, 9);
        if (const auto number = at.find("exactly")) {
            if (targets.upTo) number->refuse(say::upToOrExactly());
            targets.upTo = number->integer(2, 9);
            targets.asMany = true;
        }
        return targets;
    }

    // Reads the units of `each`. The step changes every unit that matches, so the member `up_to` (a
    // largest number of units) is refused.
    CardTargets readEach(const JsonAt& at, CardRole usual) const {
        for (const char* number : {"up_to", "exactly"})
            if (at.find(number)) at.at(number).refuse(say::eachHasNoNumber());
        at.allow(targetWords);
        return readTargets(at, usual);
    }

    CardCount readCount(const JsonAt& at, CardRole usual) const {
        at.allow(countWords);
        CardCount count{.units = readTargets(at, usual)};
        if (const auto most = at.find("at_most")) count.most = most->integer(1, 9);
        return count;
    }

    // Reads a reroll: "all", or the number of dice. A reroll is possible only at the timing points
    // at which dice are rerolled.
    CardReroll readReroll(const JsonAt& at) const {
        if (!everyMomentIsAt("RerollAttackDice") && !everyMomentIsAt("RerollDefenseDice"))
            at.refuse(say::noRollThere());
        if (!at.isText()) return {.most = at.integer(1, 9)};
        readWord(at, std::array{"all"sv}, say::numberOfDice);
        return {};
    }

    std::vector<std::pair<Die, int>> readDice(const JsonAt& at) const {
        if (!everyMomentIsAt("GatherAttackDice")) at.refuse(say::noPoolThere());
        std::vector<std::string> names{"red", "black", "white"};
        std::vector<std::pair<Die, int>> dice;
        for (const auto& [name, count] : at.members()) {
            const auto found = std::find(names.begin(), names.end(), name);
            if (found == names.end())
                count.refuse(withNearest(say::isNot(name, say::aColourOfDice()), name, names));
            constexpr std::array colours{Die::redAttack, Die::blackAttack, Die::whiteAttack};
            dice.emplace_back(colours[static_cast<std::size_t>(found - names.begin())],
                              count.integer(1, 9));
        }
        if (dice.empty()) at.wrong(say::aColourOfDice());
        return dice;
    }

    static std::vector<TokenAmount> readTokens(const JsonAt& at) {
        std::vector<std::string> names;
        for (const auto& one : tokenNames) names.emplace_back(one.text);
        std::vector<TokenAmount> amounts;
        for (const auto& [name, count] : at.members()) {
            const auto found = std::find(names.begin(), names.end(), name);
            if (found == names.end())
                count.refuse(withNearest(say::isNot(name, say::aToken()), name, names));
            amounts.emplace_back(tokenNames[static_cast<std::size_t>(found - names.begin())].value,
                                 count.integer(1, 9));
        }
        if (amounts.empty()) at.wrong(say::aToken());
        return amounts;
    }

    static EffectDuration readUntil(const JsonAt& at) {
        std::vector<std::string> names;
        for (const auto& one : untilNames) names.emplace_back(one.text);
        return untilNames[readName(at, names, say::aDuration)].value;
    }

    static StatChanges readNumbers(const JsonAt& at) {
        at.allow(numberWords);
        StatChanges changes;
        if (const auto speed = at.find("speed")) changes.speed = speed->integer(-3, 3);
        if (const auto courage = at.find("courage")) changes.courage = courage->integer(-9, 9);
        if (changes == StatChanges{}) at.refuse(say::stepDoesNothing());
        return changes;
    }

    // Reads the keywords and numbers that a step changes until a given time.
    void readLasting(const JsonAt& at, CardStep& step) const {
        if (const auto have = at.find("have")) {
            step.keywords = readKeywords(*have, KeywordPlace::unit, facts_, context_);
            if (step.keywords.empty()) have->wrong(say::aKeyword());
        }
        if (const auto lose = at.find("lose")) {
            step.loses = readKeywords(*lose, KeywordPlace::mention, facts_, context_);
            if (step.loses.empty()) lose->wrong(say::aKeyword());
        }
        if (const auto weapons = at.find("weapons")) {
            step.ofWeapons = readKeywords(*weapons, KeywordPlace::weapon, facts_, context_);
            if (step.ofWeapons.empty()) weapons->wrong(say::aKeyword());
        }
        if (const auto change = at.find("change")) step.changes = readNumbers(*change);
        if (step.lasts())
            step.until = readUntil(at.at("until"));
        else if (const auto until = at.find("until"))
            until->refuse(say::memberExpected("have"));
    }

    // Reads the verbs that both a step and an alternative of `choose_one` may have.
    static void readVerbs(const JsonAt& at, CardStep& step) {
        if (const auto tokens = at.find("gain")) step.gain = readTokens(*tokens);
        if (const auto tokens = at.find("remove")) step.remove = readTokens(*tokens);
        if (const auto wounds = at.find("heal")) step.heal = wounds->integer(1, 9);
        if (const auto minis = at.find("restore")) step.restore = minis->integer(1, 9);
        if (const auto actions = at.find("free")) step.free = readActions(*actions);
        if (const auto speed = at.find("move")) step.move = speed->integer(1, 3);
    }

    static bool acts(const CardStep& step) {
        return !step.gain.empty() || !step.remove.empty() || step.suffer > 0 || step.heal > 0 ||
               step.restore > 0 || step.smoke > 0 || step.lasts() || !step.free.empty() ||
               step.move > 0 || step.order || step.reroll || !step.dice.empty() ||
               step.looksAtHand || !step.chooseOne.empty();
    }

    // Reads an alternative of `choose_one`. An alternative has no name: the question describes its
    // effects to the player.
    CardStep readAlternative(const JsonAt& at, CardRole who) const {
        at.allow(alternativeWords);
        CardStep step{.who = who};
        if (const auto choose = at.find("choose")) {
            step.choose = readChoice(*choose, who);
            step.who = CardRole::chosen;
        }
        readVerbs(at, step);
        readLasting(at, step);
        if (!acts(step)) at.refuse(say::stepDoesNothing());
        return step;
    }

    void readTargeted(const JsonAt& at, CardRole usual, CardStep& step) {
        const auto choose = at.find("choose"), each = at.find("each");
        if (!choose && !each) return;
        if (choose && each) each->refuse(say::chosenIsForIt());
        if (at.find("for")) at.at("for").refuse(say::chosenIsForIt());
        if (choose) step.choose = readChoice(*choose, usual);
        if (each) step.each = readEach(*each, usual);
        step.who = CardRole::chosen;
        chosen_ = true;
    }

    CardStep readStep(const JsonAt& at, CardRole usual) {
        at.allow(stepWords);
        CardStep step{.who = usual};
        if (const auto role = at.find("for")) step.who = readRole(*role);
        const bool before = chosen_;
        readTargeted(at, usual, step);
        readVerbs(at, step);
        if (const auto per = at.find("per")) {
            if (step.gain.empty()) per->refuse(say::memberExpected("gain"));
            step.per = readCount(*per, step.who);
        }
        if (const auto wounds = at.find("suffer")) step.suffer = wounds->integer(1, 9);
        if (const auto tokens = at.find("smoke")) step.smoke = tokens->integer(1, 9);
        readLasting(at, step);
        step.order = readFlag(at, "order");
        step.again = readFlag(at, "again");
        if (step.again && step.free.empty()) at.at("again").refuse(say::memberExpected("free"));
        step.may = readFlag(at, "may");
        if (const auto dice = at.find("reroll")) step.reroll = readReroll(*dice);
        if (const auto dice = at.find("dice")) step.dice = readDice(*dice);
        if (const auto what = at.find("look")) {
            readWord(*what, std::array{"hand"sv}, say::somethingToLookAt);
            step.looksAtHand = true;
        }
        if (const auto steps = at.find("choose_one")) {
            for (const JsonAt& one : steps->list(2, 9))
                step.chooseOne.push_back(readAlternative(one, step.who));
        }
        chosen_ = before;
        if (!acts(step)) at.refuse(say::stepDoesNothing());
        // A step that rerolls or adds dice, or that looks at a command hand, needs no unit.
        const bool ofNoUnit = step.reroll || !step.dice.empty() || step.looksAtHand;
        if (!ofNoUnit && !isThere(step.who) && step.who != CardRole::chosen)
            at.refuse(
                say::nobodyIsThat(std::string(roleWords[static_cast<std::size_t>(step.who)])));
        return step;
    }

    RemindedOf what_;
    const CardFacts& facts_;
    const CatalogueContext& context_;
    CardSentence sentence_{};
    bool chosen_ = false;  ///< true: the step that is being read chooses a unit
};

}  // namespace

std::shared_ptr<const CardProgram> readProgram(const JsonAt& card, RemindedOf what,
                                               const CardFacts& facts,
                                               const CatalogueContext& context) {
    const auto effect = card.find("effect");
    const auto rules = effect ? effect->find("rules") : std::nullopt;
    if (!rules) return nullptr;
    CardProgram program;
    for (const JsonAt& rule : rules->list(1, 9))
        program.sentences.push_back(SentenceReader(what, facts, context).read(rule));
    return std::make_shared<const CardProgram>(std::move(program));
}

std::vector<KeywordText> readGivenKeywords(const JsonAt& card, const CardFacts& facts,
                                           const CatalogueContext& context) {
    const auto effect = card.find("effect");
    if (!effect) return {};
    effect->allow({"rules", "keywords"});
    const auto keywords = effect->find("keywords");
    if (!keywords) return {};
    return readKeywords(*keywords, KeywordPlace::unit, facts, context);
}

CardVocabulary cardVocabulary() {
    return {sentenceWords, targetWords, countWords, stepWords,         alternativeWords,
            numberWords,   roleWords,   limitWords, clauseVocabulary()};
}

}  // namespace sightline::engine
