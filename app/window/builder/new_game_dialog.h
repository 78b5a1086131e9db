/// The quick start: two armies, a table and a mission.
#pragma once
#include <QDialog>
#include <QPixmap>
#include <map>

#include "app/window/builder/new_game.h"

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
    /// The side that was opened in the builder last plays this army, else the first.
    void offer(const engine::ArmyList& list);
    /// The game is played on that layout; a file of either kind.
    void offerTable(const QString& path);
    QString tableFile() const;
    ArmyPick& side(std::size_t player) { return *sides_[player]; }
    /// The game is being made, or could not be.
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
    /// Why the table is none that these missions are drawn for; empty: it is.
    QString misfit() const;
    void start();
    /// The armies play with their own decks.
    bool ownDecks() const;
    /// The decks of the mission chosen; none when an army has none of its own.
    std::optional<std::array<nlohmann::json, 2>> decks() const;

    CardStock& stock_;
    std::array<ArmyPick*, 2> sides_{};
    std::vector<TableChoice> tables_;
    std::vector<Mission> missions_;
    std::optional<engine::ArmyList> offered_;
    std::size_t inBuilder_ = 0;  ///< the side whose army was opened there
    QComboBox *table_ = nullptr, *mission_ = nullptr;
    QLabel *line_ = nullptr, *misfit_ = nullptr, *picture_ = nullptr;
    TablePictures* pictures_;
    std::map<QString, QPixmap> pictureOf_;  ///< by file
    QPushButton* start_ = nullptr;
    bool waiting_ = false;
};

}  // namespace sightline::app
