#include "app/window/legion/mission/moments.h"

#include <algorithm>
#include <optional>

namespace sightline::app {
namespace {

using engine::Happening;

/// How an event is found in the record: a condition on its last entry, and on the entries before
/// it.
struct Pattern {
    Moment::Kind kind;
    bool (*includes)(Happening);
};

bool ofTheRoll(Happening happening) { return happening == Happening::diceRolled; }

bool ofTheCommandPhase(Happening happening) {
    return happening == Happening::commandCardRevealed ||
           happening == Happening::commandCardPlayed || happening == Happening::diceRolled;
}

// True for the kinds of record entries that an End Phase may contain.
bool ofTheEndPhase(Happening happening) {
    return happening != Happening::unitActivationEnded && happening != Happening::passed &&
           happening != Happening::turnStarted && happening != Happening::roundStarted &&
           happening != Happening::assetDropped && happening != Happening::roundEnded;
}

bool ofTheLastScore(Happening happening) {
    return ofTheEndPhase(happening) && happening != Happening::attackEnded &&
           happening != Happening::unitDefeated;
}

std::optional<Pattern> endedBy(Happening happening) {
    switch (happening) {
        case Happening::bluePlayerDetermined:
            return Pattern{Moment::Kind::bluePlayer, ofTheRoll};
        case Happening::priorityDetermined:
            return Pattern{Moment::Kind::commandCards, ofTheCommandPhase};
        case Happening::roundEnded:
            return Pattern{Moment::Kind::roundEnd, ofTheEndPhase};
        case Happening::gameWon:
        case Happening::gameDrawn:
            return Pattern{Moment::Kind::gameOver, ofTheLastScore};
        default:
            return std::nullopt;
    }
}

}  // namespace

std::vector<Moment> momentsSince(const engine::Record& record, std::size_t begin) {
    std::vector<Moment> moments;
    for (std::size_t i = begin; i < record.size(); ++i) {
        const auto pattern = endedBy(record[i].happening);
        if (!pattern) continue;
        Moment moment{pattern->kind, {i}};
        for (std::size_t k = i; k-- > 0 && pattern->includes(record[k].happening);)
            moment.entries.push_back(k);
        std::reverse(moment.entries.begin(), moment.entries.end());
        moments.push_back(std::move(moment));
    }
    return moments;
}

}  // namespace sightline::app
