#include "app/cli/play/record_line.h"

#include <cmath>

#include "app/cli/play/table_names.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::app {
namespace {

using engine::Happening;
using engine::Number;

bool isLength(const std::string& name) {
    for (const char* length : {"distance", "inches", "margin", "to the next band", "up", "x", "y"})
        if (name == length) return true;
    return false;
}

/// The text of a number. Some numbers stand for names, and some are omitted from a line.
std::string valueText(const Number& number) {
    const int whole = static_cast<int>(std::lround(number.value));
    if (number.name == "token")
        return engine::nameOf(engine::tokenNames, static_cast<engine::Token>(whole));
    if (number.name == "player") return playerName(static_cast<engine::Player>(whole));
    if (number.name == "rank") return engine::nameOf(static_cast<engine::Rank>(whole));
    return decimal(number.value) + (isLength(number.name) ? " in" : "");
}

std::string joined(const std::string& text, const std::string& more) {
    return text.empty() ? more : text + ", " + more;
}

/// A ruling, and the data for its sentence.
struct RulingSentence {
    const engine::Ruling& ruling;
    const engine::View& view;

    std::string who() const { return unitName(view, ruling.unit); }
    std::string whom() const { return unitName(view, ruling.other); }
    std::string mini() const { return miniName(view, ruling.mini); }
    std::string player() const { return ruling.player ? playerName(*ruling.player) : ""; }
    const std::string& verdict() const { return ruling.verdict; }

