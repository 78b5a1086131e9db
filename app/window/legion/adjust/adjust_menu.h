/// The dialog for manual changes of one unit: tokens, wounds, orders, cards, marks, temporary
/// effects, and its miniatures on the battlefield. Each change is made at once and is part of the
/// journal and the record.
#pragma once
#include <QDialog>

#include "app/window/shell/session/game_session.h"

class QVBoxLayout;

namespace sightline::app {

class PageScroll;

class AdjustMenu : public QDialog {
    Q_OBJECT

  public:
    AdjustMenu(GameSession& session, engine::UnitId unit, QWidget* parent = nullptr);
    /// Scrolls to the rows of the unit's upgrade cards.
    void showUpgrades();

  signals:
    /// Emitted when the players must choose a place on the table for the change.
    void placeWanted(const sightline::engine::Adjust& adjust);

  private:
    void rebuild();
    void addTokens(QVBoxLayout& column, const engine::UnitView& unit);
    void addOrder(QVBoxLayout& column, const engine::UnitView& unit);
    void addCards(QVBoxLayout& column, const engine::UnitView& unit);
    void addMarks(QVBoxLayout& column, const engine::UnitView& unit);
    void addEffects(QVBoxLayout& column, const engine::UnitView& unit);
    void addMiniatures(QVBoxLayout& column, const engine::UnitView& unit);
    void addNote(QVBoxLayout& column);
    engine::Adjust made(const decltype(engine::Adjust::what)& what) const;
    void adjust(const decltype(engine::Adjust::what)& what);
    void place(const decltype(engine::Adjust::what)& what);

    GameSession& session_;
    engine::UnitId unit_;
    PageScroll* scroll_;
};

}  // namespace sightline::app
