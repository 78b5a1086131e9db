/// Draws random games: two legal armies of the whole catalogue, a table, and a mission of their
/// battle decks. The same seed and the same wanted keywords give the same game.
#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/talk/generator.h"
#include "geometry/base/result.h"

namespace sightline::app {

class RandomGames {
  public:
    /// Loads the catalogue with the card packs, and finds the tables that the program supplies.
    static Result<RandomGames> load(const std::vector<std::filesystem::path>& packs);

    /// Draws the game of the seed. The game begins with its setup. Each army prefers the cards with
    /// one keyword of `wanted`, because an army has room for few cards.
    Result<engine::Scenario> draw(std::uint64_t seed, const std::set<engine::Keyword>& wanted);
    /// The keywords that at least one card of the catalogue has.
    std::set<engine::Keyword> keywordsOnCards() const;

  private:
    RandomGames() = default;
    /// The cards with one keyword of `wanted`, which is chosen at random.
    std::set<std::string> cardsOfOne(const std::set<engine::Keyword>& wanted,
                                     engine::Generator& chance) const;
    const std::filesystem::path& tableFor(engine::GameSize size, std::uint64_t number) const;

    std::unique_ptr<const engine::Catalogue> catalogue_{};
    std::map<engine::Keyword, std::set<std::string>> cards_{};
    std::vector<std::filesystem::path> tables_{}, reconTables_{};
    /// Tables that were built for earlier games, by the path of the layout.
    std::map<std::string, geometry::Battlefield> built_{};
};

}  // namespace sightline::app
