// Text lists as people paste them: standard, minimal and tournament lists of the list builder, and
// those of Tabletop Admiral.
#include <algorithm>
#include <array>
#include <sstream>

#include "engine/exchange/import_army.h"
#include "engine/exchange/list_lines.h"
#include "engine/exchange/names.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;
constexpr std::size_t longestText = 100000;

class TextImporter {
  public:
    TextImporter(ImportedArmy& army, const Catalogue& catalogue, const ExchangeTable& table)
        : army_(army), names_(catalogue, table) {}

    void findFaction(const std::vector<std::string>& lines);
    void readLine(const std::string& line, std::size_t number);
    /// Counterparts that stood before their unit.
    void finish();

  private:
    enum class Part { units, commands, battle };
    void miss(const std::string& text, Kind kind) {
        army_.missed.push_back({where_, text, names_.reasonFor(text, kind)});
    }
    bool readHeader(const std::string& line);
    bool readHeading(const std::string& line);
    void readUnit(const std::string& text);
    void readUpgrades(const std::string& text);
    bool readUpgrade(const std::string& name, std::optional<int> points);
    bool namesUpgrade(const std::string& text) const;
    void readCommands(const std::string& text);
    bool readBattleCards(const std::string& text);
    bool isCounterpart(const std::string& text);

    ImportedArmy& army_;
    CardNames names_;
    Part part_ = Part::units;
    std::optional<Rank> rank_;
    bool ranked_ = false;
    bool counterparts_ = false;                                 ///< under their heading
    std::vector<std::pair<std::string, std::string>> waiting_;  ///< where and text of counterparts
    std::string where_;
    std::vector<std::size_t> last_;     ///< the units of the latest line
    const UnitEntry* entry_ = nullptr;  ///< their card
};

// The faction that most of the units belong to. Factions without units of their own field those of
// their battle forces.
void TextImporter::findFaction(const std::vector<std::string>& lines) {
    int most = -1;
    for (const std::string& faction : factionNames()) {
        int score = 0;
        for (const std::string& line : lines) {
            bool dash = false;
            const std::string name = unitLine(withoutDash(trimmed(line), dash)).unit.name;
            const UnitEntry* unit = names_.unit(name, {.faction = faction});
            if (unit == nullptr) continue;
            if ((unit->facts.faction == faction && faction != "mercenary") ||
                names_.isOfForces(unit->facts.id, faction))
                score += 2;
            else if (std::find(unit->mercenaryFor.begin(), unit->mercenaryFor.end(), faction) !=
                     unit->mercenaryFor.end())
                ++score;
        }
        if (score > most) {
            most = score;
            army_.list.faction = faction;
        }
    }
    if (army_.list.faction == "mercenary") army_.list.battleForce = "shadow-collective";
    if (army_.list.faction == "mandalorians") army_.list.battleForce = "mandalorian-clans";
    army_.notes.push_back("a text names no faction and no battle force: taken for " +
                          army_.list.faction);
}

bool TextImporter::readHeader(const std::string& line) {
    const std::size_t slash = line.find('/');
    if (slash != std::string::npos && numberIn(trimmed(line.substr(0, slash)))) {
        const std::size_t end = line.find_first_not_of("0123456789 ", slash + 1);
        const std::string most =
            trimmed(line.substr(slash + 1, end == std::string::npos ? end : end - slash - 1));
        if (most == "600" || most == "500")
            army_.list.size = GameSize::recon;
        else if (most == "800")
            army_.list.size = GameSize::escalation;
        else if (most == "1600")
            army_.list.size = GameSize::grandArmy;
        return true;
    }
    const std::string folded = foldedName(line);
    return folded.ends_with(" activations") || folded.ends_with(" activation");
}

bool TextImporter::readHeading(const std::string& line) {
    static const std::array<std::pair<const char*, Rank>, 9> headings{
        std::pair{"commanders", Rank::commander},
        {"commander", Rank::commander},
        {"operative", Rank::operative},
        {"operatives", Rank::operative},
        {"corps", Rank::corps},
        {"special forces", Rank::specialForces},
        {"support", Rank::support},
        {"heavy", Rank::heavy},
        {"counterparts", Rank::commander}};
    const std::string folded = foldedName(line);
    for (const auto& [word, rank] : headings) {
        if (folded != word || !line.ends_with(":")) continue;
        ranked_ = true;
        rank_ = rank;
        part_ = Part::units;
        counterparts_ = folded == "counterparts";
        return true;
    }
    if (folded == "commands")
        part_ = Part::commands;
    else if (folded == "battle deck" || folded == "objectives" || folded == "secondaries" ||
             folded == "advantages")
        part_ = Part::battle;
    else
        return false;
    return true;
}

bool TextImporter::isCounterpart(const std::string& text) {
    const CounterpartCard* card = names_.counterpart(unitLine(text).unit.name);
    if (card == nullptr) return false;
    for (ArmyUnit& unit : army_.list.units) {
        if (unit.counterpart.empty() &&
            std::find(card->counterpartOf.begin(), card->counterpartOf.end(), unit.unit) !=
                card->counterpartOf.end()) {
            unit.counterpart = card->facts.id;
            ++army_.understood;
            return true;
        }
    }
    return false;
}

