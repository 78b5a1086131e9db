/// The tables on which quizzes are asked: the layouts of the program. A layout is read when a
/// question needs it for the first time.
#pragma once
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "engine/legion/advice/quiz/quiz.h"
#include "geometry/base/result.h"

namespace sightline::app {

class QuizTables {
  public:
    /// `layouts`: the layout files in the folder layouts/ of the program's data, without folder.
    /// Empty: all of them, in alphabetical order.
    static Result<QuizTables> load(std::vector<std::string> layouts = {});

    /// The sources of questions. This object must outlive them and must not move.
    engine::QuizSources sources();
    /// The first problem of a layout file. No value: all files could be read.
    const std::optional<Problem>& problem() const { return problem_; }

  private:
    const engine::QuizTable* table(std::size_t index);

    std::unique_ptr<const engine::Catalogue> catalogue_;
    geometry::Dimensions dimensions_;
    std::vector<std::string> names_;
    std::vector<std::unique_ptr<const engine::QuizTable>> tables_;
    std::optional<Problem> problem_;
};

}  // namespace sightline::app
