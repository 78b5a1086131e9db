/// The measurements that the players keep on the table. They follow the miniatures: after each
/// change of the game, they are measured again. Another game begins without them.
#pragma once
#include <memory>
#include <vector>

#include "app/window/legion/tools/measurement.h"
#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

class PinnedMeasures : public QObject {
    Q_OBJECT

  public:
    struct Pin {
        QString name;  ///< given by the players; may be empty
        Measurement measurement;
        bool gone = false;  ///< true: an end left the table, and the results are the last ones
    };
    static constexpr std::size_t most = 20;  ///< largest number of pins

    explicit PinnedMeasures(const ShownGame& game, QObject* parent = nullptr);

    const std::vector<Pin>& pins() const { return pins_; }
    /// Keeps a measurement. Returns false if its ends are pinned already, or there is no room.
    bool add(const Measurement& measurement);
    void rename(std::size_t pin, const QString& name);
    void remove(std::size_t pin);
    void clear();
    /// Measures again after the game changed.
    void follow();
    /// False while a quiz or a puzzle forbids measuring.
    bool shown() const;
    /// One pin as one line of text, such as "1. Flank: Luke Skywalker to AT-RT: Range 2, 8.1 in".
    QString line(std::size_t pin) const;
    /// All pins, one in each line.
    QString text() const;
    void draw(SceneDraft& draft) const;

  signals:
    void changed();

  private:
    void look();

    const ShownGame& game_;
    const engine::Game* measuredIn_ = nullptr;  ///< the game of the pins
    std::vector<Pin> pins_;
    LatestJob job_;
};

}  // namespace sightline::app
