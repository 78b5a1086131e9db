/// Players overrule: tokens and wounds of one unit changed by hand. Every change goes into the journal
/// and the record at once.
#pragma once
#include <QDialog>
#include <functional>

#include "app/window/game_session.h"

class QVBoxLayout;

namespace sightline::app {

class AdjustMenu : public QDialog {
    Q_OBJECT

  public:
    AdjustMenu(GameSession& session, engine::UnitId unit, QWidget* parent = nullptr);

  private:
    void rebuild();
    void addRow(QVBoxLayout& column, const QString& icon, const QString& name, int count,
                const std::function<void(int)>& change);
    void adjust(const decltype(engine::Adjust::what)& what);
    GameSession& session_;
    engine::UnitId unit_;
    QWidget* page_ = nullptr;
};

}  // namespace sightline::app
