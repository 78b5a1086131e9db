// Reads text lists, in the form in which list builders write them and players post them.
#include <algorithm>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/exchange/build_army.h"
#include "engine/legion/lists/exchange/choose_units.h"
#include "engine/legion/lists/exchange/compare_total.h"
#include "engine/legion/lists/exchange/decide_faction.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/pasted_text.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

using Chosen = ChosenUnits;
constexpr std::size_t longestText = 100000;
// A name in a list may fit several units. The import tries at most this number of combinations of
// units. Among more combinations, a wrong one could give the stated total by chance.
constexpr int mostWays = 200;

/// Converts a posted list to an army.
class TextImporter {
  public:
    /// `edition` is the game size of the edition to which the cards in `names` belong. No value:
    /// the game size in the list is used.
    TextImporter(const PostedList& posted, const CardNames& names,
                 const std::vector<DecidedUnit>& decided, std::optional<GameSize> edition)
        : posted_(posted),
          catalogue_(names.catalogue()),
          names_(names),
          decided_(decided),
          edition_(edition) {}
    ImportedArmy read();

  private:
    void findFaction();
    void findForce();
    void findSize();
    void chooseUnits();
    void chooseUnit(std::size_t entry);
    void settleByTotal();
    bool joinsAUnit(const PostedEntry& entry) const;
    static std::vector<std::string> carriedBy(const PostedEntry& entry);
    int pointsOfUpgrades(const PostedEntry& entry, const UnitEntry& unit) const;
    ImportedArmy built() const {
        return buildArmy(posted_, {frame_, fitting_, chosen_}, catalogue_, names_);
    }
    void noteNames(ImportedArmy& army) const;

    const PostedList& posted_;
    const Catalogue& catalogue_;
    const CardNames& names_;
    const std::vector<DecidedUnit>& decided_;
    std::optional<GameSize> edition_;
    /// Army list with name, faction and battle force, but without units and cards.
    ArmyList frame_;
    const BattleForce* force_ = nullptr;
    bool factionKnown_ = true;
    Chosen chosen_;
    /// Possible units of each entry. If there are several, a player must decide.
    std::vector<Chosen> fitting_;
    std::vector<const CommandEntry*> hand_;
    std::vector<Message> notes_;
};

