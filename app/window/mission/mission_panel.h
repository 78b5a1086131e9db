/// The mission at the right: during setup it declares terrain, builds the mission with both
/// players' changes and chooses the side; afterwards it shows the cards, the map and who holds
/// which objective.
#pragma once
#include <QDockWidget>

#include "app/window/session/game_session.h"

class QScrollArea;
class QVBoxLayout;

namespace sightline::app {

class KeyButton;
class MissionMap;

class MissionPanel : public QDockWidget {
    Q_OBJECT

  public:
    explicit MissionPanel(GameSession& session, QWidget* parent = nullptr);

    /// Questions of setup that this answers instead of the bar.
    static bool answers(const engine::Question& question);
    /// The game is being set up.
    bool wanted() const { return wanted_; }
    /// Presses the control that carries this key; false when there is none.
    bool press(const QString& key);

  signals:
    void wantedChanged(bool wanted);
    /// Terrain to light up on the table.
    void piecesPointed(const std::vector<std::string>& pieces);

  private:
    void refresh();
    void fill(QVBoxLayout& column);
    void addTerrain(QVBoxLayout& column);
    void addAgreement(QVBoxLayout& column);
    void addMission(QVBoxLayout& column);
    void addCard(QVBoxLayout& column, const engine::BattleCard* card, engine::BattleCardKind kind,
                 std::optional<engine::Player> of = std::nullopt);
    void addObjectives(QVBoxLayout& column);
    void addControls(QVBoxLayout& column, const engine::Question& question);
    QString explain(const engine::Option& option, const engine::Question& question) const;
    QString progress() const;

    GameSession& session_;
    QScrollArea* scroll_;
    MissionMap* map_ = nullptr;
    std::vector<KeyButton*> buttons_;
    bool wanted_ = false;
};

}  // namespace sightline::app
