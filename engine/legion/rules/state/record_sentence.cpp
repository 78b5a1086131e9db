#include "engine/legion/rules/state/record_sentence.h"

#include <cmath>

#include "engine/legion/rules/state/record_values.h"
#include "engine/legion/rules/words/sentences.h"
#include "geometry/measure/shown_length.h"

namespace sightline::engine {
namespace {

constexpr double lastBand = 5.0;

/// An entry of the record, with the data that its sentence needs.
struct Entry {
    const Ruling& ruling;
    const View& view;
    bool namesAdjuster = true;

    Message who() const { return label(ruling.unit); }
    Message whom() const { return label(ruling.other); }
    Message mini() const { return ruling.mini.none() ? Message{} : nameOf(view, ruling.mini); }
    Message player() const { return ruling.player ? say::playerName(*ruling.player) : Message{}; }
    /// The message of the entry. If the entry has no message, its text `verdict`, which is a
    /// printed name or the words of a player.
    Message verdict() const {
        return ruling.message.none() ? say::printed(ruling.verdict) : ruling.message;
    }
    /// The subject of the sentence: the miniature of the entry or, if there is none, its unit or
    /// its player.
    Message subject() const {
        if (!ruling.mini.none()) return mini();
        return ruling.unit.none() ? player() : who();
    }
    double number(NumberId id) const { return valueOf(ruling, id).value_or(0.0); }
    int whole(NumberId id) const { return static_cast<int>(std::lround(number(id))); }
    Length length(NumberId id) const { return geometry::shownLength(number(id)); }

