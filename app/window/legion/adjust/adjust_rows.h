/// The rows of the dialogs for manual adjustment.
#pragma once
#include <QString>
#include <functional>

class QBoxLayout;
class QDialog;
class QPushButton;

namespace sightline::app {

class GameSession;
class PageScroll;

/// Icon, name, fewer, count, more. `change` gets -1 or 1.
void addCountRow(QBoxLayout& column, const QString& icon, const QString& name, int count,
                 const std::function<void(int)>& change);
/// A button that is never the default one, named for tests and screen readers.
QPushButton* adjustButton(const QString& text, const QString& name,
                          const std::function<void()>& press);
/// A name and its possible states, with the present state pressed.
void addStateRow(QBoxLayout& column, const QString& name, const QStringList& states, int now,
                 const std::function<void(int)>& change);
/// The player who adjusts, for the record; calls `chosen` when another player is selected.
void addAdjuster(QBoxLayout& column, GameSession& session, const std::function<void()>& chosen);

/// The scroll area for the rows of a dialog, above a "Done" button that stays visible.
PageScroll* adjustPage(QDialog& dialog, QBoxLayout& column);
/// Replaces the page. The scroll position and the row with the keyboard focus stay the same.
void showAdjustPage(PageScroll& scroll, QWidget* page);

}  // namespace sightline::app
