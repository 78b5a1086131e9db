#include "engine/legion/lists/catalogue/read_card_program.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

constexpr std::array sentenceWords{"when"sv, "action"sv, "may"sv, "once"sv, "do"sv};
constexpr std::array targetWords{"side"sv, "who"sv, "another"sv, "within"sv, "of"sv, "up_to"sv};
constexpr std::array stepWords{"for"sv,  "choose"sv, "gain"sv, "remove"sv, "suffer"sv,
                               "have"sv, "until"sv,  "free"sv, "order"sv,  "choose_one"sv};
constexpr std::array limitWords{"round"sv, "game"sv};
constexpr std::array sideWords{"ally"sv, "enemy"sv};
/// The words for the roles, in the order of CardRole.
constexpr std::array roleWords{"self"sv,     "actor"sv, "attacker"sv,
                               "defender"sv, "named"sv, "chosen"sv};

template <std::size_t count>
std::size_t readWord(const JsonAt& at, const std::array<std::string_view, count>& words,
                     const MessageTemplate<>& what) {
    return readName(at, {words.begin(), words.end()}, what);
}

Subject subjectOf(const Moment& moment) {
    return timingPointNames[static_cast<std::size_t>(moment.point)].subject;
}

/// Reads the steps of one sentence, for one kind of card.
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
        if (const auto once = at.find("once")) {
            if (!ofUnit()) once->refuse(say::noUnitHasTheCard());
            sentence_.once =
                static_cast<CardLimit>(1 + readWord(*once, limitWords, say::aLimitOfUses));
        }
        for (const JsonAt& step : at.at("do").list(1, 9))
            sentence_.steps.push_back(readStep(step, defaultRole()));
        return std::move(sentence_);
    }

  private:
    bool ofUnit() const { return what_ == RemindedOf::upgrade; }
    CardRole defaultRole() const { return ofUnit() ? CardRole::self : CardRole::actor; }

    // A card action is made by the unit that has the card. It may not have other moments.
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

    CardTargets readTargets(const JsonAt& at, CardRole usual) const {
        at.allow(targetWords);
        CardTargets targets{.enemy = readWord(at.at("side"), sideWords, say::aSideOfUnits) == 1};
        if (const auto who = at.find("who")) targets.who = readFilter(*who);
        targets.another = readFlag(at, "another");
        if (const auto range = at.find("within")) targets.within = range->integer(1, 5);
        targets.of = usual;
        if (const auto of = at.find("of")) targets.of = readRole(*of);
        const bool measures = targets.within || targets.another;
        if (measures && !isThere(targets.of)) at.refuse(say::memberExpected("of"));
        if (const auto most = at.find("up_to")) targets.upTo = most->integer(1, 9);
        return targets;
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

    // Reads the keywords that a unit gains for a time. If an upgrade gives keywords without a time
    // limit, they are in a list of their own.
    void readKeywordsGained(const JsonAt& at, CardStep& step) const {
        const auto have = at.find("have"), until = at.find("until");
        if (!have && until) until->refuse(say::memberExpected("have"));
        if (!have) return;
        step.keywords = readKeywords(*have, KeywordPlace::unit, facts_, context_);
        if (step.keywords.empty()) have->wrong(say::aKeyword());
        step.until = readUntil(at.at("until"));
    }

    // Each alternative needs tokens, because the question names the alternative by its tokens.
    static CardStep readAlternative(const JsonAt& at, CardRole who) {
        at.allow({"gain", "remove"});
        CardStep step{.who = who};
        if (const auto tokens = at.find("gain")) step.gain = readTokens(*tokens);
        if (const auto tokens = at.find("remove")) step.remove = readTokens(*tokens);
        if (step.gain.empty() && step.remove.empty()) at.refuse(say::stepDoesNothing());
        return step;
    }

    CardStep readStep(const JsonAt& at, CardRole usual) {
        at.allow(stepWords);
        CardStep step{.who = usual};
        if (const auto role = at.find("for")) step.who = readRole(*role);
        const bool before = chosen_;
        if (const auto choose = at.find("choose")) {
            if (at.find("for")) at.at("for").refuse(say::chosenIsForIt());
            step.choose = readTargets(*choose, usual);
            step.who = CardRole::chosen;
            chosen_ = true;
        }
        if (const auto tokens = at.find("gain")) step.gain = readTokens(*tokens);
        if (const auto tokens = at.find("remove")) step.remove = readTokens(*tokens);
        if (const auto wounds = at.find("suffer")) step.suffer = wounds->integer(1, 9);
        readKeywordsGained(at, step);
        if (const auto actions = at.find("free")) step.free = readActions(*actions);
        step.order = readFlag(at, "order");
        if (const auto steps = at.find("choose_one")) {
            for (const JsonAt& one : steps->list(2, 9))
                step.chooseOne.push_back(readAlternative(one, step.who));
        }
        chosen_ = before;
        const bool acts = !step.gain.empty() || !step.remove.empty() || step.suffer > 0 ||
                          !step.keywords.empty() || !step.free.empty() || step.order ||
                          !step.chooseOne.empty();
        if (!acts) at.refuse(say::stepDoesNothing());
        if (!isThere(step.who) && step.who != CardRole::chosen)
            at.refuse(
                say::nobodyIsThat(std::string(roleWords[static_cast<std::size_t>(step.who)])));
        return step;
    }

    RemindedOf what_;
    const CardFacts& facts_;
    const CatalogueContext& context_;
    CardSentence sentence_{};
    bool chosen_ = false;  ///< true within a step that chooses a unit
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

CardVocabulary cardVocabulary() {
    return {sentenceWords, targetWords, stepWords, roleWords, limitWords};
}

}  // namespace sightline::engine
