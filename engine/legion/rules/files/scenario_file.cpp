#include "engine/legion/rules/files/scenario_file.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/files/battle_card_file.h"
#include "engine/legion/rules/files/placements.h"
#include "engine/legion/rules/files/rules_in_force.h"
#include "engine/legion/rules/files/scenario_begun.h"
#include "engine/legion/rules/files/scenario_sandbox.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;
constexpr std::array players{"blue"sv, "red"sv};

struct Document {
    nlohmann::json json;
    std::string where;
    std::filesystem::path folder;
};

// Opens a document inside the scenario. If `at` contains a path, the document is in that file.
// Otherwise `at` itself is the document.
Document openDocument(const JsonAt& at, const LayoutFolders& folders,
                      const LayoutFinder& finder = {}) {
    if (at.isObject()) return {at.json(), at.where() + " " + at.pointer(), folders.layout};
    if (!at.isText()) at.wrong(say::pathOrDocument());
    const std::string text = at.text();
    const bool asset = text.starts_with(assetScheme);
    const std::filesystem::path named =
        asset ? folders.assets / text.substr(assetScheme.size()) : folders.layout / text;
    std::filesystem::path path = named.lexically_normal();
    if (finder) {
        auto found = finder(path);
        if (!found) at.refuse(found.problem());
        path = std::move(found).value();
    }
    auto parsed = parseJsonFile(path);
    if (!parsed) at.refuse(parsed.problem());
    return {std::move(parsed).value(), path.string(), path.parent_path()};
}

template <class T>
T taken(const JsonAt& at, Result<T> result) {
    if (!result) at.refuse(result.problem());
    return std::move(result).value();
}

// Reads the army's command hand. Army lists do not name Standing Orders, because it is in every
// hand (p. 17).
std::vector<CommandCard> readCommandHand(const JsonAt& army, const Catalogue& catalogue) {
    std::vector<CommandCard> hand;
    const auto list = army.find("commandHand");
    if (!list) return hand;
    const auto holds = [&](const std::string& id) {
        return std::any_of(hand.begin(), hand.end(),
                           [&](const CommandCard& card) { return card.id == id; });
    };
    for (const JsonAt& id : list->list(0, 20)) {
        if (holds(id.text())) id.wrong(say::eachCommandOnce());
        hand.push_back(playedAs(*catalogue.command(id.text())));
    }
    const CommandEntry* standing = catalogue.command(standingOrders);
    if (!hand.empty() && standing && !holds(standingOrders)) hand.push_back(playedAs(*standing));
    return hand;
}

bool startsWithSetup(const JsonAt& document) {
    const auto phase = document.find("phase");
    return phase && phase->isText() && phase->text() == "setup";
}

void refuseFaults(const JsonAt& pile, BattleEntry::Kind kind) {
    std::vector<std::string> ids;
    for (const JsonAt& id : pile.list()) ids.push_back(id.text());
    for (const PileFault& fault : faultsOfPile(ids, kind)) {
        const ArmyObjection objection(ArmyObjection::Area::deck, page(18, "Building a Battle Deck"),
                                      fault.what, fault.wayOut);
        if (fault.card) pile.list()[*fault.card].refuse(lineSaid(objection));
        pile.refuse(lineSaid(objection));
    }
}

bool isPublished(const std::vector<std::string>& ids, const Catalogue& catalogue) {
    return std::any_of(ids.begin(), ids.end(),
                       [&](const std::string& id) { return catalogue.battleCard(id) != nullptr; });
}

/// A battle deck of nine cards. If the scenario names battle decks, the players use these decks.
/// Otherwise each player uses the deck of the army.
struct ReadDeck {
    std::vector<BattleCard> cards;
    BattleDeck ids;
    bool published = false;  ///< true: the deck consists of cards of the catalogue
};

ReadDeck readDeck(const JsonAt& document, const JsonAt& army, std::string_view player,
                  const Edition& edition, const ScenarioSources& sources) {
    ReadDeck deck;
    const auto named = document.find("battleDecks");
    const auto own = army.find("battleDeck");
    if (!named && !own && !edition.hasBattleDecks && startsWithSetup(document)) {
        if (sources.battleCards)
            // The simple mission cards, which have no entries in the catalogue.
            deck.cards = *sources.battleCards;
        return deck;
    }
    if (!sources.battleCards || (!named && (!own || !startsWithSetup(document)))) return deck;
    const JsonAt decks = named ? named->at(player) : *own;
    std::vector<std::string>* const piles[] = {&deck.ids.primary, &deck.ids.secondary,
                                               &deck.ids.advantage};
    constexpr std::array names{"primary", "secondary", "advantage"};
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        const JsonAt pile = decks.at(names[kind]);
        for (BattleCard& card : readBattleDeck(pile, *sources.battleCards, sources.catalogue)) {
            if (static_cast<std::size_t>(card.kind) != kind)
                pile.refuse(
                    say::isNoCardOfKind(card.name, wordOf(static_cast<BattleEntry::Kind>(kind))));
            piles[kind]->push_back(card.id);
            deck.cards.push_back(std::move(card));
        }
        const bool published = isPublished(*piles[kind], *sources.catalogue);
        deck.published = deck.published || published;
        const bool judged = published && !sources.begun;  // true: the check of the army includes
                                                          // the deck
        if (startsWithSetup(document) && !judged)
            refuseFaults(pile, static_cast<BattleEntry::Kind>(kind));
    }
    return deck;
}

