/// Makes the questions of quizzes. The rules engine decides each answer. A seed always gives the
/// same question.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>

#include "engine/legion/advice/quiz/quiz_item.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// A table on which questions are asked.
struct QuizTable {
    std::string reference;  ///< the path of the layout in scenarios, such as
                            ///< "asset:layouts/dustfall.layout.json"
    geometry::TableSize size;
    std::string mat;
    std::vector<geometry::PieceSpec> pieces;
    geometry::Battlefield field;
};

struct QuizSources {
    const Catalogue& catalogue;
    geometry::Dimensions dimensions;
    std::size_t tables = 0;  ///< number of tables
    /// The table with this index. Null if the table cannot be read.
    std::function<const QuizTable*(std::size_t)> table;
};

/// A question of this kind. `level` is a number from 1 (easiest) to 5. No value if no scene was
/// found after many attempts, or if a table cannot be read.
std::optional<QuizItem> quizItem(QuizKind kind, int level, std::uint64_t seed,
                                 const QuizSources& sources);

}  // namespace sightline::engine
