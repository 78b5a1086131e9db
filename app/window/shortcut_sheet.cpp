#include "app/window/shortcut_sheet.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/window_room.h"

namespace sightline::app {
namespace {

constexpr int keysWidth = 150, wordsWidth = 325;  // widths of the two columns, pixels

QWidget* keyCaps(const QString& keys) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const QString& key : keys.split(QLatin1Char(' '))) {
        auto* cap = new QLabel(QString(key).replace(QLatin1Char('_'), QLatin1Char(' ')));
        cap->setStyleSheet(
            QStringLiteral("background: %1; border: 1px solid %2; border-bottom-width: 2px;"
                           "border-radius: 4px; padding: 1px 6px;")
                .arg(theme::raised().name(), theme::edge().name()));
        row->addWidget(cap);
    }
    row->addStretch(1);
    return box;
}

}  // namespace

ShortcutSheet::ShortcutSheet(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys and mouse"));
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(28, 22, 18, 16);
    page->setSpacing(14);
    auto* title = new QLabel(tr("Keys and mouse"));
    title->setProperty("title", true);
    page->addWidget(title);
    auto* keys = new QWidget;
    auto* columns = new QHBoxLayout(keys);
    columns->setContentsMargins(0, 0, 8, 0);
    columns->setSpacing(32);
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    for (QVBoxLayout* column : {left, right}) column->setSpacing(18);
    left->addWidget(group(
        tr("Playing"),
        {{tr("Click"), tr("Select a unit; while attacking, choose the defender")},
         {tr("Drag"), tr("Move the unit leader, or place a miniature")},
         {tr("Arrows"), tr("Move it by 0.1 in; with Shift by 0.01 in, with Ctrl by 1 in")},
         {tr("PgUp PgDn"), tr("Turn it, where its facing counts")},
         {tr("L"), tr("Type the distance and the direction at which it shall stand")},
         {tr("Tab"), tr("Next miniature to place, or next unit that answers the question")},
         {tr("1–9"), tr("Press the numbered button")},
         {tr("Enter"), tr("The answer in gold: activate, confirm, attack; place what is moved")},
         {tr("0"), tr("Finish the activation")},
         {tr("N"), tr("Next unit that may activate; after a refusal, the nearest legal place")},
         {tr("O P"), tr("Draw an order token, or pass")},
         {tr("Wheel"), tr("While dragging a notched base: another way to the same place")},
         {tr("Esc"), tr("Cancel a drag or the chosen action")}}));
    left->addWidget(group(
        tr("Looking"),
        {{tr("Right_drag"), tr("Turn the camera")},
         {tr("Middle_drag"), tr("Shift the camera")},
         {tr("Wheel"), tr("Closer or farther")},
         {tr("W A S D"), tr("Shift the camera; the arrows do it while nothing is to be moved")},
         {tr("Q R"), tr("Turn the camera")},
         {tr("Home"), tr("Whole table")},
         {tr("T"), tr("From above")},
         {tr("E"), tr("Eyes of the selected unit leader, and back")},
         {tr("F"), tr("Frame the selected unit")},
         {tr("Shift"), tr("Range rings while held; F8 keeps them")}}));
    left->addWidget(
        group(tr("Measuring and reading"),
              {{tr("M"),
                tr("Measure between any two points or miniatures, also with the arrows and Tab")},
               {tr("Ctrl M"), tr("Pin the measurement to the table")},
               {tr("B"), tr("Ranges and firing arcs of all own units, then of the enemies")},
               {tr("X"), tr("Map of the places that the selected unit sees")},
               {tr("Hover"), tr("Range, line of sight and cover from the selected unit")},
               {tr("?"), tr("Why? The reason of the chosen line of the record")},
               {tr("Tab"), tr("Go through units and buttons")}}));
    right->addWidget(group(
        tr("Sandbox"), {{tr("Drag"), tr("Move a miniature; a unit leader takes its unit along")},
                        {tr("Wheel"), tr("Turn the miniature in the hand")},
                        {tr("G"), tr("Move the selected unit with the movement tool")},
                        {tr("Delete"), tr("Take the selected unit off the battlefield")}}));
    right->addWidget(group(tr("Game"), {{tr("Ctrl Z"), tr("Undo")},
                                        {tr("Ctrl Shift Z"), tr("Redo")},
                                        {tr("Ctrl S"), tr("Save")},
                                        {tr("Ctrl O"), tr("Open")},
                                        {tr("Ctrl J"), tr("Adjust tokens and wounds by hand")},
                                        {tr("Ctrl H"), tr("Timeline: look back at the game")},
                                        {tr("Ctrl ,"), tr("Settings")},
                                        {tr("F1"), tr("This sheet")},
                                        {tr("F2"), tr("The rules")},
                                        {tr("F3"), tr("What can I do now?")},
                                        {tr("F4"), tr("Learn: lessons")},
                                        {tr("F6"), tr("Next panel; with Shift the previous one")},
                                        {tr("F7"), tr("Open or fold the rosters")}}));
    right->addWidget(group(tr("Building a table"),
                           {{tr("Click"), tr("Take a piece from the list, then put it down")},
                            {tr("Drag"), tr("Carry a piece onto the table, or move the selection")},
                            {tr("Drag"), tr("On the mat: select everything in the frame")},
                            {tr("Ctrl Click"), tr("Select one more, or one less")},
                            {tr("Q E"), tr("Turn by 15\u00B0; with Shift by 1\u00B0")},
                            {tr("Wheel"), tr("Turn the piece in the hand")},
                            {tr("Arrows"), tr("Move by a quarter of an inch; with Shift less")},
                            {tr("End"), tr("Set down on the piece under it")},
                            {tr("Ctrl D"), tr("Duplicate")},
                            {tr("Del"), tr("Delete")},
                            {tr("Ctrl B"), tr("Group; with Shift ungroup")},
                            {tr("Ctrl L"), tr("Lock; with Shift unlock")},
                            {tr("F8"), tr("Agreed facts on the table")},
                            {tr("F9"), tr("Report: is the table good, and fair?")},
                            {tr("Shift F9"), tr("Make the table fairer")},
                            {tr("Ctrl Shift N"), tr("Suggest a table")},
                            {tr("Ctrl G"), tr("Play on this table")},
                            {tr("Ctrl E"), tr("Share the table as one file")},
                            {tr("Ctrl R"), tr("Trace a picture")},
                            {tr("Esc"), tr("Give up, or select nothing")}}));
    left->addStretch(1);
    right->addStretch(1);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    auto* scroll = new PageScroll;
    scroll->setClearPage(keys);
    page->addWidget(scroll, 1);
    auto* close = new QPushButton(tr("Close"));
    close->setProperty("primary", true);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    page->addWidget(close, 0, Qt::AlignRight);
    openWithin(*this);
}

QWidget* ShortcutSheet::group(const QString& title, const std::vector<Line>& lines) const {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, theme::scaled(keysWidth));
    auto* heading = new QLabel(title);
    heading->setStyleSheet(
        QStringLiteral("color: %1; font-weight: 600;").arg(theme::accent().name()));
    grid->addWidget(heading, 0, 0, 1, 2);
    for (const Line& line : lines) {
        const int row = grid->rowCount();
        grid->addWidget(keyCaps(line.keys), row, 0);
        auto* does = new QLabel(line.does);
        does->setWordWrap(true);
        does->setMinimumWidth(theme::scaled(wordsWidth));
        grid->addWidget(does, row, 1);
    }
    grid->setColumnStretch(1, 1);
    return box;
}

}  // namespace sightline::app
