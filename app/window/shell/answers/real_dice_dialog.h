/// A dialog for players who roll their own dice. For each die, they click the face that they
/// rolled.
#pragma once
#include <QDialog>

#include "engine/legion/rules/game/game.h"

class QLabel;
class QPushButton;

namespace sightline::app {

class DiceWidget;

class RealDiceDialog : public QDialog {
    Q_OBJECT

  public:
    RealDiceDialog(const engine::Game& game, QWidget* parent = nullptr);
    /// The entered faces, in the order of the question's dice. If the players accepted the dialog,
    /// no die is missing.
    engine::DiceAnswer answer() const;
    /// Enters the face of one die of the colour `die`. Returns false if all dice of this colour are
    /// entered.
    bool add(engine::Die die, engine::Face face);

  private:
    struct Colour {
        engine::Die die{};
        int rolled = 0;
        std::vector<engine::Face> faces;
        DiceWidget* shown = nullptr;
        QLabel* missing = nullptr;
    };
    void addColour(engine::Die die, int rolled);
    void takeBack(std::size_t colour);
    void rollForUs();
    void follow();

    const engine::Game& game_;
    std::vector<engine::Die> asked_;
    std::vector<Colour> colours_;
    QPushButton* accept_;
};

}  // namespace sightline::app
