// Reads share links of the website legionhq2.com: faction/points[:battle force]:segments[#data that
// the website does not know].
#include <algorithm>
#include <array>
#include <charconv>

#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/exchange/pasted_text.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;
using namespace std::string_view_literals;

// The ids of counterparts that old links wrote as separate segments.
constexpr std::array legacySegments{"1lw"sv, "1ji"sv, "1jj"sv};
constexpr std::size_t longestLink = 4000;

std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16).ptr ==
                text.data() + i + 3) {
            plain += static_cast<char>(value);
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

// The content of a share link in a text, such as "empire/1000:...", with the part after "#". Empty
// if there is no link.
std::string linkPart(const std::string& text) {
    std::size_t from = text.find("/list/");
    if (from != std::string::npos) {
        from += 6;
    } else {
        for (const std::string& faction : factionNames()) {
            if (text.starts_with(faction + "/")) from = 0;
        }
    }
    if (from == std::string::npos) return "";
    const std::size_t end = text.find_first_of(" \t\r\n\"'<>)[]", from);
    return unescaped(text.substr(from, (end == std::string::npos ? text.size() : end) - from));
}

std::vector<std::string> split(std::string_view text, char by) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t at = text.find(by);
        parts.emplace_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

GameSize sizeOf(const std::string& points) {
    if (points == "600" || points == "500") return GameSize::recon;
    if (points == "800") return GameSize::escalation;
    if (points == "1600") return GameSize::grandArmy;
    return GameSize::standard;
}

void readFragment(const std::string& fragment, ArmyList& list) {
    for (const std::string& part : split(fragment, '&')) {
        if (part == "size=" + rulesOf(GameSize::edition2018).name)
            list.size = GameSize::edition2018;
        else if (part.starts_with("choice="))
            list.choices.push_back(part.substr(7));
    }
}

/// Reads the segments of one link.
class LinkReader {
  public:
    LinkReader(ImportedArmy& army, const Catalogue& catalogue, const ExchangeTable& table)
        : army_(army), catalogue_(catalogue), table_(table) {}

    void readForce(const std::string& link);
    void readSegment(const std::string& segment, std::size_t number);

  private:
    void miss(std::string where, std::string text, Message why) {
        army_.missed.emplace_back(std::move(where), std::move(text), std::move(why));
    }
    const ExchangeCard* card(const std::string& id, const std::string& where,
                             std::optional<Kind> kind);
    std::vector<std::string> readUpgrades(std::string_view entries, const std::string& where);
    void readUnit(const std::string& segment, const std::string& where);
    void readCard(const std::string& segment, const std::string& where);

    ImportedArmy& army_;
    const Catalogue& catalogue_;
    const ExchangeTable& table_;
};

const ExchangeCard* LinkReader::card(const std::string& id, const std::string& where,
                                     std::optional<Kind> kind) {
    const auto found = table_.cards.find(id);
    if (found == table_.cards.end()) {
        miss(where, id, say::noCardOfId());
        return nullptr;
    }
    if (kind && found->second.kind != *kind) {
        miss(where, id, say::cannotStandHere(found->second.id));
        return nullptr;
    }
    ++army_.understood;
    return &found->second;
}

std::vector<std::string> LinkReader::readUpgrades(std::string_view entries,
                                                  const std::string& where) {
    std::vector<std::string> upgrades;
    while (!entries.empty()) {
        if (entries.front() == '0') {
            entries.remove_prefix(1);
            continue;
        }
        if (entries.size() < 2) {
            miss(where, std::string(entries), say::halfAnId());
            break;
        }
        if (const ExchangeCard* one =
                card(std::string(entries.substr(0, 2)), where, Kind::upgrade)) {
            upgrades.push_back(one->id);
        }
        entries.remove_prefix(2);
    }
    return upgrades;
}

void LinkReader::readForce(const std::string& link) {
    ArmyList& list = army_.list;
    if (!link.empty()) {
        const auto found = table_.battleForces.find(link);
        if (found == table_.battleForces.end()) {
            miss("battle force", link, say::noForceOfId());
        } else {
            list.battleForce = found->second;
            // Two battle forces had this id in the past, so the faction decides.
            if (list.faction == "separatists" && list.battleForce == "echo-base-defenders") {
                list.battleForce = "separatist-invasion";
            }
        }
        return;
    }
    if (list.faction == "mercenary") list.battleForce = "shadow-collective";
    if (list.faction == "mandalorians") list.battleForce = "mandalorian-clans";
}

void LinkReader::readUnit(const std::string& segment, const std::string& where) {
    if (segment[0] < '1' || segment[0] > '9')
        return miss(where, segment, say::unitStartsWithCount());
    const ExchangeCard* unit = card(segment.substr(1, 2), where, Kind::unit);
    if (unit == nullptr) return;
    ArmyUnit one{.unit = unit->id};
    const std::string_view rest = std::string_view(segment).substr(3);
    const std::size_t plus = rest.find('+');
    one.upgrades = readUpgrades(rest.substr(0, plus), where);
    if (plus != std::string_view::npos) {
        std::string_view more = rest.substr(plus + 1);
        if (!more.empty() && more.front() == '1') more.remove_prefix(1);
        const ExchangeCard* counterpart =
            card(std::string(more.substr(0, 2)), where, Kind::counterpart);
        if (counterpart != nullptr) {
            one.counterpart = counterpart->id;
            one.counterpartUpgrades = readUpgrades(more.substr(2), where);
        }
    }
    for (int i = 0; i < segment[0] - '0'; ++i) army_.list.units.push_back(one);
}

void LinkReader::readCard(const std::string& segment, const std::string& where) {
    const ExchangeCard* one = card(segment, where, std::nullopt);
    if (one == nullptr) return;
    if (one->kind == Kind::command) {
        army_.list.commandHand.push_back(one->id);
    } else if (one->kind == Kind::battle) {
        BattleDeck& deck = army_.list.battleDeck;
        switch (catalogue_.battleCard(one->id)->kind) {
            case BattleEntry::Kind::primary:
                deck.primary.push_back(one->id);
                break;
            case BattleEntry::Kind::secondary:
                deck.secondary.push_back(one->id);
                break;
            case BattleEntry::Kind::advantage:
                deck.advantage.push_back(one->id);
                break;
        }
    } else {
        --army_.understood;
        miss(where, segment, say::cannotStandAlone(one->id));
    }
}

void LinkReader::readSegment(const std::string& segment, std::size_t number) {
    const std::string where = "segment " + std::to_string(number);
    if (segment.empty()) return;
    if (std::find(legacySegments.begin(), legacySegments.end(), segment) != legacySegments.end())
        return;
    if (segment.size() > 2) return readUnit(segment, where);
    if (segment.size() < 2) return miss(where, segment, say::halfAnId());
    readCard(segment, where);
}

}  // namespace

