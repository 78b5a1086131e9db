#include "app/window/shell/look/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QStyleFactory>
#include <QVariant>
#include <QWidget>
#include <utility>
#include <vector>

#include "app/files/tables/load.h"
#include "app/window/shell/look/plain_words.h"
#include "app/window/shell/look/repaint_widgets.h"

namespace sightline::app::theme {
namespace {

// The name of the property of the application object that holds the shown look.
constexpr const char* lookProperty = "sightlineLook";
constexpr double usualPoints = 9.5;  // size of the normal font

/// A look with its colours.
struct Shown {
    Appearance look;
    Palette palette;
};

const Shown& usualLook() {
    static const Shown usual{Appearance(), paletteOf(Theme::dark, MarkColours::usual)};
    return usual;
}

/// Belongs to the application object.
class Holder : public QObject {
  public:
    Holder(QObject* parent, Shown shown) : QObject(parent), shown_(std::move(shown)) {}
    Shown shown_;
};

Holder* holder() {
    if (!qApp) return nullptr;
    return static_cast<Holder*>(qApp->property(lookProperty).value<QObject*>());
}

const Shown& now() {
    const Holder* held = holder();
    return held ? held->shown_ : usualLook();
}

QPalette palette() {
    QPalette colours;
    colours.setColor(QPalette::Window, panel());
    colours.setColor(QPalette::WindowText, text());
    colours.setColor(QPalette::Base, ground());
    colours.setColor(QPalette::AlternateBase, raised());
    colours.setColor(QPalette::Text, text());
    colours.setColor(QPalette::PlaceholderText, faint());
    colours.setColor(QPalette::Button, raised());
    colours.setColor(QPalette::ButtonText, text());
    colours.setColor(QPalette::BrightText, accent());
    colours.setColor(QPalette::Link, accent());
    colours.setColor(QPalette::Highlight, lifted());
    colours.setColor(QPalette::HighlightedText, text());
    colours.setColor(QPalette::ToolTipBase, lifted());
    colours.setColor(QPalette::ToolTipText, text());
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        colours.setColor(QPalette::Disabled, role, faint());
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
QPushButton[primary="true"]:hover { background: GOLDLIT; }
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
QCheckBox::indicator { width: TICKSIZE; height: TICKSIZE; border: 1px solid MUTED;
                       border-radius: 3px; background: GROUND; }
QCheckBox::indicator:checked { background: ACCENT; border-color: ACCENT; image: url("TICK"); }
QCheckBox::indicator:focus { border: 2px solid TEXT; }
QCheckBox::indicator:disabled { border-color: EDGE; background: PANEL; }
QCheckBox:disabled { color: FAINT; }
QSlider::groove:horizontal { height: 4px; background: EDGE; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; margin: -6px 0; background: ACCENT;
                             border: 1px solid GROUND; border-radius: 7px; }
QSlider::handle:horizontal:focus { border: 2px solid TEXT; }
QLabel[muted="true"] { color: MUTED; }
QLabel[faint="true"] { color: FAINT; }
QLabel[title="true"] { font-size: TITLESIZE; font-weight: 600; }
QLabel[heading="true"] { color: MUTED; font-weight: 600; }
QStatusBar { background: GROUND; color: MUTED; }
QStatusBar::item { border: none; }
)";

QString styleSheet() {
    QString text = QString::fromLatin1(sheet);
    text.replace(QLatin1String("TICKSIZE"), QStringLiteral("%1px").arg(scaled(14)));
    text.replace(QLatin1String("TITLESIZE"),
                 QStringLiteral("%1pt").arg(15.0 * shown().textPercent / 100.0));
    for (const auto& [name, colour] : namedColours(now().palette))
        text.replace(QLatin1String(name), colour.name());
    const bool light = shown().theme == Theme::light;
    const auto fileOf = [](const char* name) {
        return QString::fromStdString((assetsFolder() / "icons" / "app" / name).generic_string());
    };
    text.replace(QLatin1String("ARROW"), fileOf(light ? "down_dark.svg" : "down.svg"));
    return text.replace(QLatin1String("TICK"), fileOf(light ? "tick_light.svg" : "tick.svg"));
}

void showLook(QApplication& application, const Appearance& look) {
    holder()->shown_ = {look, paletteOf(look.theme, look.marks)};
    QApplication::setPalette(palette());
    QFont font;
    font.setFamilies(
        {QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(usualPoints * look.textPercent / 100.0);
    QApplication::setFont(font);
    application.setStyleSheet(styleSheet());
}

}  // namespace

Appearance shown() { return now().look; }
QColor ground() { return now().palette.ground; }
QColor panel() { return now().palette.panel; }
QColor raised() { return now().palette.raised; }
QColor lifted() { return now().palette.lifted; }
QColor edge() { return now().palette.edge; }
QColor text() { return now().palette.text; }
QColor muted() { return now().palette.muted; }
QColor faint() { return now().palette.faint; }
QColor accent() { return now().palette.accent; }
QColor gild() { return now().palette.gild; }
QColor gildLit() { return now().palette.gildLit; }
QColor good() { return now().palette.good; }
QColor bad() { return now().palette.bad; }
QColor blue() { return now().palette.blue; }
QColor red() { return now().palette.red; }
MarkPalette marks() { return tableMarksOf(shown().marks); }
bool moves() { return !shown().reducedMotion; }

int scaled(int pixels) { return (pixels * shown().textPercent + 50) / 100; }
QSize scaled(QSize pixels) { return {scaled(pixels.width()), scaled(pixels.height())}; }

QColor of(engine::Player player) { return player == engine::Player::blue ? blue() : red(); }

QColor sunk(engine::Player player) { return sunkIn(now().palette, of(player)); }

QString nameOf(engine::Player player) {
    return player == engine::Player::blue ? QCoreApplication::translate("Player", "Blue")
                                          : QCoreApplication::translate("Player", "Red");
}

void apply(QApplication& application, const Appearance& look) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    auto* held = new Holder(&application, usualLook());
    application.setProperty(lookProperty, QVariant::fromValue<QObject*>(held));
    showLook(application, look);
    showWordsPlainly(application);
}

void change(QApplication& application, const Appearance& look) {
    const Shown before = now();
    if (before.look == look) return;
    const std::vector<OwnFont> fonts = ownFonts();
    showLook(application, look);
    resizeOwnFonts(fonts, double(look.textPercent) / before.look.textPercent);
    exchangeColours(before.palette, now().palette);
    for (QWidget* widget : QApplication::allWidgets()) {
        widget->updateGeometry();
        widget->update();
    }
}

}  // namespace sightline::app::theme
