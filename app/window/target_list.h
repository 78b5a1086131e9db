/// Choosing the defender: every enemy unit that may be declared, with what an attack on it would meet.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/game_session.h"
#include "app/window/key_button.h"

class QLabel;
class QTimer;

namespace sightline::app {

class DiceWidget;

class TargetList : public QWidget {
    Q_OBJECT

  public:
    explicit TargetList(GameSession& session, QWidget* parent = nullptr);
    /// Makes it the one that Enter attacks; no effect when it is not legal.
    void point(engine::UnitId unit);
    KeyButton* confirmButton() { return confirm_; }

  private:
    struct Target {
        int option;
        engine::UnitId unit;
        KeyButton* button;
        QLabel* words;
        DiceWidget* dice;
    };
    void addTarget(int option, engine::UnitId unit);
    void previewNext();
    void follow();

    GameSession& session_;
    engine::UnitId attacker_;
    std::vector<Target> targets_;
    std::size_t previewed_ = 0;
    std::optional<std::size_t> chosen_;
    QTimer* idle_;
    KeyButton* confirm_;
};

}  // namespace sightline::app
