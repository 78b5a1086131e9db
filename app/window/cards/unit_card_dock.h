/// The card of the selected unit at the right, drawn from the catalogue's facts.
#pragma once
#include <QDockWidget>

#include "app/window/session/game_session.h"

class QScrollArea;
class QVBoxLayout;

namespace sightline::app {

class UnitCardDock : public QDockWidget {
    Q_OBJECT

  public:
    explicit UnitCardDock(GameSession& session, QWidget* parent = nullptr);
    /// The selected unit, else the one that activates.
    std::optional<engine::UnitId> shown() const;

  private:
    void rebuild();
    QWidget* card(const engine::UnitView& unit) const;
    void addHead(QVBoxLayout& column, const engine::UnitView& unit) const;
    void addStats(QVBoxLayout& column, const engine::UnitView& unit) const;
    void addTokens(QVBoxLayout& column, const engine::UnitView& unit) const;
    static void dim(QWidget& weapon);
    GameSession& session_;
    QScrollArea* scroll_;
};

}  // namespace sightline::app
