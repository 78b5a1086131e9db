// Decides which command cards to divulge. A player divulges a card if its text for Divulge gives
// more keywords to units than the player loses: the text that acts only if the card was not
// divulged, and orders of a permanent card. Effects in C++ code do not count, because this player
// cannot judge them.
#include <algorithm>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/card_orders.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine::advice {
namespace {

// Weights. `standing`: the text acts in every round. `lost`: the text acts only if the card is not
// divulged. `tied`: the card must be selected in round 1.
constexpr double standing = 2.0, lost = 1.0, tied = 0.5, perOrder = 0.5;

class Divulger {
  public:
    Divulger(const View& view, Player player) : view_(view), player_(player) {}

    double worthOf(const CommandCard& card) const {
        double worth = 0.0;
        if (card.program) {
            for (const CardSentence& one : card.program->sentences) worth += worthOf(card, one);
        }
        if (card.divulge->selectedInRound1) worth -= tied;
        const bool leavesHand = card.permanent && !card.divulge->selectedInRound1;
        if (leavesHand && !card.onlyDivulged && !card.fromHandOnly)
            worth -= perOrder * ordersOf(card, view_, player_);
        return worth;
    }

  private:
    double worthOf(const CommandCard& card, const CardSentence& sentence) const {
        const bool atDivulging =
            std::any_of(sentence.when.begin(), sentence.when.end(),
                        [](const Moment& one) { return one.point == pointId<CardDivulged>(); });
        if (atDivulging) return gainsOf(card, sentence);
        if (!sentence.divulged) return 0.0;
        return *sentence.divulged ? standing * gainsOf(card, sentence)
                                  : -lost * gainsOf(card, sentence);
    }

    double gainsOf(const CommandCard& card, const CardSentence& sentence) const {
        double gains = 0.0;
        for (const CardStep& step : sentence.steps) gains += gainOf(card, step);
        return gains;
    }

    double gainOf(const CommandCard& card, const CardStep& step) const {
        double best = 0.0;
        for (const CardStep& one : step.chooseOne) best = std::max(best, gainOf(card, one));
        std::vector<double> gains;
        for (const UnitView& unit : view_.units) {
            if (isMeant(card, step, unit)) gains.push_back(gainOf(step, unit));
        }
        std::sort(gains.rbegin(), gains.rend());
        if (step.choose)
            gains.resize(
                std::min(gains.size(), static_cast<std::size_t>(step.choose->upTo.value_or(1))));
        for (const double one : gains) best += one;
        return best;
    }

    bool isMeant(const CommandCard& card, const CardStep& step, const UnitView& unit) const {
        if (unit.player != player_ || unit.defeated) return false;
        const auto& targets = step.choose ? step.choose : step.each;
        if (targets)
            return targets->side != CardSide::enemy &&
                   (!targets->who || targets->who->matches(*unit.card, unit.rank));
        return step.who != CardRole::named || belongsTo(card, unit.card->name, unit.card->title);
    }

    /// The number of new keywords that the step gives to the unit. A step without keywords has the
    /// same value as one keyword.
    static double gainOf(const CardStep& step, const UnitView& unit) {
        if (step.keywords.empty()) return step.chooseOne.empty() ? 1.0 : 0.0;
        const auto& own = unit.card->keywords;
        return static_cast<double>(
            std::count_if(step.keywords.begin(), step.keywords.end(), [&](const KeywordText& one) {
                return std::none_of(own.begin(), own.end(), [&](const KeywordText& other) {
                    return other.label() == one.label();
                });
            }));
    }

    const View& view_;
    Player player_;
};

}  // namespace

std::optional<Answer> divulgeCommandCard(const Decision& decision) {
    const auto& hand = decision.view.command[static_cast<std::size_t>(decision.player())].hand;
    const Divulger divulger(decision.view, decision.player());
    std::optional<Answer> best = decision.pick(Done{});
    double most = 0.0;
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const auto* card = std::get_if<CardInHand>(&decision.question.options[i]);
        if (!card || card->index < 0 || card->index >= static_cast<int>(hand.size())) continue;
        const double worth = divulger.worthOf(*hand[static_cast<std::size_t>(card->index)]);
        if (best && worth <= most) continue;
        best = Pick{static_cast<int>(i)};
        most = worth;
    }
    return best;
}

}  // namespace sightline::engine::advice