// A game that begins with its setup needs a legal army, command hand and battle deck. Core Rulebook
// p. 16-18.
void refuseIllegal(const JsonAt& at, ArmyList list, const ReadDeck& deck,
                   const Catalogue& catalogue) {
    if (deck.published) list.battleDeck = deck.ids;
    const auto objections =
        judgeArmy(list, catalogue, deck.published ? ArmyParts::all : ArmyParts::unitsAndHand);
    if (!objections.empty()) at.refuse(lineSaid(objections.front()));
}

void refuseUnequal(const JsonAt& document, const std::array<ArmyList, 2>& armies) {
    if (!startsWithSetup(document)) return;
    if (const auto objection = judgeOpponents(armies[0], armies[1]))
        document.at("armies").refuse(lineSaid(*objection));
}

/// A scenario while it is being read.
struct Reading : ScenarioText {
    UnitNumbers numbers{};
};

ArmyList readSide(const JsonAt& document, Player player, const ScenarioSources& sources,
                  Reading& result) {
    if (result.scenario.sandbox && !document.find("armies")) return {};
    const std::string_view name = players[static_cast<std::size_t>(player)];
    const JsonAt at = document.at("armies").at(name);
    const Document file = openDocument(at, sources.folders);
    const Army army = taken(at, readArmy(file.json, file.where, *sources.catalogue));
    ArmyList list = taken(at, readArmyList(file.json, file.where, *sources.catalogue));
    const Edition& edition = editionOf(list.size);
    const ReadDeck deck = readDeck(document, JsonAt(file.json, file.where), name, edition, sources);
    if (startsWithSetup(document) && !sources.begun)
        refuseIllegal(at, list, deck, *sources.catalogue);
    result.scenario.source["armies"][std::string(name)] = file.json;
    const auto side = static_cast<std::size_t>(player);
    result.scenario.armyNames[side] = army.name;
    result.scenario.forces[side] = army.force;
    result.scenario.commandHands[side] =
        readCommandHand(JsonAt(file.json, file.where), sources.catalogue->of(edition));
    result.scenario.battleDecks[side] = deck.cards;
    if (startsWithSetup(document)) {
        for (const EquippedUnit& unit : army.units)
            result.scenario.units.push_back(undeployed(player, unit));
        return list;
    }
    const auto placements = document.at("placements").at(name).list(0, 50);
    std::vector<bool> placed(army.units.size(), false);
    result.numbers[side].resize(army.units.size());
    for (const JsonAt& placement : placements) {
        const JsonAt index = placement.at("unit");
        const auto unit =
            static_cast<std::size_t>(index.integer(0, static_cast<int>(army.units.size()) - 1));
        if (placed[unit]) index.wrong(say::unitNotPlacedYet());
        placed[unit] = true;
        if (!sources.begun) refuseUnknownMembers(placement);
        result.numbers[side][unit] = UnitId{static_cast<int>(result.scenario.units.size())};
        result.scenario.units.push_back(
            readPlacement(placement, player, army.units[unit], result.layout.table));
    }
    for (std::size_t unit = 0; unit < placed.size(); ++unit) {
        if (!placed[unit]) {
            document.at("placements")
                .at(name)
                .refuse(say::placementExpected(static_cast<int>(unit), army.units[unit].card.name));
        }
    }
    return list;
}
// Reads the edition that the file names. If the file names no edition, the edition is 2018 if both
// armies have the game size of the edition 2018; otherwise it is 2026.
const Edition* readEdition(const JsonAt& document, const std::array<ArmyList, 2>& armies) {
    if (const auto at = document.find("edition")) {
        static constexpr std::array ids{std::string_view(editions::of2026.id),
                                        std::string_view(editions::of2018.id)};
        static_assert(ids.size() == everyEdition.size());
        return everyEdition[at->word(ids)];
    }
    const bool of2018 =
        armies[0].size == GameSize::edition2018 && armies[1].size == GameSize::edition2018;
    return of2018 ? &editions::of2018 : &editions::of2026;
}

}  // namespace

Result<ScenarioText> readScenario(const nlohmann::json& json, const std::string& where,
                                  const ScenarioSources& sources) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-scenario", 1);
        Reading result;
        Scenario& scenario = result.scenario;
        scenario.source = json;
        scenario.name = plainName(document.at("name").text());
        const JsonAt layoutAt = document.at("layout");
        const Document layout = openDocument(layoutAt, sources.folders, sources.layoutFile);
        const LayoutFolders folders{layout.folder, sources.folders.assets};
        result.layout =
            taken(layoutAt, readLayout(layout.json, layout.where, folders, sources.meshes));
        scenario.source["layout"] = result.layout.source;
        scenario.source["layout"].erase("trace");  // private data: a path on the user's disk
        scenario.table = result.layout.table;
        scenario.mat = result.layout.mat;
        scenario.pieces = result.layout.pieces;
        scenario.dimensions = sources.dimensions;
        scenario.recruitPool = sources.recruitPool;
        scenario.sandbox = readSandbox(document);
        std::array armies{readSide(document, Player::blue, sources, result),
                          readSide(document, Player::red, sources, result)};
        if (!sources.begun) refuseUnequal(document, armies);
        scenario.edition = readEdition(document, armies);
        scenario.lastRound = scenario.edition->rounds;
        if (scenario.sandbox) readRecruits(document, *sources.catalogue, scenario, armies);
        scenario.rules = rulesInForce(scenario, armies, *sources.catalogue);
        readBegun(document, result.numbers, sources, scenario);
        return ScenarioText(std::move(result));
    });
}

}  // namespace sightline::engine
