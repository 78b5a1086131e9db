/// The mission panel. In setup, the players use it to declare terrain, to build the mission, and to
/// choose their table edges. Afterwards it shows the battle cards, the map and the players who hold
/// objectives.
#pragma once
#include <QWidget>

#include "app/window/shell/session/game_session.h"

namespace sightline::app {

class KeptColumn;
class KeyButton;
class MissionMap;

class MissionPanel : public QWidget {
    Q_OBJECT

  public:
    explicit MissionPanel(GameSession& session, QWidget* parent = nullptr);

    /// True for the questions of setup. This panel, and not the action bar, has the buttons for
    /// these questions.
    static bool answers(const engine::Question& question);
    /// True while the game is in setup, so the panel should be visible.
    bool wanted() const { return wanted_; }
    /// Presses the button with this keyboard key. Returns false if there is none.
    bool press(const QString& key);

  signals:
    void wantedChanged(bool wanted);
    /// Emitted with the ids of the terrain pieces that should be highlighted on the table.
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
