// Writes share links of the website legionhq2.com: faction/points[:battle force]:segments[#data
// that the website does not know].
#include <cctype>

#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/exchange/export_army.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

constexpr std::string_view site = "https://legionhq2.com/list/";

std::string escaped(const std::string& text) {
    static constexpr std::string_view hex = "0123456789ABCDEF";
    std::string safe;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || c == '-') {
            safe += c;
        } else {
            safe += '%';
            safe += hex[byte >> 4U];
            safe += hex[byte & 15U];
        }
    }
    return safe;
}

// The facts of the list that the link format cannot contain. They follow after "#" in the link, and
// the website ignores this part.
std::string fragmentOf(const ArmyList& list) {
    std::vector<std::string> parts;
    if (list.size == GameSize::edition2018) parts.push_back("size=" + rulesOf(list.size).name);
    for (const std::string& choice : list.choices) parts.push_back("choice=" + escaped(choice));
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "#" : "&") + part;
    return text;
}

// The upgrades of one unit in the order of the link format. Cards without an id for links are added
// to `leftOut`.
std::string entriesOf(const SlotPlan& plan, const ExchangeTable& table,
                      std::vector<std::string>& leftOut) {
    std::string text;
    std::size_t last = 0;
    for (std::size_t i = 0; i < plan.upgradeSlots.size(); ++i) {
        if (plan.upgradeSlots[i].special == nullptr || plan.upgradeSlots[i].card != nullptr)
            last = i + 1;
    }
    for (std::size_t i = 0; i < last; ++i) {
        const UpgradeCard* card = plan.upgradeSlots[i].card;
        const std::string id = card == nullptr ? "" : table.linkId(Kind::upgrade, card->facts.id);
        if (card != nullptr && id.empty()) leftOut.push_back(card->facts.name);
        text += id.empty() ? "0" : id;
    }
    for (const UpgradeCard* card : plan.unplaced) {
        const std::string id = table.linkId(Kind::upgrade, card->facts.id);
        if (id.empty()) leftOut.push_back(card->facts.name);
        text += id;
    }
    return text;
}

}  // namespace

ExportedLink exportLink(const ArmyList& list, const Catalogue& catalogue,
                        const ExchangeTable& table) {
    const ResolvedArmy army = resolveUnits(list, catalogue);
    ExportedLink exported;
    std::vector<std::pair<std::string, int>> groups;
    for (const ResolvedUnit& unit : army.units) {
        std::string text = table.linkId(Kind::unit, unit.entry->card.id);
        if (text.empty()) {
            exported.leftOut.push_back(unit.name());
            continue;
        }
        text += entriesOf(slotsOf(army, unit), table, exported.leftOut);
        if (unit.counterpart != nullptr) {
            text += "+1" + table.linkId(Kind::counterpart, unit.counterpart->facts.id) +
                    entriesOf(slotsOfCounterpart(unit), table, exported.leftOut);
        }
        if (!groups.empty() && groups.back().first == text && groups.back().second < 9)
            ++groups.back().second;
        else
            groups.emplace_back(text, 1);
    }
    std::vector<std::string> segments;
    segments.reserve(groups.size());
    for (const auto& [text, count] : groups) segments.push_back(std::to_string(count) + text);
    const auto addCards = [&](const std::vector<std::string>& ids, Kind kind) {
        for (const std::string& id : ids) {
            if (id == standingOrders) continue;
            const std::string link = table.linkId(kind, id);
            if (link.empty())
                exported.leftOut.push_back(id);
            else
                segments.push_back(link);
        }
    };
    addCards(list.commandHand, Kind::command);
    addCards(list.battleDeck.primary, Kind::battle);
    addCards(list.battleDeck.secondary, Kind::battle);
    addCards(list.battleDeck.advantage, Kind::battle);
    exported.link = std::string(site) + list.faction + "/" +
                    std::to_string(rulesOf(list.size).mostPoints) + ":";
    const std::string force = table.linkIdOfForce(list.battleForce);
    if (!force.empty())
        exported.link += force + ":";
    else if (!list.battleForce.empty() && force.empty())
        exported.leftOut.push_back(list.battleForce);
    for (std::size_t i = 0; i < segments.size(); ++i)
        exported.link += (i == 0 ? "" : ",") + segments[i];
    exported.link += fragmentOf(list);
    return exported;
}

}  // namespace sightline::engine
