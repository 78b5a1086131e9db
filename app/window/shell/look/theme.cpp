#include "app/window/shell/look/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QStyleFactory>

#include "app/files/tables/load.h"
#include "app/window/shell/look/plain_words.h"

namespace sightline::app::theme {
namespace {

QPalette palette() {
    QPalette colours;
    colours.setColor(QPalette::Window, panel);
    colours.setColor(QPalette::WindowText, text);
    colours.setColor(QPalette::Base, ground);
    colours.setColor(QPalette::AlternateBase, raised);
    colours.setColor(QPalette::Text, text);
    colours.setColor(QPalette::PlaceholderText, faint);
    colours.setColor(QPalette::Button, raised);
    colours.setColor(QPalette::ButtonText, text);
    colours.setColor(QPalette::BrightText, accent);
    colours.setColor(QPalette::Link, accent);
    colours.setColor(QPalette::Highlight, lifted);
    colours.setColor(QPalette::HighlightedText, text);
    colours.setColor(QPalette::ToolTipBase, lifted);
    colours.setColor(QPalette::ToolTipText, text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        colours.setColor(QPalette::Disabled, role, faint);
    return colours;
}

// The style sheet of the program. Words in capitals are replaced by the colours of theme.h. Gold
// marks a choice or an answer. A white frame marks the keyboard focus.
const char* const sheet = R"(
QMainWindow, QDialog { background: GROUND; }
QMainWindow::separator { background: GROUND; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: EDGE; }
QMenuBar { background: GROUND; color: TEXT; padding: 2px 6px; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: RAISED; }
QMenu { background: PANEL; color: TEXT; border: 1px solid EDGE; padding: 5px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: LIFTED; }
QMenu::item:disabled { color: FAINT; }
QMenu::separator { height: 1px; background: EDGE; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QToolTip { background: LIFTED; color: TEXT; border: 1px solid EDGE; padding: 5px; }
QDockWidget { color: MUTED; font-weight: 600; }
QDockWidget::title { background: PANEL; padding: 7px 10px; border-bottom: 1px solid EDGE; }
QDockWidget::close-button, QDockWidget::float-button { border: none; padding: 2px; }
QTabBar { background: GROUND; qproperty-drawBase: 0; }
QTabBar::tab { background: GROUND; color: MUTED; padding: 6px 14px; border: none;
               border-top: 2px solid transparent; }
QTabBar::tab:selected { background: PANEL; color: TEXT; border-top: 2px solid ACCENT; }
QTabBar::tab:hover { color: TEXT; }
QScrollArea { background: PANEL; border: none; }
QListView, QTreeView { background: PANEL; border: 1px solid transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: EDGE; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: FAINT; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QPushButton, QToolButton { background: RAISED; color: TEXT; border: 1px solid EDGE;
                           border-radius: 6px; padding: 6px 12px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton:hover, QToolButton:hover { background: LIFTED; border-color: FAINT; }
QPushButton:pressed, QToolButton:pressed { background: GROUND; }
QPushButton:focus, QToolButton:focus { border: 2px solid TEXT; padding: 5px 11px; }
QPushButton:disabled, QToolButton:disabled { color: FAINT; background: PANEL; border-color: RAISED; }
QPushButton:checked, QToolButton:checked { background: LIFTED; color: TEXT; border-color: ACCENT; }
QPushButton[primary="true"] { background: ACCENT; color: GROUND; border-color: ACCENT; font-weight: 600; }
QPushButton[primary="true"]:hover { background: #FFD36B; }
QPushButton[primary="true"]:focus { border: 2px solid TEXT; }
QPushButton[primary="true"]:disabled { background: RAISED; color: FAINT; border-color: EDGE; }
QToolButton[large="true"] { padding: 6px 2px; }
QToolButton[large="true"]:focus { padding: 5px 1px; }
QToolButton[low="true"] { padding: 2px 2px; }
QToolButton[low="true"]:focus { padding: 1px 1px; }
QToolButton[flat="true"] { background: transparent; border: 1px solid transparent; padding: 4px; }
QToolButton[flat="true"]:hover { background: RAISED; }
QToolButton[flat="true"]:focus { border: 1px solid TEXT; }
QToolButton[flat="true"]:checked { background: LIFTED; border-color: ACCENT; }
QToolBar QToolButton { padding: 6px 8px; }
QToolBar QToolButton:focus { padding: 5px 7px; }
QToolBar QToolButton#qt_toolbar_ext_button { padding: 0 4px; qproperty-icon: url("ARROW"); }
QFileDialog QToolButton { padding: 3px; }
QFileDialog QToolButton:focus { padding: 2px; }
QLineEdit, QComboBox, QPlainTextEdit { background: GROUND; color: TEXT; border: 1px solid EDGE;
    border-radius: 5px; padding: 5px 8px; selection-background-color: LIFTED; }
QComboBox { padding-right: 4px; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 24px;
                       border: none; background: transparent; }
QComboBox::down-arrow { image: url("ARROW"); width: 11px; height: 11px; }
QLineEdit:focus, QComboBox:focus { border-color: ACCENT; }
QPlainTextEdit:focus { border-color: ACCENT; }
QListView:focus, QTreeView:focus { border: 1px solid TEXT; }
QCheckBox, QRadioButton { spacing: 8px; border: 1px solid transparent; border-radius: 4px; }
QCheckBox:focus, QRadioButton:focus { border: 1px solid TEXT; }
QLabel[muted="true"] { color: MUTED; }
QLabel[faint="true"] { color: FAINT; }
QLabel[title="true"] { font-size: 15pt; font-weight: 600; }
QLabel[heading="true"] { color: MUTED; font-weight: 600; }
QStatusBar { background: GROUND; color: MUTED; }
QStatusBar::item { border: none; }
)";

QString styleSheet() {
    const std::pair<const char*, QColor> names[] = {
        {"GROUND", ground}, {"PANEL", panel}, {"RAISED", raised},
        {"LIFTED", lifted}, {"EDGE", edge},   {"TEXT", text},
        {"MUTED", muted},   {"FAINT", faint}, {"ACCENT", accent}};
    QString text = QString::fromLatin1(sheet);
    for (const auto& [name, colour] : names) text.replace(QLatin1String(name), colour.name());
    const auto arrow = assetsFolder() / "icons" / "app" / "down.svg";
    return text.replace(QLatin1String("ARROW"), QString::fromStdString(arrow.generic_string()));
}

}  // namespace

QColor of(engine::Player player) { return player == engine::Player::blue ? blue : red; }

QColor sunk(engine::Player player) {
    const QColor full = of(player);
    const auto mix = [](int a, int b) { return (a + 3 * b) / 4; };
    return {mix(full.red(), panel.red()), mix(full.green(), panel.green()),
            mix(full.blue(), panel.blue())};
}

QString nameOf(engine::Player player) {
    return player == engine::Player::blue ? QCoreApplication::translate("Player", "Blue")
                                          : QCoreApplication::translate("Player", "Red");
}

void apply(QApplication& application) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(palette());
    QFont font;
    font.setFamilies(
        {QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(9.5);
    QApplication::setFont(font);
    application.setStyleSheet(styleSheet());
    showWordsPlainly(application);
}

}  // namespace sightline::app::theme
