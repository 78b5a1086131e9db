#include "app/window/legion/disputes/settle_dialog.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/disputes/dispute_sheet_view.h"
#include "app/window/legion/disputes/settle_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/widgets/page_scroll.h"

namespace sightline::app {
namespace {

// Size of the dialog in pixels; it fits a screen of 1280 by 720.
constexpr QSize usualSize{1060, 640};
constexpr int formWidth = 340;
constexpr double shareOfLowScreen = 0.9;

QScrollArea* scrolled(QWidget* content) {
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

}  // namespace

SettleDialog::SettleDialog(const ShownGame& game, Settler& settler, const SettleEnds& ends,
                           QWidget* parent)
    : QDialog(parent), game_(game), settler_(settler) {
    setWindowTitle(tr("Settle a question"));
    setObjectName(QStringLiteral("settleDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    form_ = new SettleForm(game, ends);
    auto* asked = new PageScroll;
    asked->setWidget(form_);
    asked->setFixedWidth(std::max(formWidth, asked->minimumSizeHint().width()));
    row->addWidget(asked);
    addAnswer(*row);
    column->addLayout(row, 1);
    addButtons(*column);
    connect(form_, &SettleForm::changed, this, &SettleDialog::refresh);
    connect(&game, &ShownGame::changed, this, &SettleDialog::follow);
    connect(&settler, &Settler::settled, this, &SettleDialog::showSheet);
    connect(&settler, &Settler::refused, this, &SettleDialog::showNothing);
    connect(&settler, &Settler::written, this,
            [this](const QString& path) { tell(tr("Saved as %1").arg(path), false); });
    connect(&settler, &Settler::notWritten, this, [this](const QString& why) { tell(why, true); });
    const QScreen* screen = parent ? parent->screen() : QGuiApplication::primaryScreen();
    resize(usualSize.boundedTo(screen->availableSize() * shareOfLowScreen));
    refresh();
}

SettleDialog::~SettleDialog() { settler_.forget(); }

void SettleDialog::addAnswer(QBoxLayout& row) {
    auto* column = new QVBoxLayout;
    verdict_ = new QLabel(tr("Choose a question and settle it: the answer appears here."));
    verdict_->setObjectName(QStringLiteral("settleVerdict"));
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    answer_ = scrolled(nullptr);
    answer_->setObjectName(QStringLiteral("settleAnswer"));
    column->addWidget(verdict_);
    column->addWidget(answer_, 1);
    row.addLayout(column, 1);
}

QPushButton* SettleDialog::addButton(QBoxLayout& row, const QString& text, const QString& name) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    // Enter must not press this button, but the button that settles the question.
    button->setAutoDefault(false);
    row.addWidget(button);
    return button;
}

void SettleDialog::addButtons(QBoxLayout& column) {
    line_ = new QLabel;
    line_->setObjectName(QStringLiteral("settleLine"));
    line_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(line_, 1);
    rule_ = addButton(*row, tr("Open the &rule"), QStringLiteral("settleRule"));
    pdf_ = addButton(*row, tr("Save as &PDF\u2026"), QStringLiteral("settlePdf"));
    png_ = addButton(*row, tr("Save as P&NG\u2026"), QStringLiteral("settlePng"));
    auto* close = addButton(*row, tr("Close"), QStringLiteral("settleClose"));
    settle_ = addButton(*row, tr("&Settle"), QStringLiteral("settle"));
    settle_->setDefault(true);
    settle_->setProperty("primary", true);
    column.addLayout(row);
    connect(rule_, &QPushButton::clicked, this, [this] {
        if (sheet_) emit ruleAsked(sheet_->sheet().citation);
    });
    connect(pdf_, &QPushButton::clicked, this, [this] { save(Settler::Paper::pdf); });
    connect(png_, &QPushButton::clicked, this, [this] { save(Settler::Paper::png); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(settle_, &QPushButton::clicked, this, &SettleDialog::settle);
}

void SettleDialog::settle() {
    const engine::DisputeRequest asked = form_->asked();
    changed_ = false;
    settler_.ask(game_, asked, SettleWords::question(game_.view(), asked));
    tell(tr("Working\u2026"), false);
}

void SettleDialog::showSheet(const engine::DisputeSheet& sheet) {
    sheet_ = new DisputeSheetView(sheet);
    answer_->setWidget(sheet_);  // the scroll area deletes the previous sheet
    verdict_->setText(QString::fromStdString(sheet.verdict));
    verdict_->setStyleSheet(QStringLiteral("font-weight: 600;"));
    tell(changed_ ? tr("The table has changed since this was asked.") : QString(), false);
}

void SettleDialog::showNothing(const QString& line) {
    delete answer_->takeWidget();
    sheet_ = nullptr;
    verdict_->clear();
    tell(line, true);
}

// Called when the game changes. The next question is about the new position. The dialog says that
// the shown answer belongs to an older position.
void SettleDialog::follow() {
    changed_ = true;
    form_->follow();
    if (sheet_ && !settler_.settling())
        tell(tr("The table has changed since this was asked."), false);
}

void SettleDialog::save(Settler::Paper paper) {
    if (!sheet_) return;
    const bool pdf = paper == Settler::Paper::pdf;
    // The sheet is copied, because another answer may replace it while the player chooses a file.
    const engine::DisputeSheet sheet = sheet_->sheet();
    const QString path =
        choosePathToSave(this, {pdf ? tr("Save as PDF") : tr("Save as PNG"),
                                {},
                                pdf ? tr("PDF (*.pdf)") : tr("Pictures (*.png)"),
                                pdf ? QStringLiteral(".pdf") : QStringLiteral(".png"),
                                windowTitle()});
    if (path.isEmpty()) return;
    settler_.write(paper, path, sheet);
    refresh();
}

void SettleDialog::tell(const QString& line, bool bad) {
    line_->setText(line.left(1).toUpper() + line.mid(1));
    line_->setStyleSheet(
        QStringLiteral("color: %1;").arg((bad ? theme::bad() : theme::muted()).name()));
    refresh();
}

void SettleDialog::refresh() {
    const bool savable = sheet_ && !settler_.writing();
    settle_->setEnabled(form_->complete());
    rule_->setEnabled(sheet_ && sheet_->sheet().citation.page > 0);
    pdf_->setEnabled(savable);
    png_->setEnabled(savable);
}

}  // namespace sightline::app
