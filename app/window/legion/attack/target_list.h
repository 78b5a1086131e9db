/// The list from which the attacker chooses a defender: all enemy units that may be declared, each
/// with a preview of the attack.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/key_button.h"
#include "engine/legion/advice/preview/attack_preview.h"

class QLabel;

namespace sightline::app {

class DiceWidget;
class LatestJob;

class TargetList : public QWidget {
    Q_OBJECT

  public:
    /// `job` computes the attack previews on another thread, one after the other.
    TargetList(GameSession& session, LatestJob& job, QWidget* parent = nullptr);
    /// True if every target in the list has its preview.
    bool previewed() const { return previewed_ >= targets_.size(); }
    /// Selects a unit in the list. The Enter key then declares it as the target. If this unit is
    /// not a legal target, nothing happens.
    void point(engine::UnitId unit);
    /// The button that confirms the target. The owner of the list places it in its own layout.
    KeyButton* confirmButton() { return confirm_; }

  private:
    struct Target {
        int option;
        engine::UnitId unit;
        KeyButton* button;
        QLabel* words;
        DiceWidget* dice;
        QString told;  ///< preview text: a line, then the reasons; empty until it is known
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
