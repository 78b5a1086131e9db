/// The menus and the tool bar of Layout mode.
#pragma once
#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

#include "engine/layouts/layout_arrange.h"

class QAction;
class QMenu;
class QToolBar;

namespace sightline::app {

class LayoutWindow;
class TableImprover;
class TableSuggester;

class LayoutCommands : public QObject {
    Q_OBJECT

  public:
    explicit LayoutCommands(LayoutWindow& window);

  private:
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys,
                 const std::function<void()>& done);
    /// Adds a menu entry that is enabled while at least `least` pieces are selected.
    QAction* addEdit(QMenu* menu, const QString& text, const QKeySequence& keys, int least,
                     const std::function<void()>& done);
    QAction* addSwitch(QMenu* menu, const QString& text, bool on,
                       const std::function<void(bool)>& tell);
    void fileMenu();
    void editMenu();
    void arrangeMenu();
    void tableMenu();
    void makeMenu(QMenu* menu);
    void viewMenu();
    void helpMenu();
    void alignMenu(QMenu* menu);
    void mirrorMenu(QMenu* menu);
    void refresh();
    void copy();
    void cut();
    void paste();
    void duplicate();
    void remove();
    void setDown();
    void play();
    void suggest();
    void use(const engine::TerrainLayout& suggested, const QString& name);
    void wireMaking();

    LayoutWindow& window_;
    QToolBar* bar_;
    TableSuggester* suggester_;
    TableImprover* improver_;
    QAction *undo_ = nullptr, *redo_ = nullptr, *traced_ = nullptr;
    struct Requirement {
        QAction* action;
        int least;
    };
    std::vector<Requirement> needs_;
    std::vector<QAction*> mirrors_;
};

}  // namespace sightline::app
