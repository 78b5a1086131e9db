/// Rows that the dialogs of manual adjustment are made of.
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
/// A name and the states that it may have, the present one pressed.
void addStateRow(QBoxLayout& column, const QString& name, const QStringList& states, int now,
                 const std::function<void(int)>& change);
/// Which player adjusts, for the record; `chosen` once another one is said to.
void addAdjuster(QBoxLayout& column, GameSession& session, const std::function<void()>& chosen);

/// Where the rows of a dialog scroll, above a button "Done" that stays in sight.
PageScroll* adjustPage(QDialog& dialog, QBoxLayout& column);
/// Shows that page instead of the one before: as far down, and with the keyboard on the row that
/// had it.
void showAdjustPage(PageScroll& scroll, QWidget* page);

}  // namespace sightline::app
