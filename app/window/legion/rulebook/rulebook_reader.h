/// Loads the rulebook, and computes the rulings of its examples, in background threads.
#pragma once
#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/rulebook/rulebook.h"

namespace sightline::app {

class RulebookReader : public QObject {
    Q_OBJECT

  public:
    explicit RulebookReader(QObject* parent = nullptr);

    /// Starts to load the rulebook, unless it is loaded or is being loaded. The signal `ready` or
    /// `failed` follows.
    void load();
    /// Null before the signal `ready`.
    const engine::Rulebook* book() const { return book_.get(); }
    /// The title of a lesson, such as "Lesson 4: Ranges". Empty if there is no such lesson, or
    /// before the signal `ready`.
    QString lessonTitle(const std::string& id) const;
    /// The answer of the program to the question of the section's example. If the answer is not
    /// known yet, returns null and starts to compute it; the signal `answered` follows.
    const nlohmann::json* answerFor(const engine::RuleSection& section);

  signals:
    void ready();
    void failed(const QString& why);
    void answered(const QString& section);

  private:
    std::shared_ptr<const engine::Rulebook> book_;
    std::map<std::string, QString> lessons_;         // titles by the id of the lesson
    std::map<std::string, nlohmann::json> answers_;  // by the id of the section
    LatestJob loading_, answering_;
};

}  // namespace sightline::app
