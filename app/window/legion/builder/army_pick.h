/// A widget for one side of a new game. It selects a ready army, a file or a pasted list, and shows
/// whether the army is legal.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/legion/builder/army_files.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace sightline::app {

class ArmyPick : public QWidget {
    Q_OBJECT

  public:
    ArmyPick(const QString& title, QWidget* parent = nullptr);
    void setCards(SharedCards cards);
    /// Adds an army and selects it.
    void offer(const QString& name, const engine::ArmyList& list);
    void chooseRow(int row);
    /// Null if the cards are not read yet.
    const engine::ArmyList* army() const;
    bool legal() const { return legal_; }
    QString verdict() const;

  signals:
    void changed();
    /// The player wants to correct this army in the builder.
    void builderWanted(const sightline::engine::ArmyList& list);

  private:
    void judge();
    void openFile();
    void paste();

    SharedCards cards_;
    std::vector<engine::ArmyList> armies_;
    QComboBox* choice_;
    QLabel *figures_, *verdict_;
    QPushButton* toBuilder_;  ///< visible if the army is not legal
    bool legal_ = false;
};

}  // namespace sightline::app
