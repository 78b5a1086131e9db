#include "app/window/legion/disputes/settle_dialog.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
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
constexpr QSize usualSize{1120, 660};
constexpr int formWidth = 390;
constexpr int mostOfWhy = 132;         // height of the reasons in pixels; more lines scroll
constexpr double largerVerdict = 1.3;  // times the size of other text
constexpr double shareOfLowScreen = 0.94;
// Pause after a change before the question is settled again, milliseconds.
constexpr int pauseOfTyping = 80;

QLabel* selectable(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QStringList wordsOf(const std::vector<std::string>& lines) {
    QStringList words;
    for (const std::string& line : lines) words << QString::fromStdString(line);
    return words;
}

// The reasons, numbers and turning points of the answer, and the page of the rule.
QString whyOf(const engine::DisputeSheet& sheet) {
    QStringList lines = wordsOf(sheet.reasons);
    if (!sheet.numbers.empty()) lines << wordsOf(sheet.numbers).join(QStringLiteral(" \u00B7 "));
    lines << wordsOf(sheet.doubts) << QString::fromStdString(sheet.page);
    return lines.join(QLatin1Char('\n'));
}

// Makes the page around a label as high as its text. If there are many lines, the page scrolls.
void fitHeight(QLabel& label) {
    QWidget* viewport = label.parentWidget();
    const int whole = label.heightForWidth(viewport->width());
    viewport->parentWidget()->setFixedHeight(std::min(whole, theme::scaled(mostOfWhy)));
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
    asked->setClearPage(form_);
    asked->setFixedWidth(std::max(formWidth, asked->minimumSizeHint().width()));
    row->addWidget(asked);
    addAnswer(*row);
    column->addLayout(row, 1);
    addButtons(*column);
    soon_.setSingleShot(true);
    soon_.setInterval(pauseOfTyping);
    connect(&soon_, &QTimer::timeout, this, &SettleDialog::settle);
    connect(form_, &SettleForm::changed, this, &SettleDialog::settleSoon);
    connect(form_, &SettleForm::pickWanted, this, &SettleDialog::pickWanted);
    connect(&game, &ShownGame::changed, this, &SettleDialog::follow);
    connect(&settler, &Settler::settled, this, &SettleDialog::showSheet);
    connect(&settler, &Settler::refused, this, &SettleDialog::showNothing);
    connect(&settler, &Settler::written, this,
            [this](const QString& path) { tell(tr("Saved as %1").arg(path), false); });
    connect(&settler, &Settler::notWritten, this, [this](const QString& why) { tell(why, true); });
    const QScreen* screen = parent ? parent->screen() : QGuiApplication::primaryScreen();
    resize(usualSize.boundedTo(screen->availableSize() * shareOfLowScreen));
    settleSoon();
}

SettleDialog::~SettleDialog() { settler_.forget(); }

void SettleDialog::addAnswer(QBoxLayout& row) {
    auto* column = new QVBoxLayout;
    verdict_ = selectable(QStringLiteral("settleVerdict"));
    QFont large = verdict_->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * largerVerdict);
    verdict_->setFont(large);
    why_ = selectable(QStringLiteral("settleWhy"));
    sheet_ = new DisputeSheetView;
    column->addWidget(verdict_);
    // Many uncertain values have many lines, which must leave room for the drawings.
    auto* why = new PageScroll;
    why->setClearPage(why_);
    why->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    why->setMaximumHeight(theme::scaled(mostOfWhy));
    column->addWidget(why);
    column->addWidget(sheet_, 1);
    row.addLayout(column, 1);
}

QPushButton* SettleDialog::addButton(QBoxLayout& row, const QString& text, const QString& name) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);  // Enter in a field must not press a button
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
    column.addLayout(row);
    connect(rule_, &QPushButton::clicked, this, [this] {
        if (answered_) emit ruleAsked(sheet_->sheet().citation);
    });
    connect(pdf_, &QPushButton::clicked, this, [this] { save(Settler::Paper::pdf); });
    connect(png_, &QPushButton::clicked, this, [this] { save(Settler::Paper::png); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

// Several changes in a row, such as the digits of a number, are one question.
void SettleDialog::settleSoon() {
    settler_.forget();
    if (!form_->complete()) return refresh();
    tell(tr("Working\u2026"), false);
    soon_.start();
}

void SettleDialog::settle() {
    const engine::DisputeRequest asked = form_->asked();
    settler_.ask(game_, asked, SettleWords::question(game_.view(), asked));
}

void SettleDialog::showSheet(const engine::DisputeSheet& sheet) {
    answered_ = true;
    sheet_->setSheet(sheet);
    verdict_->setText(QString::fromStdString(sheet.verdict));
    why_->setText(whyOf(sheet));
    fitHeight(*why_);
    tell(settler_.settling() ? tr("Working\u2026") : QString(), false);
}

void SettleDialog::showNothing(const QString& line) {
    answered_ = false;
    sheet_->setSheet({});
    verdict_->clear();
    why_->clear();
    tell(line, true);
}

// Called when the game changes. The question is settled again for the new position.
void SettleDialog::follow() {
    form_->follow();
    settleSoon();
}

void SettleDialog::save(Settler::Paper paper) {
    if (!answered_) return;
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
    const bool savable = answered_ && !settler_.writing();
    rule_->setEnabled(answered_ && sheet_->sheet().citation.page > 0);
    pdf_->setEnabled(savable);
    png_->setEnabled(savable);
}

}  // namespace sightline::app