bool holds(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

void TextImporter::findFaction() {
    frame_.faction = posted_.faction;
    if (!frame_.faction.empty()) return;
    std::vector<NamedUnit> units;
    for (const PostedEntry& entry : posted_.entries) units.push_back({entry.name, entry.faction});
    const FactionByUnits found = factionOfUnits(units, names_);
    frame_.faction = found.faction;
    factionKnown_ = found.decided;
    notes_.push_back(say::takenForFaction(factionWord(frame_.faction)));
}

void TextImporter::findForce() {
    std::string named = posted_.battleForce;
    const bool byName = named.empty() && posted_.nameMayBeForce;
    if (byName) named = posted_.name;
    if (!named.empty() && named != "none") {
        force_ = names_.battleForce(named);
        if (force_ != nullptr) {
            frame_.battleForce = force_->facts.id;
            frame_.faction = force_->facts.faction;
            factionKnown_ = true;
            notes_.clear();  // removes the notes about an unknown faction
            if (byName) notes_.push_back(say::takenForForce(named));
        } else if (!byName) {
            notes_.push_back(say::noForceCalled(named));
        }
    }
    if (frame_.battleForce.empty() && named != "none") {
        if (frame_.faction == "mercenary") frame_.battleForce = "shadow-collective";
        if (frame_.faction == "mandalorians") frame_.battleForce = "mandalorian-clans";
        force_ = catalogue_.battleForce(frame_.battleForce);
    }
    if (force_ == nullptr || posted_.choices.empty()) return;
    for (const BattleForce::Choice& choice : force_->choices) {
        if (foldedName(posted_.choices).find(foldedName(choice.name)) != std::string::npos)
            frame_.choices.push_back(choice.name);
    }
}

void TextImporter::findSize() {
    const int most = posted_.total.mostPoints.value_or(0);
    if (most == 600 || most == 500)
        frame_.size = GameSize::recon;
    else if (most == 800)
        frame_.size = GameSize::escalation;
    else if (most == 1600)
        frame_.size = GameSize::grandArmy;
    for (std::size_t i = 0; i < gameSizeNames().size(); ++i) {
        if (foldedName(posted_.size) == gameSizeNames()[i]) frame_.size = static_cast<GameSize>(i);
    }
    if (edition_) frame_.size = *edition_;
}

int TextImporter::pointsOfUpgrades(const PostedEntry& entry, const UnitEntry& unit) const {
    int points = 0;
    for (const PostedUpgrade& upgrade : entry.upgrades) {
        const UpgradeCard* card = names_.upgrade(
            upgrade.name, {.faction = frame_.faction, .points = upgrade.points, .unit = &unit});
        points += upgrade.points ? *upgrade.points : card == nullptr ? 0 : card->points;
    }
    return points;
}

std::vector<std::string> TextImporter::carriedBy(const PostedEntry& entry) {
    std::vector<std::string> names;
    for (const PostedUpgrade& upgrade : entry.upgrades) {
        if (upgrade.count == 0 || upgrade.count == entry.count) names.push_back(upgrade.name);
    }
    return names;
}

// True if the entry is a counterpart. A name such as "C-3PO" is both a unit and a counterpart. It
// is a counterpart if a unit of the list can have it and neither rank nor points fit the unit.
bool TextImporter::joinsAUnit(const PostedEntry& entry) const {
    if (entry.counterpart || (entry.known.kinds & KnownName::unit) == 0) return true;
    if (entry.rank) return false;
    for (const UnitEntry* unit : names_.units(entry.name)) {
        if (entry.points == unit->card.points || entry.total == unit->card.points) return false;
    }
    const auto cards = names_.counterparts(entry.name);
    return std::any_of(cards.begin(), cards.end(), [&](const CounterpartCard* card) {
        return std::any_of(posted_.entries.begin(), posted_.entries.end(), [&](const auto& other) {
            const auto units = names_.units(other.name);
            return std::any_of(units.begin(), units.end(), [&](const UnitEntry* unit) {
                return holds(card->counterpartOf, unit->facts.id);
            });
        });
    });
}

void TextImporter::chooseUnit(std::size_t at) {
    const PostedEntry& entry = posted_.entries[at];
    UnitEvidence evidence{
        .faction = factionKnown_ ? frame_.faction : "",
        .force = force_,
        .rank = entry.rank,
        .points = entry.points,
        .total = entry.total,
        .count = entry.count,
        .upgrades = [&](const UnitEntry& unit) { return pointsOfUpgrades(entry, unit); },
        .carried = carriedBy(entry),
        .hand = hand_,
        .year = posted_.year};
    const UnitChoice choice = engine::chooseUnit(names_, entry.name, evidence);
    fitting_[at] = choice.fitting;
    for (const DecidedUnit& one : decided_) {
        if (one.where != entry.where || one.text != entry.name) continue;
        fitting_[at].clear();
        if (const UnitEntry* unit = catalogue_.unit(one.unit)) fitting_[at] = {unit};
    }
    if (fitting_[at].size() != 1) return;
    chosen_[at] = fitting_[at].front();
    if (choice.byPoints)
        notes_.push_back(say::atPlace(placeSaid(entry.where),
                                      say::takenByPoints(entry.name, apartSaid(*chosen_[at]))));
}

void TextImporter::chooseUnits() {
    chosen_.assign(posted_.entries.size(), nullptr);
    fitting_.assign(posted_.entries.size(), {});
    for (const PostedList::Card& one : posted_.commands) {
        if (const CommandEntry* card = names_.command(one.name)) hand_.push_back(card);
    }
    for (std::size_t i = 0; i < posted_.entries.size(); ++i) {
        const PostedEntry& entry = posted_.entries[i];
        const bool counterpart = (entry.known.kinds & KnownName::counterpart) != 0;
        if (counterpart ? !joinsAUnit(entry) : !names_.units(entry.name).empty()) chooseUnit(i);
    }
    settleByTotal();
}

// For names that fit several units: chooses the units if only one combination of units gives the
// total that the list states.
void TextImporter::settleByTotal() {
    std::vector<std::size_t> open;
    std::size_t ways = 1;
    for (std::size_t i = 0; i < fitting_.size(); ++i) {
        if (fitting_[i].size() < 2) continue;
        open.push_back(i);
        ways *= fitting_[i].size();
        if (ways > mostWays) return;
    }
    if (open.empty() || !posted_.total.points) return;
    Chosen found;
    for (std::size_t way = 0; way < ways; ++way) {
        std::size_t rest = way;
        for (const std::size_t entry : open) {
            chosen_[entry] = fitting_[entry][rest % fitting_[entry].size()];
            rest /= fitting_[entry].size();
        }
        const ImportedArmy army = built();
        if (summaryOf(army.list, catalogue_).points != *posted_.total.points) continue;
        if (!found.empty()) {
            found.clear();
            break;
        }
        found = chosen_;
    }
    for (const std::size_t entry : open) {
        chosen_[entry] = found.empty() ? nullptr : found[entry];
        if (found.empty()) continue;
        fitting_[entry] = {found[entry]};
        const PostedEntry& settled = posted_.entries[entry];
        notes_.push_back(say::atPlace(placeSaid(settled.where),
                                      say::takenByTotal(settled.name, apartSaid(*found[entry]))));
    }
}

void TextImporter::noteNames(ImportedArmy& army) const {
    const auto note = [&](const std::string& where, const std::string& name) {
        const std::string now = names_.nameNow(name);
        if (!now.empty())
            army.notes.push_back(say::atPlace(placeSaid(where), say::calledNow(name, now)));
    };
    for (const PostedEntry& entry : posted_.entries) {
        note(entry.where, entry.name);
        for (const PostedUpgrade& upgrade : entry.upgrades) note(upgrade.where, upgrade.name);
    }
}

ImportedArmy TextImporter::read() {
    findFaction();
    findForce();
    findSize();
    frame_.name = posted_.name.empty() ? "Imported list" : posted_.name;
    chooseUnits();
    ImportedArmy army = built();
    army.statedPoints = posted_.total.points;
    army.notes.insert(army.notes.begin(), notes_.begin(), notes_.end());
    army.notes.insert(army.notes.end(), posted_.notes.begin(), posted_.notes.end());
    noteNames(army);
    const auto differences = differencesOf(posted_, chosen_, army, catalogue_, names_);
    army.notes.insert(army.notes.end(), differences.begin(), differences.end());
    return army;
}

struct TextReading {
    ImportedArmy army;
    std::string size;  ///< game size that the list states
};

TextReading readText(const std::string& text, const CardNames& names,
                     const std::vector<DecidedUnit>& decided, std::optional<GameSize> edition) {
    const PostedList posted = readPostedList(text, names);
    return {TextImporter(posted, names, decided, edition).read(), posted.size};
}

// Reads the list with the cards and prices of the 2018 edition. No value if the list is of the
// current edition. Lists rarely name their edition; a list of 2018 is recognized by a total that
// only the prices of 2018 give.
std::optional<ImportedArmy> readAs2018(const std::string& text, const CardNames& names,
                                       const std::vector<DecidedUnit>& decided,
                                       const TextReading& today) {
    const Catalogue& cards = names.catalogue().of(editions::of2018);
    if (&cards == &names.catalogue()) return std::nullopt;
    const bool stated = foldedName(today.size) == editions::of2018.id;
    const auto& total = today.army.statedPoints;
    if (!stated && (!total || summaryOf(today.army.list, names.catalogue()).points == *total))
        return std::nullopt;
    ImportedArmy then =
        readText(text, CardNames(cards, names.table()), decided, GameSize::edition2018).army;
    if (then.list.units.empty()) return std::nullopt;
    const bool fits = then.open.empty() && then.missed.size() <= today.army.missed.size() &&
                      total && summaryOf(then.list, cards).points == *total;
    if (!stated && !fits) return std::nullopt;
    if (!stated) then.notes.insert(then.notes.begin(), say::takenForEdition(editions::of2018.id));
    return then;
}

}  // namespace

Result<ImportedArmy> importText(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided) {
    return importText(text, CardNames(catalogue, table), decided);
}

Result<ImportedArmy> importText(const std::string& pasted, const CardNames& names,
                                const std::vector<DecidedUnit>& decided) {
    const std::string text = utf8Text(pasted);
    if (text.size() > longestText) return problemOf(say::textTooLong());
    const std::string plain = withoutMarkup(text);
    const TextReading today = readText(plain, names, decided, std::nullopt);
    const auto then = readAs2018(plain, names, decided, today);
    const ImportedArmy& army = then ? *then : today.army;
    if (army.list.units.empty() && army.open.empty()) return problemOf(say::noUnitNamed());
    return army;
}

}  // namespace sightline::engine
