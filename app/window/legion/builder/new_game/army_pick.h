/// The widget that chooses the army of one player for a new game: a ready-made army, a file or a
/// pasted list. It shows whether the army is legal.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/legion/builder/army/army_files.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace sightline::app {

class ArmyPick : public QWidget {
    Q_OBJECT

  public:
    ArmyPick(const QString& title, QWidget* parent = nullptr);
    void setCards(SharedCards cards);
    void offer(const QString& name, const engine::ArmyList& list);
    void chooseRow(int row);
    /// The selected army. Null if the card catalogue has not been read yet.
    const engine::ArmyList* army() const;
    bool legal() const { return legal_; }
    QString verdict() const;

  signals:
    void changed();
    /// Emitted when the player wants to correct an illegal army in the army builder.
    void builderWanted(const sightline::engine::ArmyList& list);

  private:
    void judge();
    void openFile();
    void paste();

    SharedCards cards_;
    std::vector<engine::ArmyList> armies_;
    QComboBox* choice_;
    QLabel *figures_, *verdict_;
    QPushButton* toBuilder_;  ///< button to correct the army; visible only if the army is illegal
    bool legal_ = false;
};

}  // namespace sightline::app
