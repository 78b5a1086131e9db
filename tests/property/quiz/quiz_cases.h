/// Questions for the property tests, read from the same data that `sightline-cli quiz` prints.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "app/cli/odds/odds_command.h"
#include "app/cli/query/queries.h"
#include "app/cli/quiz/quiz_command.h"
#include "app/files/lessons/quiz_tables.h"
#include "geometry/place/placement.h"
#include "property/quiz/plain_terrain.h"

namespace sightline::engine::test {

using nlohmann::json;

/// The number of questions for each kind and level. `packaging/check quizzes` sets a larger number.
inline int questionsPerLevel() {
    const char* const wanted = std::getenv("SIGHTLINE_QUIZZES");
    return wanted ? std::max(1, std::atoi(wanted) / 5) : 3;
}
/// The seed of the first question. `packaging/check quizzes` may set another.
inline std::uint64_t firstQuestion() {
    const char* const wanted = std::getenv("SIGHTLINE_QUIZ_SEED");
    return wanted ? std::strtoull(wanted, nullptr, 10) : 1;
}
/// True if a larger number of questions is wanted. Then all tables of the program are used.
inline bool isLong() { return std::getenv("SIGHTLINE_QUIZZES") != nullptr; }

inline constexpr double smallRadius = 27.0 / 25.4 / 2.0;  ///< radius of a small base, inches

/// The tables, read once for all tests. A short run uses the small tables.
inline app::QuizTables& quizTables() {
    static app::QuizTables tables = [] {
        auto loaded =
            app::QuizTables::load(isLong() ? std::vector<std::string>{}
                                           : std::vector<std::string>{"recon_forest.layout.json",
                                                                      "recon_port.layout.json",
                                                                      "recon_ruins.layout.json"});
        return std::move(loaded).value();
    }();
    return tables;
}

inline const QuizTable& tableOf(const QuizSources& sources, const json& scenario) {
    for (std::size_t i = 0; i < sources.tables; ++i) {
        const QuizTable* table = sources.table(i);
        if (table && table->reference == scenario["layout"].get_ref<const std::string&>())
            return *table;
    }
    throw std::runtime_error("no such table: " + scenario["layout"].dump());
}

inline PlainTerrain& terrainOf(const QuizTable& table) {
    static std::map<std::string, PlainTerrain> known;
    const auto found = known.find(table.reference);
    return found != known.end() ? found->second
                                : known.emplace(table.reference, PlainTerrain(table)).first->second;
}

/// A unit of the scene, with the figures of its miniatures.
struct SceneUnit {
    const UnitCard* card = nullptr;
    std::vector<Figure> minis;
};

/// One question with everything that a check needs.
struct QuizCase {
    QuizItem item;
    json line;  ///< the question as printed
    const QuizTable& table;
    PlainTerrain& terrain;
    std::map<std::string, std::vector<SceneUnit>> units;  ///< by the name of the player
    TableDice dice;

    const std::string answer() const { return line["options"][item.answer]; }
    std::string name() const {
        return line["kind"].get<std::string>() + ", level " + std::to_string(item.level) +
               ", seed " + std::to_string(item.seed) + ": " + line.dump();
    }
    /// The answer of `sightline-cli query` to the question's own request, with changed members.
    json asked(const json& changes = json::object()) const {
        json request = line["query"];
        request.update(changes);
        return app::answerQuery(table.field, request.dump(), table.pieces);
    }
};

inline Figure figureOf(const json& mini) {
    return {{mini["x"], mini["y"], mini["z"]}, smallRadius, mini["height"]};
}

inline SceneUnit sceneUnit(const QuizTable& table, const UnitCard& card, const json& placement) {
    SceneUnit unit{&card, {}};
    for (const json& mini : placement["minis"]) {
        geometry::Mini stands;
        stands.base = {2 * smallRadius, 2 * smallRadius, false};
        stands.height = card.silhouetteHeight;
        stands.position = {mini["x"], mini["y"], std::nan("")};
        stands.position.z = geometry::restingHeight(table.field, stands);
        unit.minis.push_back({stands.position, smallRadius, stands.height});
    }
    return unit;
}

inline QuizCase quizCase(const QuizItem& item, const QuizSources& sources) {
    const QuizTable& table = tableOf(sources, item.scenario);
    QuizCase one{item,  app::toJson(item),
                 table, terrainOf(table),
                 {},    TableDice(static_cast<unsigned>(item.seed * 9 + 1))};
    for (const char* player : {"blue", "red"}) {
        const json& army = one.line["scenario"]["armies"][player]["units"];
        for (const json& placement : one.line["scenario"]["placements"][player]) {
            const std::string id = army[placement["unit"].get<std::size_t>()]["unit"];
            one.units[player].push_back(
                sceneUnit(table, sources.catalogue.unit(id)->card, placement));
        }
    }
    return one;
}

/// Makes the questions of a kind at all levels, and checks each.
template <class Check>
void forEachQuestion(QuizKind kind, const Check& check) {
    const QuizSources sources = quizTables().sources();
    int questions = 0;
    for (int level = easiestQuiz; level <= hardestQuiz; ++level) {
        for (int i = 0; i < questionsPerLevel(); ++i) {
            const std::uint64_t seed = firstQuestion() + static_cast<std::uint64_t>(i);
            const auto item = quizItem(kind, level, seed, sources);
            ASSERT_TRUE(item) << "level " << level << ", seed " << seed;
            QuizCase one = quizCase(*item, sources);
            check(one);
            ++questions;
            if (testing::Test::HasFailure()) return;
        }
    }
    testing::Test::RecordProperty("questions", questions);
    std::cout << quizKindNames[static_cast<std::size_t>(kind)] << ": " << questions
              << " questions agree\n";
}

}  // namespace sightline::engine::test
