#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/bane_tokens.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/state/unit_cards.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {

std::vector<UnitId> Battle::unitsOf(Player player) const {
    std::vector<UnitId> own;
    own.reserve(units.size());
    for (const UnitState& one : units) {
        if (one.player == player && !one.defeated()) own.push_back(one.id);
    }
    return own;
}

std::vector<geometry::PlacedMini> Battle::others(UnitId except, std::optional<Player> of) const {
    std::vector<geometry::PlacedMini> all;
    all.reserve(minis.size());
    for (const MiniState& one : minis) {
        if (one.defeated || one.unit == except || unit(one.unit).undeployed) continue;
        if (of && unit(one.unit).player != *of) continue;
        all.push_back({one.id.value, one.mini});
    }
    return all;
}

std::vector<geometry::PlacedMini> Battle::inTheWayOf(UnitId unit) const {
    std::vector<geometry::PlacedMini> all = others(unit);
    for (const geometry::Mini& poi : poiSolids(mission)) all.push_back({-1, poi});
    for (const ObjectiveToken& token : mission.tokens)
        if (baneFaceOf(token) != Keyword::none) all.push_back({-1, flatSolidOf(token)});
    return all;
}

int Battle::pointsOf(Player player) const {
    int points = 0;
    for (const UnitState& one : units) {
        if (one.player != player && one.defeated()) points += one.card->points;
    }
    return points;
}

void Battle::place(MiniId id, const geometry::Mini& where) {
    mini(id).mini = where;
    field = field.with(id.value, where);
}

void Battle::face(MiniId id, geometry::Degrees facing) {
    geometry::Mini turned = mini(id).mini;
    turned.facing = facing;
    place(id, turned);
}

void Battle::bringBack(MiniId id) {
    MiniState& back = mini(id);
    back.defeated = false;
    back.fellInRound = 0;
    back.wounds = back.threshold - 1;
    unit(back.unit).minis.push_back(id);
    followCards(*this, back.unit);
}

// `chosen` gets the model, carrier and wound threshold of the defeated leader `fallen`, and
// `fallen` gets those of `chosen`. `fallen` stays off the battlefield.
void Battle::makeLeader(MiniId chosen, MiniId fallen) {
    MiniState& leader = mini(chosen);
    MiniState& gone = mini(fallen);
    std::vector<MiniId>& line = unit(leader.unit).minis;
    std::rotate(line.begin(), std::find(line.begin(), line.end(), chosen), line.end());
    if (leader.counterpart || gone.counterpart) return;
    std::swap(leader.model, gone.model);
    std::swap(leader.carrier, gone.carrier);
    std::swap(leader.threshold, gone.threshold);
    leader.wounds = std::min(leader.wounds, leader.threshold - 1);
    gone.wounds = gone.threshold;
    followCards(*this, leader.unit);
}

bool Battle::hasLost(UnitId id, const std::string& card) const {
    for (const EquippedCard& one : unit(id).cards)
        if (one.id == card && !one.bearer.empty()) return hasLost(id, one.bearer);
    bool carried = false;
    for (const MiniState& one : minis) {
        if (one.unit != id || one.carrier.id != card) continue;
        if (!one.defeated) return false;
        carried = true;
    }
    return carried;
}

void Battle::end(GameEnding::Reason reason, std::optional<Player> who, Ruling ruling) {
    static constexpr std::array reasons{say::oneSideLeft, say::twelvePoints, say::mostPoints,
                                        say::fewestDefeated, say::allEqual};
    phase = Phase::over;
    winner = who;
    ruling.happening = who ? Happening::gameWon : Happening::gameDrawn;
    ruling.message = reasons[static_cast<std::size_t>(reason)]();
    ruling.citation = page(20, "Winning the Game");
    ruling.player = who;
    ending = GameEnding{reason, who, ruling.citation};
    record(std::move(ruling));
}

void Battle::record(Ruling ruling) {
    ruling.round = round;
    if (attack) ruling.step = attack->step;
    if (!ruling.player && has(ruling.unit)) ruling.player = unit(ruling.unit).player;
    talk::addEntry(log, std::move(ruling), answersTaken);
}

void Battle::recordLater(Ruling ruling, std::function<void(Ruling&)> complete) {
    record(std::move(ruling));
    unfinished_.addLast(log, std::move(complete));
}

void Battle::completeRecord() { unfinished_.finish(log); }

void Battle::gain(UnitId id, Token token, int count, const Citation& citation) {
    count = std::min(count, roomFor(unit(id), token));
    if (count <= 0) return;
    unit(id).tokens[token] += count;
    record({.happening = token == Token::suppression     ? Happening::suppressionGained
                         : token == Token::vehicleDamage ? Happening::vehicleDamaged
                                                         : Happening::tokenGained,
            .message = say::tokenGained(say::tokenWord(token)),
            .numbers = {{token, count}},
            .citation = citation,
            .unit = id});
    // A unit that gains suppression loses its standby tokens.
    if (token == Token::suppression) {
        remove(id, Token::standby, unit(id).tokens[Token::standby], page(36, "Standby"));
    }
}

void Battle::use(UnitId id, EquippedCard& card) {
    if (card.use == CardUse::unlimited) return;
    const bool expends = card.use == CardUse::expend;
    card.state = expends ? EquippedCard::State::expended : EquippedCard::State::exhausted;
    const bool cycles = std::any_of(card.keywords.begin(), card.keywords.end(),
                                    [](const auto& one) { return one.is(Keyword::cycle); });
    if (cycles && activation && activation->unit == id) activation->usedCards.push_back(card.id);
    record({.happening = Happening::cardTurned,
            .message = expends ? say::cardExpended(card.name) : say::cardExhausted(card.name),
            .citation = page(17, "Exhaust and Expend"),
            .unit = id});
}

int Battle::remove(UnitId id, Token token, int count, const Citation& citation) {
    const int removed = std::min(count, unit(id).tokens[token]);
    if (removed <= 0) return 0;
    unit(id).tokens[token] -= removed;
    record({.happening = Happening::tokensRemoved,
            .message = say::tokenRemoved(say::tokenWord(token)),
            .numbers = {{token, removed}},
            .citation = citation,
            .unit = id});
    return removed;
}

}  // namespace sightline::engine
