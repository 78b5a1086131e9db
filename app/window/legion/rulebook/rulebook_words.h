/// Texts of the rulebook's window, in the language of the player.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <nlohmann/json.hpp>

#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/advice/rulebook/rulebook.h"

namespace sightline::app {

/// What the page shows beside the text of a section.
struct RulePage {
    /// The answer to the question of the example. Null if it is not known yet.
    const nlohmann::json* answer = nullptr;
    bool onTable = false;  ///< true: the scene of the example is on the table of the main window
    QString lesson{};      ///< title of the lesson that teaches the section, or empty
};

class RulebookWords {
    Q_DECLARE_TR_FUNCTIONS(RulebookWords)

  public:
    /// French if the program runs in French, and English otherwise.
    static engine::RuleLanguage language();
    static QString title(const engine::RuleSection& section);
    /// The document and the pages of a section, such as "Core Rulebook p. 34, 35".
    static QString place(const engine::RuleSection& section, const engine::RuleChapter& chapter);
    /// A section as HTML. The link to a related section has the section's id as its address. The
    /// other links have the addresses below.
    static QString page(const engine::Rulebook& book, const engine::RuleSection& section,
                        const RulePage& shown);
    static QString lesson(const engine::lessons::Lesson& lesson);
    /// The question of an example, such as "Is there a line of sight?".
    static QString question(const engine::RuleScene& scene);
    /// The ruling of an example in one line, such as "obscured: yes, LOS blocked: no". It has the
    /// members that the section states, with the values of `answer`.
    static QString ruling(const engine::RuleScene& scene, const nlohmann::json& answer);

    // Addresses of links. The id of a lesson or the kind of a quiz follows the first two.
    static constexpr QLatin1String lessonLink{"lesson:"}, quizLink{"quiz:"};
    static constexpr QLatin1String showLink{"example:show"}, leaveLink{"example:leave"};

  private:
    static QString example(const engine::RuleScene& scene, const RulePage& shown);
    static QString practice(const engine::RuleSection& section, const RulePage& shown);
    static QString memberName(const std::string& name);
    static QString value(const std::string& name, const nlohmann::json& value);
};

}  // namespace sightline::app
