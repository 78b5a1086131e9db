/// The progress of the learner: the begun and finished lessons, and the questions to repeat. It is
/// kept in the settings of the program.
#pragma once
#include <vector>

namespace sightline::app {

/// A question at the end of a lesson. `index` is its place in the lesson.
struct LessonQuestion {
    int lesson = 0;
    int index = 0;
    int failures = 0;  ///< number of wrong answers of the learner
    bool operator==(const LessonQuestion&) const = default;
};

class LessonProgress {
  public:
    enum class State { fresh, begun, done };
    State of(int lesson) const;
    /// Marks the lesson as begun. A finished lesson stays finished.
    void begin(int lesson);
    void finish(int lesson);
    /// The number of the lesson to continue with: the first one of `lessons` that is not done. 0 if
    /// all are done.
    int next(const std::vector<int>& lessons) const;

    /// Remembers the answer to a question. A wrong answer adds the question to the questions to
    /// repeat. A right answer removes it.
    void answered(int lesson, int index, bool right);
    /// The questions that the learner answered wrongly, those with the fewest failures first.
    std::vector<LessonQuestion> toRepeat() const;

    void reset();
};

}  // namespace sightline::app