    const Number* find(const char* name) const {
        for (const Number& one : ruling.numbers)
            if (one.name == name) return &one;
        return nullptr;
    }
    double number(const char* name) const {
        const Number* found = find(name);
        return found ? found->value : 0.0;
    }
    int whole(const char* name) const { return static_cast<int>(std::lround(number(name))); }
    std::string inches(const char* name) const { return decimal(number(name)) + " in"; }
    /// "1 aim token": the first number of the ruling, with the name of its token.
    std::string tokens() const {
        const Number& first = ruling.numbers.front();
        return counted(static_cast<int>(std::lround(first.value)), first.name + " token");
    }
    /// The subject of the sentence: the miniature if there is one, otherwise the unit, otherwise
    /// the player.
    std::string subject() const {
        if (!ruling.mini.none()) return mini();
        return ruling.unit.none() ? player() : who();
    }
    /// " (canceled 2, distance 3.2 in)". Empty if there are no numbers.
    std::string numbers() const {
        std::string text;
        for (const Number& one : ruling.numbers)
            text = joined(text, one.name + " " + valueText(one));
        return text.empty() ? text : " (" + text + ")";
    }
    /// ": red hit, black blank". Empty if there are no dice.
    std::string dice() const {
        std::string text;
        for (const engine::RolledDie& one : ruling.dice) text = joined(text, dieText(one));
        return text.empty() ? text : ": " + text;
    }
    std::string pieces() const {
        std::string text;
        for (const std::string& piece : ruling.pieces) text = joined(text, piece);
        return text.empty() ? text : ", by " + text;
    }
    /// A general sentence: subject and verdict, then all other parts.
    std::string plain() const {
        const std::string name = subject();
        return (name.empty() ? "" : name + ": ") + verdict() + pieces() + numbers() + dice();
    }
};

std::string bandText(double band) {
    if (band <= 0.0) return "in base contact";
    if (band < 1.0) return "at half-range";
    return band > 5.0 ? "beyond range 5" : "at range " + decimal(band);
}

// The line of an action. A card action has no number; its name is the verdict.
std::string actionLine(const RulingSentence& said) {
    if (said.find("action"))
        return said.who() + ": " + actionName(static_cast<engine::Action>(said.whole("action")));
    const int cost = said.whole("actions");
    const std::string price = cost == 1   ? "card action"
                              : cost == 0 ? "free card action"
                                          : "card action, " + counted(cost, "action");
    return said.who() + ": " + said.verdict() + " (" + price + ")";
}

std::string moveLine(const RulingSentence& said) {
    if (!said.find("inches")) return said.plain();
    std::string line = said.who() + " moves " + said.inches("inches") + " at speed " +
                       std::to_string(said.whole("speed"));
    const std::string up = decimal(said.number("up"));
    if (up != "0")
        line += up.front() == '-' ? ", " + up.substr(1) + " in down" : ", " + up + " in up";
    return line;
}

std::string woundLine(const RulingSentence& said) {
    std::string line = said.who() + " suffers " + counted(said.whole("wounds"), "wound");
    if (said.mini() != said.who())
        line += " (miniature " + std::to_string(miniNumber(said.view, said.ruling.mini)) + ")";
    return line;
}

std::string sightLine(const RulingSentence& said) {
    std::string line =
        said.subject() + (said.ruling.witness ? ": in LOS of " : ": not in LOS of ") + said.who();
    if (said.find("margin")) line += ", margin " + said.inches("margin");
    return line + said.pieces();
}

std::string poolLine(const RulingSentence& said) {
    std::string dice;
    for (const char* colour : {"red", "black", "white"})
        if (const int count = said.whole(colour); count > 0)
            dice = joined(dice, std::to_string(count) + " " + colour);
    return said.who() + ": " + said.verdict() + " of " + counted(said.whole("weapons"), "weapon") +
           " against " + said.whom() + " (" + (dice.empty() ? "no dice" : dice) + ")";
}

std::string coverLine(const RulingSentence& said) {
    return said.who() + ": " + said.verdict() + " (" + std::to_string(said.whole("obscured")) +
           " of " + std::to_string(said.whole("defenders")) + " obscured" +
           (said.whole("suppressed") ? ", suppressed)" : ")");
}

std::string adjustLine(const RulingSentence& said) {
    const std::string about = said.ruling.mini.none() ? said.who() : said.mini();
    return said.player() + " adjusts" + (about.empty() ? "" : " " + about) + ": " + said.verdict() +
           said.pieces() + said.numbers() + said.dice();
}

std::string remindLine(const RulingSentence& said) {
    const std::string who = said.who();
    return "Reminder for " + said.player() + (who.empty() ? "" : ", " + who) + ": " +
           said.verdict();
}

/// The line of an entry about the round, its turns or the mission. Empty for other entries.
std::string roundLine(const RulingSentence& said) {
    switch (said.ruling.happening) {
        case Happening::gameStarted:
            return "The battle begins";
        case Happening::editionPlayed:
            return "This is " + said.verdict();
        case Happening::roundCounterPassed:
        case Happening::colourChooserDetermined:
            return said.player() + " " + said.verdict() + said.numbers();
        case Happening::roundStarted:
            return "Round " + std::to_string(said.ruling.round);
        case Happening::roundEnded:
            return "Round " + std::to_string(said.ruling.round) + " ends";
        case Happening::turnStarted:
            return said.player() + "'s turn";
        case Happening::battleCardRevealed:
            return said.player() + " reveals " + said.verdict();
        case Happening::commandCardRevealed:
            return said.player() + " reveals " + said.verdict() + said.numbers();
        case Happening::missionModified:
            return said.player() + " " + said.verdict();
        case Happening::priorityDetermined:
            return said.player() + " has priority: " + said.verdict() + said.numbers();
        case Happening::orderIssued:
            return said.who() + " is issued an order" +
                   (said.whom().empty() ? "" : " by " + said.whom());
        case Happening::victoryPointsScored:
            return said.player() + " scores " + counted(said.whole("points"), "victory point") +
                   ": " + said.verdict();
        case Happening::gameWon:
            return said.player() + " wins the battle: " + said.verdict() + said.numbers();
        case Happening::gameDrawn:
            return "The battle is a draw: " + said.verdict() + said.numbers();
        default:
            return {};
    }
}

/// The line of an entry about units and their actions outside attacks. Empty for other entries.
std::string unitLine(const RulingSentence& said) {
    switch (said.ruling.happening) {
        case Happening::unitActivated:
            return said.who() + " activates";
        case Happening::unitActivationEnded:
            return said.who() + " has finished its activation";
        case Happening::rallied:
            return said.who() + " rallies, " + counted(said.whole("removed"), "suppression token") +
                   " removed" + said.dice();
        case Happening::actionMade:
            return actionLine(said);
        case Happening::moved:
            return moveLine(said);
        case Happening::placed:
            return said.who() + " closes up to its unit leader, " +
                   counted(said.whole("miniatures"), "miniature") + " placed";
        case Happening::tokenGained:
        case Happening::suppressionGained:
        case Happening::vehicleDamaged:
            return said.ruling.numbers.empty() ? said.plain()
                                               : said.who() + " gains " + said.tokens();
        case Happening::tokensRemoved:
            return said.who() + " loses " + said.tokens();
        case Happening::tokenSpent:
            return said.who() + " spends " + said.tokens();
        case Happening::standbySpent:
            return said.who() + " spends its standby token on " + said.whom();
        case Happening::adjusted:
            return adjustLine(said);
        case Happening::reminded:
            return remindLine(said);
        default:
            return {};
    }
}

/// The line of an entry about attacks and wounds. Empty for other entries.
std::string attackLine(const RulingSentence& said) {
    switch (said.ruling.happening) {
        case Happening::attackDeclared:
            return said.who() + " attacks " + said.whom();
        case Happening::rangeMeasured:
            return said.whom() + " is " + bandText(said.number("band")) + " of " + said.who() +
                   ", " + said.inches("distance");
        case Happening::lineOfSight:
            return sightLine(said);
        case Happening::miniatureEligible:
            return said.mini() + " is eligible to attack " + said.whom();
        case Happening::poolFormed:
            return poolLine(said);
        case Happening::coverDetermined:
            return coverLine(said);
        case Happening::meleeStarted:
        case Happening::meleeEnded:
            return said.who() + " and " + said.whom() + ": " + said.verdict();
        case Happening::resultsCompared:
            return said.who() + " against " + said.whom() + said.numbers();
        case Happening::woundAssigned:
            return woundLine(said);
        case Happening::miniatureDefeated:
            return said.mini() + " is defeated";
        case Happening::unitDefeated:
            return said.who() + " is defeated" + said.numbers();
        case Happening::unitLeaderChosen:
            return said.mini() + " is the new unit leader";
        case Happening::attackEnded:
            return "The attack of " + said.who() + " on " + said.whom() + " is resolved" +
                   said.numbers();
        default:
            return {};
    }
}

}  // namespace

std::string recordLine(const engine::Ruling& ruling, const engine::View& view) {
    const RulingSentence said{ruling, view};
    for (std::string line : {roundLine(said), unitLine(said), attackLine(said)})
        if (!line.empty()) return line;
    return said.plain();
}

}  // namespace sightline::app
