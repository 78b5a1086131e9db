/// The dialog for a new game: the players choose two armies, a table and a mission.
#pragma once
#include <QDialog>
#include <QPixmap>
#include <map>

#include "app/window/legion/builder/new_game/new_game.h"

class QComboBox;
class QLabel;
class QPushButton;
class QHBoxLayout;

namespace sightline::app {

class ArmyPick;
class TablePictures;

class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewGameDialog(CardStock& stock, QWidget* parent = nullptr);
    /// Takes a corrected army from the army builder. It replaces the army that was opened in the
    /// builder. If none was opened there, it replaces the army of the first player.
    void offer(const engine::ArmyList& list);
    void offerTable(const QString& path);
    QString tableFile() const;
    ArmyPick& side(std::size_t player) { return *sides_[player]; }
    /// Shows that the game is being loaded. If loading fails, `setProblem` shows the reason.
    void setWaiting();
    void setProblem(const QString& why);

  signals:
    void builderWanted(const sightline::engine::ArmyList& list);
    void wanted(const sightline::app::NewGame& game);

  private:
    void build();
    void cardsReady();
    QHBoxLayout* tableRow();
    void addTable();
    void addPicture(const QString& file, const QImage& picture);
    void showTable();
    void refresh();
    /// The reason why the missions do not fit the chosen table. Empty if they fit.
    QString misfit() const;
    void start();
    /// The battle decks of both players. Empty if the armies should use their own decks but one
    /// army has none.
    std::optional<std::array<nlohmann::json, 2>> decks() const;

    CardStock& stock_;
    std::array<ArmyPick*, 2> sides_{};
    std::vector<TableChoice> tables_;
    std::vector<Mission> missions_;
    std::optional<engine::ArmyList> offered_;
    std::size_t inBuilder_ = 0;  ///< index of the player whose army was opened in the builder
    QComboBox *table_ = nullptr, *mission_ = nullptr;
    QLabel *line_ = nullptr, *misfit_ = nullptr, *picture_ = nullptr;
    TablePictures* pictures_;
    std::map<QString, QPixmap> pictureOf_;  ///< pictures of the tables, by file
    QPushButton* start_ = nullptr;
    bool waiting_ = false;
};

}  // namespace sightline::app
