// Reads the reminders: the timing points at which the game reminds the players of effects that they
// apply by hand.
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/catalogue/read_condition.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {

// For a keyword that code applies only in part: reads the reminders of its other parts.
std::map<std::string, std::vector<Moment>> readMomentsOfParts(const JsonAt& keyword,
                                                              const JsonAt& parts) {
    keyword.allow({"parts"});
    std::map<std::string, std::vector<Moment>> moments;
    for (const auto& [name, at] : parts.members())
        moments[name] = readMoments(at, RemindedOf::keyword);
    return moments;
}

// Refuses reminders that are about a unit: the lines of a battle card or battle force belong to no
// unit, so their reminders must be about players.
void refuseUnits(const JsonAt& at, const std::vector<Moment>& moments) {
    for (const Moment& one : moments) {
        if (one.whose == Whose::own || one.whose == Whose::attacker || one.whose == Whose::defender)
            at.refuse(say::noUnitHasIt(
                std::string(timingPointNames[static_cast<std::size_t>(one.point)].name)));
    }
}

std::vector<ByHand> readLines(const JsonAt& at) {
    std::vector<ByHand> lines;
    for (const JsonAt& item : at.list(0, 20)) {
        item.allow({"at", "rounds"});
        ByHand line;
        line.help.moments = readMoments(item.at("at"), RemindedOf::playersCard);
        refuseUnits(item, line.help.moments);
        if (const auto rounds = item.find("rounds")) {
            const auto both = rounds->list(2, 2);
            line.fromRound = both[0].integer(1, 99);
            line.toRound = both[1].integer(line.fromRound, 99);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

Reminders readReminders(const JsonAt& document) {
    document.allow({"format", "version", "about", "keywords", "upgrades", "commands", "hand",
                    "battle", "battle_forces"});
    expectFormat(document, "sightline-reminders", 1);
    const auto read = [&](std::string_view key, RemindedOf what) {
        std::map<std::string, std::vector<Moment>> moments;
        if (const auto list = document.find(key)) {
            for (const auto& [name, at] : list->members()) {
                if (what != RemindedOf::keyword || !at.find("parts"))
                    moments[name] = readMoments(at, what);
            }
        }
        return moments;
    };
    std::map<std::string, std::map<std::string, std::vector<Moment>>> parts;
    if (const auto list = document.find("keywords")) {
        for (const auto& [name, at] : list->members()) {
            if (const auto byPart = at.find("parts")) parts[name] = readMomentsOfParts(at, *byPart);
        }
    }
    const auto readByLine = [&](std::string_view key) {
        std::map<std::string, std::vector<ByHand>> lines;
        if (const auto list = document.find(key)) {
            for (const auto& [id, at] : list->members()) lines[id] = readLines(at);
        }
        return lines;
    };
    return {read("keywords", RemindedOf::keyword),
            read("upgrades", RemindedOf::upgrade),
            read("commands", RemindedOf::playersCard),
            read("hand", RemindedOf::playersCard),
            std::move(parts),
            readByLine("battle"),
            readByLine("battle_forces")};
}

}  // namespace sightline::engine