void TextImporter::readUnit(const std::string& text) {
    if (isCounterpart(text)) return;
    if (counterparts_) {
        waiting_.emplace_back(where_, text);
        return;
    }
    const UnitLine line = unitLine(text);
    NameHint hint{.faction = army_.list.faction,
                  .rank = ranked_ ? rank_ : std::nullopt,
                  .points = line.unit.points};
    const UnitEntry* entry = names_.unit(line.unit.name, hint);
    last_.clear();
    entry_ = entry;
    if (entry == nullptr) return miss(line.unit.name, Kind::unit);
    ++army_.understood;
    for (int i = 0; i < std::min(line.count, 20); ++i) {
        last_.push_back(army_.list.units.size());
        army_.list.units.push_back({.unit = entry->facts.id});
    }
    if (!line.upgrades.empty()) readUpgrades(line.upgrades);
}

bool TextImporter::readUpgrade(const std::string& name, std::optional<int> points) {
    const UpgradeCard* card =
        names_.upgrade(name, {.faction = army_.list.faction, .points = points, .unit = entry_});
    if (card == nullptr) return false;
    ++army_.understood;
    for (const std::size_t unit : last_) army_.list.units[unit].upgrades.push_back(card->facts.id);
    return true;
}

bool TextImporter::namesUpgrade(const std::string& text) const {
    const Priced one = priced(text);
    return names_.upgrade(one.name,
                          {.faction = army_.list.faction, .points = one.points, .unit = entry_}) !=
           nullptr;
}

void TextImporter::readUpgrades(const std::string& text) {
    const std::vector<std::string> parts = commaParts(text);
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t taken = 0;
        for (std::size_t length = std::min<std::size_t>(3, parts.size() - i);
             length > 0 && taken == 0; --length) {
            std::string name = parts[i];
            std::size_t known = namesUpgrade(name);
            for (std::size_t j = 1; j < length; ++j) {
                name += ", " + parts[i + j];
                known += namesUpgrade(parts[i + j]);
            }
            // "E-5C B1, Battle Droid" are two cards, though together they spell a third.
            if (length > 1 && known == length) continue;
            const Priced one = priced(name);
            if (readUpgrade(one.name, one.points)) taken = length;
        }
        if (taken == 0) {
            miss(priced(parts[i]).name, Kind::upgrade);
            taken = 1;
        }
        i += taken;
    }
}

void TextImporter::readCommands(const std::string& text) {
    const std::vector<std::string> parts = commaParts(text);
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t taken = 0;
        for (std::size_t length = std::min<std::size_t>(4, parts.size() - i);
             length > 0 && taken == 0; --length) {
            std::string name = withoutPips(parts[i]);
            for (std::size_t j = 1; j < length; ++j) name += ", " + withoutPips(parts[i + j]);
            const CommandEntry* card = names_.command(name);
            if (card == nullptr) continue;
            taken = length;
            if (card->facts.id == "standing-orders") continue;
            ++army_.understood;
            army_.list.commandHand.push_back(card->facts.id);
        }
        if (taken == 0) {
            miss(withoutPips(parts[i]), Kind::command);
            taken = 1;
        }
        i += taken;
    }
}

bool TextImporter::readBattleCards(const std::string& text) {
    const bool recon = army_.list.size == GameSize::recon;
    std::vector<const BattleEntry*> cards;
    const bool single = names_.battleCard(text, recon) != nullptr;
    for (const std::string& part : single ? std::vector<std::string>{text} : commaParts(text)) {
        const BattleEntry* card = names_.battleCard(part, recon);
        if (card == nullptr) return false;
        cards.push_back(card);
    }
    for (const BattleEntry* card : cards) {
        BattleDeck& to = army_.list.battleDeck;
        auto& list = card->kind == BattleEntry::Kind::primary     ? to.primary
                     : card->kind == BattleEntry::Kind::secondary ? to.secondary
                                                                  : to.advantage;
        list.push_back(card->facts.id);
        ++army_.understood;
    }
    return true;
}

void TextImporter::finish() {
    for (const auto& [where, text] : waiting_) {
        where_ = where;
        if (!isCounterpart(text)) miss(unitLine(text).unit.name, Kind::counterpart);
    }
}

void TextImporter::readLine(const std::string& line, std::size_t number) {
    where_ = "line " + std::to_string(number);
    if (readHeader(line) || readHeading(line)) return;
    const std::string folded = foldedName(line);
    if (folded.starts_with("commands ") && line.find(':') != std::string::npos) {
        part_ = Part::units;
        return readCommands(trimmed(line.substr(line.find(':') + 1)));
    }
    bool dash = false;
    const std::string text = withoutDash(line, dash);
    if (part_ == Part::commands) return readCommands(text);
    if (part_ == Part::battle) {
        if (!readBattleCards(text)) miss(text, Kind::battle);
        return;
    }
    if (hasPips(text)) return readCommands(text);
    if (dash && (!ranked_ || line.starts_with("--"))) return readUpgrades(text);
    if (names_.unit(unitLine(text).unit.name, {}) == nullptr && readBattleCards(text)) return;
    if (number == 1 && names_.unit(unitLine(text).unit.name, {}) == nullptr) {
        army_.list.name = line;
        return;
    }
    readUnit(text);
}

}  // namespace

Result<ImportedArmy> importText(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table) {
    if (text.size() > longestText) return Problem{"the text is longer than any list"};
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(trimmed(line));
    ImportedArmy army;
    army.format = ImportedArmy::Format::text;
    army.list.name = "Imported list";
    TextImporter importer(army, catalogue, table);
    importer.findFaction(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].empty()) importer.readLine(lines[i], i + 1);
    }
    importer.finish();
    if (army.list.units.empty()) return Problem{"no unit of the catalogue is named in the text"};
    return army;
}

}  // namespace sightline::engine
