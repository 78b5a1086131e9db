#include "app/cli/games/random_games.h"

#include <algorithm>

#include "app/cli/games/keyword_cards.h"
#include "app/files/tables/load.h"
#include "engine/legion/lists/army/random_armies.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/talk/generator.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr double widthOfRecon = 36.0;

// Draws the size of a game. Recon and standard games, the usual sizes, are drawn three times as
// often as each of the other sizes.
engine::GameSize sizeFrom(engine::Generator& chance) {
    const auto number = chance.below(8);
    return number < 3   ? engine::GameSize::recon
           : number < 4 ? engine::GameSize::escalation
           : number < 7 ? engine::GameSize::standard
                        : engine::GameSize::grandArmy;
}

}  // namespace

Result<RandomGames> RandomGames::load(const std::vector<fs::path>& packs) {
    RandomGames games;
    auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    games.catalogue_ = std::make_unique<const engine::Catalogue>(std::move(catalogue).value());
    games.cards_ = cardsByKeyword(*games.catalogue_);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(assetsFolder() / "layouts")) {
        if (entry.path().string().ends_with(".layout.json")) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        const auto layout = engine::parseJsonFile(file);
        if (!layout) return layout.problem();
        const bool small = (*layout)["table"].value("width", 0.0) == widthOfRecon;
        (small ? games.reconTables_ : games.tables_).push_back(file);
    }
    return games;
}

const fs::path& RandomGames::tableFor(engine::GameSize size, std::uint64_t number) const {
    const auto& among = size == engine::GameSize::recon ? reconTables_ : tables_;
    return among[number % among.size()];
}

std::set<std::string> RandomGames::cardsOfOne(const std::set<engine::Keyword>& wanted,
                                              engine::Generator& chance) const {
    if (wanted.empty()) return {};
    const auto index = chance.below(static_cast<std::uint32_t>(wanted.size()));
    const auto found = cards_.find(*std::next(wanted.begin(), index));
    return found == cards_.end() ? std::set<std::string>{} : found->second;
}

Result<engine::Scenario> RandomGames::draw(std::uint64_t seed,
                                           const std::set<engine::Keyword>& wanted) {
    engine::Generator chance(seed, 0xA4);
    engine::ArmyWishes wishes{.size = sizeFrom(chance)};
    // The effect of a keyword is seen as well in a small game, which takes less time.
    if (!wanted.empty() && chance.below(2) == 0) wishes.size = engine::GameSize::recon;
    engine::RandomArmies armies(*catalogue_, seed);
    const auto drawArmy = [&] {
        wishes.cards = cardsOfOne(wanted, chance);
        return armies.next(wishes);
    };
    const engine::ArmyList blue = drawArmy(), red = drawArmy();
    const fs::path& table = tableFor(*wishes.size, chance.next());
    const json document = {{"format", "sightline-scenario"},
                           {"version", 1},
                           {"name", blue.name + " / " + red.name},
                           {"layout", table.string()},
                           {"armies", {{"blue", toJson(blue)}, {"red", toJson(red)}}},
                           {"phase", "setup"}};
    auto loaded = scenarioFromJson(document, "random game " + std::to_string(seed), *catalogue_,
                                   assetsFolder());
    if (!loaded) return loaded.problem();
    engine::Scenario scenario = std::move(loaded->scenario);
    const auto known = built_.find(table.string());
    if (known != built_.end()) {
        scenario.built = known->second;
    } else {
        if (const auto problem = engine::buildTable(scenario)) return *problem;
        built_.emplace(table.string(), *scenario.built);
    }
    return scenario;
}

std::set<engine::Keyword> RandomGames::keywordsOnCards() const {
    std::set<engine::Keyword> keywords;
    for (const auto& [keyword, cards] : cards_) keywords.insert(keyword);
    return keywords;
}

}  // namespace sightline::app
