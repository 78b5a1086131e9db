/// The menus of the army builder and their keyboard shortcuts.
#pragma once
#include <QObject>
#include <vector>

class QAction;
class QKeySequence;
class QMenu;

namespace sightline::app {

class BuilderWindow;

class BuilderCommands : public QObject {
    Q_OBJECT

  public:
    explicit BuilderCommands(BuilderWindow& window);

  private:
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys);
    void armyMenu();
    void fillReady();
    void editMenu();
    void viewMenu();
    void refresh();
    void exportArmy();
    void importArmy();
    void savePdf();
    void print();

    BuilderWindow& window_;
    QMenu* ready_ = nullptr;
    QAction *undo_ = nullptr, *redo_ = nullptr, *duplicate_ = nullptr, *remove_ = nullptr,
            *play_ = nullptr;
    /// Menu entries that are disabled until the card catalogue is read.
    std::vector<QAction*> needCards_;
    /// Menu entries that leave the army of a lesson.
    std::vector<QAction*> others_;
};

}  // namespace sightline::app
