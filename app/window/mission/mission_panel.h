/// The mission at the right: during setup it declares terrain, builds the mission with both
/// players' changes and chooses the side; afterwards it shows the cards, the map and who holds
/// which objective.
#pragma once
#include <QDockWidget>

#include "app/window/session/game_session.h"

namespace sightline::app {

class KeptColumn;
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
    void fill();
    void addTerrain();
    void addAgreement();
    void addMission();
    void addCard(const engine::BattleCard* card, engine::BattleCardKind kind,
                 std::optional<engine::Player> of = std::nullopt);
    void addObjectives();
    void addMap();
    void addControls(const engine::Question& question);
    QWidget* controlsFor(const engine::Question& question, const QString& head);
    void addLine(const QString& text, const QColor& colour, bool strong);
    QString explain(const engine::Option& option, const engine::Question& question) const;
    QString progress() const;

    GameSession& session_;
    KeptColumn* column_;
    MissionMap* map_ = nullptr;
    std::vector<KeyButton*> buttons_;
    bool wanted_ = false;
};

}  // namespace sightline::app
