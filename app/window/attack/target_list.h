/// Choosing the defender: every enemy unit that may be declared, with what an attack on it would
/// meet.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/session/game_session.h"
#include "app/window/widgets/key_button.h"
#include "engine/preview/rulings.h"

class QLabel;

namespace sightline::app {

class DiceWidget;
class LatestJob;

class TargetList : public QWidget {
    Q_OBJECT

  public:
    /// Works the previews out one after the other by that job, beside the window's thread.
    TargetList(GameSession& session, LatestJob& job, QWidget* parent = nullptr);
    /// Every target says what an attack on it would meet.
    bool previewed() const { return previewed_ >= targets_.size(); }
    /// Makes it the one that Enter attacks; no effect when it is not legal.
    void point(engine::UnitId unit);
    /// Whoever shows the list lays this out.
    KeyButton* confirmButton() { return confirm_; }

  private:
    struct Target {
        int option;
        engine::UnitId unit;
        KeyButton* button;
        QLabel* words;
        DiceWidget* dice;
        QString told;  ///< one line, then the reasons; empty while it is measured
    };
    void addTarget(int option, engine::UnitId unit);
    void previewNext();
    static void tell(const Target& target, bool whole);
    void show(Target& target, const engine::AttackPreview& preview);
    void follow();

    GameSession& session_;
    engine::UnitId attacker_;
    std::vector<Target> targets_;
    std::size_t previewed_ = 0;
    std::optional<std::size_t> chosen_;
    LatestJob& job_;
    KeyButton* confirm_;
};

}  // namespace sightline::app