Result<ImportedArmy> importLink(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table) {
    const std::string whole = linkPart(utf8Text(text));
    const std::string link = whole.substr(0, whole.find('#'));
    const std::size_t slash = link.find('/');
    if (slash == std::string::npos) return problemOf(say::noShareLink());
    if (link.size() > longestLink) return problemOf(say::linkTooLong());
    ImportedArmy army;
    army.format = ImportedArmy::Format::link;
    army.list.name = "Imported list";
    army.list.faction = link.substr(0, slash);
    if (std::find(factionNames().begin(), factionNames().end(), army.list.faction) ==
        factionNames().end()) {
        return problemOf(say::linkNamesNoFaction(army.list.faction));
    }
    const std::vector<std::string> parts = split(std::string_view(link).substr(slash + 1), ':');
    // Old links contain no points: "faction/force:segments".
    const bool points = parts.size() > 1 && numberIn(parts.front());
    if (points) army.list.size = sizeOf(parts.front());
    if (link.size() < whole.size()) readFragment(whole.substr(link.size() + 1), army.list);
    LinkReader reader(army, catalogue, table);
    const std::size_t force = points ? 1 : 0;
    reader.readForce(parts.size() > force + 1 ? parts[force] : "");
    const std::vector<std::string> segments = split(parts.back(), ',');
    for (std::size_t i = 0; i < segments.size(); ++i) reader.readSegment(segments[i], i + 1);
    if (army.list.units.empty() && army.missed.empty()) return problemOf(say::listWithoutUnits());
    return army;
}

}  // namespace sightline::engine