  private:
    Message label(UnitId unit) const {
        return unit.none() ? Message{} : say::printed(view.unit(unit).label);
    }
};

RecordSentence plain(const Entry& entry) {
    const Message subject = entry.subject();
    return {subject.none() ? entry.verdict() : say::sentence::plain(subject, entry.verdict()), true,
            true, true};
}

RecordSentence withNumbers(Message says) { return {std::move(says), true}; }

// The sentence for an action. If the entry has no number for the kind of action, it is about a card
// action, and the sentence contains the name of the card action.
Message actionMade(const Entry& entry) {
    if (const auto action = valueOf(entry.ruling, NumberId::action))
        return say::sentence::plain(
            entry.who(), say::actionName(static_cast<Action>(static_cast<int>(*action))));
    const int cost = entry.whole(NumberId::actions);
    if (cost == 0) return say::sentence::freeCardAction(entry.who(), entry.verdict());
    if (cost == 1) return say::sentence::cardAction(entry.who(), entry.verdict());
    return say::sentence::dearCardAction(entry.who(), entry.verdict(), cost);
}

// A Pivot has no movement tool, so its entry has no number for the speed of the tool.
RecordSentence moved(const Entry& entry) {
    if (!valueOf(entry.ruling, NumberId::inches)) return plain(entry);
    if (!valueOf(entry.ruling, NumberId::speed)) return {say::sentence::pivots(entry.who())};
    const Length way = entry.length(NumberId::inches);
    const int speed = entry.whole(NumberId::speed);
    const Length up = entry.length(NumberId::up);
    if (up.inches == 0.0) return {say::sentence::moves(entry.who(), way, speed)};
    if (up.inches > 0.0) return {say::sentence::movesUp(entry.who(), way, speed, up)};
    const Length down(-up.inches, up.digits);
    return {say::sentence::movesDown(entry.who(), way, speed, down)};
}

// The sentence for a change of tokens. The first number of the entry counts the tokens.
RecordSentence changed(const Entry& entry, const MessageTemplate<Message, Message>& says) {
    const Token* token =
        entry.ruling.numbers.empty() ? nullptr : entry.ruling.numbers.front().name.token();
    if (!token) return plain(entry);
    const int count = static_cast<int>(std::lround(entry.ruling.numbers.front().value));
    return {says(entry.who(), say::tokensCounted(count, *token))};
}

RecordSentence adjusted(const Entry& entry) {
    const Message about = entry.ruling.mini.none() ? entry.who() : entry.mini();
    RecordSentence line = plain(entry);
    // In the sandbox, nobody plays a side, so no player is named.
    if (!entry.namesAdjuster || entry.view.sandbox)
        line.says = about.none() ? entry.verdict() : say::sentence::plain(about, entry.verdict());
    else if (about.none())
        line.says = say::sentence::adjusts(entry.player(), entry.verdict());
    else
        line.says = say::sentence::adjustsSubject(entry.player(), about, entry.verdict());
    return line;
}

Message reminded(const Entry& entry) {
    const Message who = entry.who();
    return who.none() ? say::sentence::reminds(entry.player(), entry.verdict())
                      : say::sentence::remindsOfUnit(entry.player(), who, entry.verdict());
}

Message rangeMeasured(const Entry& entry) {
    const double band = entry.number(NumberId::band);
    const Length away = geometry::shownRange(entry.number(NumberId::distance));
    if (band <= 0.0) return say::sentence::inContact(entry.whom(), entry.who(), away);
    if (band < 1.0) return say::sentence::atHalfRange(entry.whom(), entry.who(), away);
    if (band > lastBand) return say::sentence::beyondRange(entry.whom(), entry.who(), away);
    return say::sentence::atRange(entry.whom(), Decimal{band}, entry.who(), away);
}

Message poolFormed(const Entry& entry) {
    Messages dice;
    const auto add = [&](const MessageTemplate<int>& colour, NumberId id) {
        if (const int count = entry.whole(id); count > 0) dice.push_back(colour(count));
    };
    add(say::sentence::redDice, NumberId::red);
    add(say::sentence::blackDice, NumberId::black);
    add(say::sentence::whiteDice, NumberId::white);
    if (dice.empty()) dice.push_back(say::sentence::noDice());
    return say::sentence::pool(entry.who(), entry.verdict(),
                               say::weapons(entry.whole(NumberId::weapons)), entry.whom(), dice);
}

Message coverDetermined(const Entry& entry) {
    const auto& says = entry.number(NumberId::suppressed) > 0.0 ? say::sentence::coverOfSuppressed
                                                                : say::sentence::cover;
    return says(entry.who(), entry.verdict(), entry.whole(NumberId::obscured),
                entry.whole(NumberId::defenders));
}

Message woundAssigned(const Entry& entry) {
    const Message wounds = say::wounds(entry.whole(NumberId::wounds));
    const MiniId mini = entry.ruling.mini;
    const bool alone =
        !mini.none() && entry.view.unit(entry.view.mini(mini).unit).startingMinis == 1;
    if (mini.none() || alone) return say::sentence::suffers(entry.who(), wounds);
    return say::sentence::miniatureSuffers(entry.who(), wounds, miniatureNumber(entry.view, mini));
}

/// The sentence for an entry about the round, its turns or the mission. No value for other entries.
std::optional<RecordSentence> ofRound(const Entry& entry) {
    const Ruling& ruling = entry.ruling;
    switch (ruling.happening) {
        case Happening::gameStarted:
            return RecordSentence{say::sentence::battleBegins()};
        case Happening::editionPlayed:
            return RecordSentence{say::sentence::edition(entry.verdict())};
        case Happening::roundCounterPassed:
        case Happening::colourChooserDetermined:
            return withNumbers(say::sentence::predicate(entry.player(), entry.verdict()));
        case Happening::roundStarted:
            return RecordSentence{say::sentence::round(ruling.round)};
        case Happening::roundEnded:
            return RecordSentence{say::sentence::roundEnds(ruling.round)};
        case Happening::turnStarted:
            return RecordSentence{say::sentence::turn(entry.player())};
        case Happening::battleCardRevealed:
            return RecordSentence{say::sentence::reveals(entry.player(), entry.verdict())};
        case Happening::commandCardRevealed:
            return withNumbers(say::sentence::reveals(entry.player(), entry.verdict()));
        case Happening::missionModified:
            return RecordSentence{say::sentence::predicate(entry.player(), entry.verdict())};
        case Happening::priorityDetermined:
            return withNumbers(say::sentence::hasPriority(entry.player(), entry.verdict()));
        case Happening::orderIssued:
            return RecordSentence{ruling.other.none()
                                      ? say::sentence::ordered(entry.who())
                                      : say::sentence::orderedBy(entry.who(), entry.whom())};
        case Happening::victoryPointsScored:
            return RecordSentence{say::sentence::scores(
                entry.player(), say::victoryPoints(entry.whole(NumberId::points)),
                entry.verdict())};
        case Happening::gameWon:
            return withNumbers(say::sentence::wins(entry.player(), entry.verdict()));
        case Happening::gameDrawn:
            return withNumbers(say::sentence::draw(entry.verdict()));
        default:
            return std::nullopt;
    }
}

/// The sentence for an entry about a unit and its actions outside attacks. No value for other
/// entries.
std::optional<RecordSentence> ofUnit(const Entry& entry) {
    switch (entry.ruling.happening) {
        case Happening::unitActivated:
            return RecordSentence{say::sentence::activates(entry.who())};
        case Happening::unitActivationEnded:
            return RecordSentence{say::sentence::hasFinished(entry.who())};
        case Happening::rallied: {
            const int removed = entry.whole(NumberId::removed);
            RecordSentence line{say::sentence::rallies(
                entry.who(), say::tokensCounted(removed, Token::suppression))};
            line.dice = true;
            return line;
        }
        case Happening::actionMade:
            return RecordSentence{actionMade(entry)};
        case Happening::moved:
            return moved(entry);
        case Happening::placed:
            return RecordSentence{say::sentence::closesUp(
                entry.who(), say::miniatures(entry.whole(NumberId::miniatures)))};
        case Happening::tokenGained:
        case Happening::suppressionGained:
        case Happening::vehicleDamaged:
            return changed(entry, say::sentence::gains);
        case Happening::tokensRemoved:
            return changed(entry, say::sentence::loses);
        case Happening::tokenSpent:
            return changed(entry, say::sentence::spends);
        case Happening::standbySpent:
            return RecordSentence{say::sentence::spendsStandby(entry.who(), entry.whom())};
        case Happening::adjusted:
            return adjusted(entry);
        case Happening::reminded:
            return RecordSentence{reminded(entry)};
        default:
            return std::nullopt;
    }
}

/// The sentence for an entry about an attack or wounds. No value for other entries.
std::optional<RecordSentence> ofAttack(const Entry& entry) {
    switch (entry.ruling.happening) {
        case Happening::attackDeclared:
            return RecordSentence{say::sentence::attacks(entry.who(), entry.whom())};
        case Happening::rangeMeasured:
            return RecordSentence{rangeMeasured(entry)};
        case Happening::lineOfSight: {
            const auto& says =
                entry.ruling.witness ? say::sentence::inLos : say::sentence::notInLos;
            return RecordSentence{says(entry.subject(), entry.who()), false, true};
        }
        case Happening::miniatureEligible:
            return RecordSentence{say::sentence::isEligible(entry.mini(), entry.whom())};
        case Happening::poolFormed:
            return RecordSentence{poolFormed(entry)};
        case Happening::coverDetermined:
            return RecordSentence{coverDetermined(entry)};
        case Happening::meleeStarted:
        case Happening::meleeEnded:
            return RecordSentence{say::sentence::melee(entry.who(), entry.whom(), entry.verdict())};
        case Happening::resultsCompared:
            return withNumbers(say::sentence::compared(entry.who(), entry.whom()));
        case Happening::woundAssigned:
            return RecordSentence{woundAssigned(entry)};
        case Happening::miniatureDefeated:
            return RecordSentence{say::sentence::isDefeated(entry.mini())};
        case Happening::unitDefeated:
            return withNumbers(say::sentence::isDefeated(entry.who()));
        case Happening::unitLeaderChosen:
            return RecordSentence{say::sentence::isLeader(entry.mini())};
        case Happening::attackEnded:
            return withNumbers(say::sentence::attackResolved(entry.who(), entry.whom()));
        default:
            return std::nullopt;
    }
}

}  // namespace

RecordSentence sentenceOf(const Ruling& ruling, const View& view, bool namesAdjuster) {
    const Entry entry{ruling, view, namesAdjuster};
    if (auto line = ofRound(entry)) return *line;
    if (auto line = ofUnit(entry)) return *line;
    if (auto line = ofAttack(entry)) return *line;
    return plain(entry);
}

int miniatureNumber(const View& view, MiniId mini) {
    const UnitId unit = view.mini(mini).unit;
    int number = 0;
    for (const MiniView& other : view.minis) {
        if (other.unit != unit) continue;
        ++number;
        if (other.id == mini) break;
    }
    return number;
}

Message nameOf(const View& view, MiniId mini) {
    const UnitView& unit = view.unit(view.mini(mini).unit);
    return unit.startingMinis == 1 ? say::printed(unit.label)
                                   : say::miniatureOf(unit.label, miniatureNumber(view, mini));
}

}  // namespace sightline::engine
