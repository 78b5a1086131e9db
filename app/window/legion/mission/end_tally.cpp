#include "app/window/legion/mission/end_tally.h"

#include <algorithm>
#include <cmath>

#include "app/window/legion/words/record_words.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::app {
namespace {

using engine::Happening;

void addScore(EndTally& tally, const engine::Ruling& ruling) {
    const QString card = RecordWords::verdict(ruling);
    auto found = std::find_if(tally.scored.begin(), tally.scored.end(),
                              [&](const EndTally::ScoredPoints& one) { return one.card == card; });
    if (found == tally.scored.end()) found = tally.scored.insert(found, {card, {}});
    if (ruling.player && !ruling.numbers.empty())
        found->points[static_cast<std::size_t>(*ruling.player)] +=
            static_cast<int>(std::lround(ruling.numbers.front().value));
}

}  // namespace

EndTally EndTally::of(const Moment& moment, const engine::Record& record,
                      const engine::View& view) {
    EndTally tally;
    for (const std::size_t index : moment.entries) {
        const engine::Ruling& ruling = record[index];
        tally.round = std::max(tally.round, ruling.round);
        switch (ruling.happening) {
            case Happening::victoryPointsScored:
                addScore(tally, ruling);
                break;
            case Happening::tokensRemoved:
                if (ruling.unit.none()) break;
                for (const engine::Number& number : ruling.numbers)
                    if (const engine::Token* token = number.name.token())
                        tally.tokensRemoved[static_cast<std::size_t>(view.unit(ruling.unit).player)]
                                           [*token] += static_cast<int>(std::lround(number.value));
                break;
            case Happening::promoted:
                if (!ruling.unit.none())
                    tally.promoted.push_back(ruling.unit);
                else if (ruling.player)
                    tally.withoutTroopers.push_back(*ruling.player);
                break;
            case Happening::commandCardsDone:
                tally.discarded.push_back(RecordWords::verdict(ruling));
                break;
            default:
                break;
        }
    }
    return tally;
}

}  // namespace sightline::app
