/// The dialog for manual changes of the game that do not belong to a single unit: victory points,
/// pass pools, command cards, tokens and terrain on the table, and the dice of the current attack.
#pragma once
#include <QDialog>

#include "app/window/shell/session/game_session.h"

class QVBoxLayout;

namespace sightline::app {

class PageScroll;

class AdjustGameMenu : public QDialog {
    Q_OBJECT

  public:
    explicit AdjustGameMenu(GameSession& session, QWidget* parent = nullptr);
    /// Scrolls to the rows of the current attack.
    void showAttack();

  signals:
    /// Emitted when the players must choose a place on the table for the change.
    void placeWanted(const sightline::engine::Adjust& adjust);

  private:
    void rebuild();
    void addPlayers(QVBoxLayout& column);
    void addAttackDice(QVBoxLayout& column);
    void addDice(QVBoxLayout& column, bool defense, const std::vector<engine::RolledDie>& dice);
    void addPool(QVBoxLayout& column, bool defense, const engine::DicePool& pool);
    void addPoolRows(QVBoxLayout& column, bool defense, const engine::DicePool& pool);
    void addWaitingRoll(QVBoxLayout& column, const engine::DicePool& pool);
    void addPoolWeapons(QVBoxLayout& column);
    void addCover(QVBoxLayout& column, geometry::Cover cover);
    void addCoverPool(QVBoxLayout& column, engine::CoverPool pool);
    void addWeapons(QVBoxLayout& column, int more);
    bool isTaken(const decltype(engine::Adjust::what)& what) const;
    void addRoll(QVBoxLayout& column);
    void addCommandCards(QVBoxLayout& column, engine::Player player);
    void addTokens(QVBoxLayout& column);
    void addNewToken(QVBoxLayout& column);
    void addTerrain(QVBoxLayout& column);
    void addPieces(QVBoxLayout& column);
    engine::Adjust made(const decltype(engine::Adjust::what)& what) const;
    void adjust(const decltype(engine::Adjust::what)& what);
    void place(const decltype(engine::Adjust::what)& what);

    GameSession& session_;
    PageScroll* scroll_;
};

}  // namespace sightline::app
