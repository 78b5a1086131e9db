// The shell of the window must work with the rules of any game. From the Legion rules, it may
// include only the headers in the list below, which another game would replace.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "unit/rooms/include_graph.h"

namespace sightline::house {
namespace {

const std::string legion = "engine/legion/";

/// The headers of the Legion rules that the sources of a folder include.
std::set<std::string> legionHeadersOf(const std::string& folder) {
    std::set<std::string> headers;
    const std::string opening = "#include \"" + legion;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source / folder)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream text(entry.path());
        for (std::string line; std::getline(text, line);) {
            if (!line.starts_with(opening)) continue;
            headers.insert(line.substr(opening.size(), line.rfind('"') - opening.size()));
        }
    }
    return headers;
}

TEST(Shell, NamesOnlyTheTypesOfAGame) {
    const std::set<std::string> known{
        "basics/citation.h", "basics/dice/die.h", "basics/ids.h", "basics/tokens.h",
        // Header of the names of keywords, which are translated.
        "basics/keyword.h",
        // Headers of the question, its answer, the game and its journal.
        "rules/asking/adjustment.h", "rules/asking/answer.h", "rules/asking/ask.h",
        "rules/game/game.h", "rules/game/journal_file.h",
        // Header of the earlier states of the game.
        "rules/game/snapshots.h",
        // Headers of the cards in players' packs, and of the icons of ranks.
        "lists/catalogue/read_catalogue.h", "lists/catalogue/unit_card.h",
        // Headers of the words for cover, and of the heights of terrain on a table.
        "rules/attack_numbers/attack_terms.h", "advice/layout_review/laid_table.h",
        "advice/layout_review/piece_triangles.h",
        // Header of the view, in which marks on the table find their miniatures.
        "rules/state/view.h",
        // Header of the effects of the faces of dice.
        "advice/choices/meaning.h"};
    const auto named = legionHeadersOf("app/window/shell");
    EXPECT_GT(named.size(), 5U) << "hardly any include seen";
    for (const std::string& header : named) EXPECT_TRUE(known.contains(header)) << header;
    for (const std::string& header : known) EXPECT_TRUE(named.contains(header)) << header;
}

TEST(Shell, TheLayoutsNameTerrainOnly) {
    for (const std::string& header : legionHeadersOf("app/window/layouts"))
        EXPECT_TRUE(header.starts_with("advice/layout_review/")) << header;
}

}  // namespace
}  // namespace sightline::house
