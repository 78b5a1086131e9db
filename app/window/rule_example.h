/// Shows the drawn example of a section of the rulebook on the table of the main window. The scene
/// is a sandbox: players may move its miniatures, and the ruling follows.
#pragma once
#include <QObject>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/window/legion/practice/practice_stage.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/rulebook/rule_section.h"
#include "engine/legion/basics/ids.h"
#include "geometry/measure/measures.h"

namespace sightline::app {

class RuleExample : public QObject {
    Q_OBJECT

  public:
    explicit RuleExample(PracticeStage& stage, QObject* parent = nullptr);

    /// Shows the example of the section, which must have one with a question about the table. The
    /// signal `shownChanged` or `failed` follows.
    void show(const engine::RuleSection& section);
    /// Returns to the former game.
    void leave();
    /// The id of the section whose example is on the table. Empty if no example is there.
    QString shown() const;

  signals:
    void shownChanged();
    /// Emitted with the answer to the example's question after a miniature was moved.
    void ruled(const QString& section, const nlohmann::json& answer);
    void failed(const QString& why);

  private:
    void begin(const engine::RuleSection& section, ReadyGame scene);
    void frame();
    void follow();

    PracticeStage& stage_;
    engine::RuleSection section_;
    std::vector<std::pair<engine::MiniId, geometry::Vec2>> places_;  ///< places in the example
    nlohmann::json request_;  ///< the request that was answered last
    bool shown_ = false;
    LatestJob making_, answering_;
};

}  // namespace sightline::app
