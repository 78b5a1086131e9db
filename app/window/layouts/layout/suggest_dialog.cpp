#include "app/window/layouts/layout/suggest_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/files/tables/load.h"
#include "app/files/tables/terrain_pieces.h"
#include "app/window/layouts/layout/layout_words.h"
#include "app/window/layouts/reports/report_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/layout_review/suggest.h"

namespace sightline::app {
namespace {

constexpr QSize suggestedPicture(520, 260);  // size of the picture of the suggested table, pixels
constexpr int lastSeed = 999'999;

int asPercent(double share) { return static_cast<int>(std::lround(share * 100.0)); }

}  // namespace

SuggestDialog::SuggestDialog(TableSuggester& suggester, const engine::TerrainLayout& now,
                             QWidget* parent)
    : QDialog(parent),
      suggester_(suggester),
      wishes_(new QWidget),
      theme_(new QComboBox),
      tableSize_(new QComboBox),
      density_(new QSlider(Qt::Horizontal)),
      percent_(new QSpinBox),
      seed_(new QSpinBox),
      otherSeed_(new QPushButton(tr("Another seed"))),
      suggest_(new QPushButton(tr("&Suggest"))),
      stop_(new QPushButton(tr("Stop"))),
      another_(new QPushButton(tr("&Another"))),
      use_(new QPushButton(tr("&Use it"))),
      close_(new QPushButton(tr("Close"))),
      picture_(new QLabel),
      words_(new QLabel),
      bar_(new QProgressBar) {
    setObjectName(QStringLiteral("suggestTable"));
    setWindowTitle(tr("Suggest a table"));
    build();
    fillSizes(now.table);
    const QString fault = fillThemes(now.mat);
    wire();
    showWork(false);
    if (!fault.isEmpty()) words_->setText(fault);
}

void SuggestDialog::build() {
    picture_->setMinimumSize(suggestedPicture);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setAccessibleName(tr("The suggested table from above"));
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setMinimumHeight(3 * words_->fontMetrics().lineSpacing());
    wishes_->setLayout(form());
    auto* column = new QVBoxLayout(this);
    column->addWidget(wishes_);
    column->addWidget(picture_, 1);
    column->addWidget(words_);
    column->addWidget(work());
    column->addWidget(buttons());
}

QFormLayout* SuggestDialog::form() {
    auto* rows = new QFormLayout;
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(tr("Theme"), theme_);
    rows->addRow(tr("Size"), tableSize_);
    rows->addRow(tr("Density"), densityRow());
    rows->addRow(tr("Seed"), seedRow());
    return rows;
}

QHBoxLayout* SuggestDialog::densityRow() {
    const int usual = asPercent(TableWish{}.density);
    density_->setRange(asPercent(engine::leastDensity), asPercent(engine::mostDensity));
    density_->setPageStep(5);
    density_->setValue(usual);
    percent_->setRange(density_->minimum(), density_->maximum());
    percent_->setKeyboardTracking(false);
    percent_->setSuffix(tr(" %"));
    percent_->setValue(usual);
    auto* row = new QHBoxLayout;
    for (QWidget* one : {static_cast<QWidget*>(density_), static_cast<QWidget*>(percent_)}) {
        one->setAccessibleName(tr("Density"));
        one->setToolTip(tr("How much of the table is covered; usual is a quarter"));
        row->addWidget(one, one == density_ ? 1 : 0);
    }
    return row;
}

QHBoxLayout* SuggestDialog::seedRow() {
    seed_->setRange(0, lastSeed);
    seed_->setKeyboardTracking(false);
    seed_->setValue(1);
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed, with the same choices above it, makes the same table"));
    otherSeed_->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(seed_, 1);
    row->addWidget(otherSeed_);
    return row;
}

// Fills the list of table sizes: the sizes in the rulebook, and the size of the current layout.
void SuggestDialog::fillSizes(geometry::TableSize now) {
    const auto add = [this](const QString& words, geometry::TableSize size) {
        tableSize_->addItem(words.arg(size.width).arg(size.depth), QSizeF(size.width, size.depth));
        return tableSize_->count() - 1;
    };
    const geometry::TableSize usual[] = {{72, 36}, {36, 36}};
    int current = -1;
    for (const geometry::TableSize size : usual) {
        const int index = add(tr("%1 by %2 inches"), size);
        if (size.width == now.width && size.depth == now.depth) current = index;
    }
    if (current < 0) current = add(tr("As this layout: %1 by %2 inches"), now);
    tableSize_->setCurrentIndex(current);
}

QString SuggestDialog::fillThemes(const std::string& now) {
    const auto kinds = loadTerrainKinds(assetsFolder());
    if (!kinds) return MessageWords::said(kinds.problem());
    for (const std::string& theme : engine::themesOf(*kinds))
        theme_->addItem(themeWords(theme), QString::fromStdString(theme));
    theme_->setCurrentIndex(std::max(0, theme_->findData(QString::fromStdString(now))));
    return {};
}

QWidget* SuggestDialog::work() {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    bar_->setAccessibleName(tr("How much of the table is made"));
    stop_->setAutoDefault(false);
    for (QWidget* shown : {static_cast<QWidget*>(bar_), static_cast<QWidget*>(stop_)}) {
        QSizePolicy kept = shown->sizePolicy();
        kept.setRetainSizeWhenHidden(true);
        shown->setSizePolicy(kept);
    }
    row->addWidget(bar_, 1);
    row->addWidget(stop_);
    return line;
}

QWidget* SuggestDialog::buttons() {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    suggest_->setDefault(true);
    another_->setToolTip(tr("The same with another seed"));
    use_->setToolTip(tr("It replaces the layout; undo restores the layout"));
    for (QPushButton* button : {another_, use_, close_}) button->setAutoDefault(false);
    row->addWidget(suggest_);
    row->addWidget(another_);
    row->addStretch(1);
    row->addWidget(use_);
    row->addWidget(close_);
    return line;
}

void SuggestDialog::wire() {
    connect(density_, &QSlider::valueChanged, percent_, &QSpinBox::setValue);
    connect(percent_, &QSpinBox::valueChanged, density_, &QSlider::setValue);
    connect(otherSeed_, &QPushButton::clicked, this, &SuggestDialog::takeAnotherSeed);
    connect(suggest_, &QPushButton::clicked, this, &SuggestDialog::suggest);
    connect(stop_, &QPushButton::clicked, this, &SuggestDialog::giveUp);
    connect(another_, &QPushButton::clicked, this, [this] {
        takeAnotherSeed();
        suggest();
    });
    connect(use_, &QPushButton::clicked, this, [this] {
        emit used(shown_);
        accept();
    });
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(&suggester_, &TableSuggester::reached, this,
            [this](double share) { bar_->setValue(asPercent(share)); });
    connect(&suggester_, &TableSuggester::suggested, this, &SuggestDialog::present);
    connect(&suggester_, &TableSuggester::drawn, this,
            [this](const KnownSuggestion& table, const QImage& picture) {
                if (table == shown_) showPicture(picture);
            });
    connect(&suggester_, &TableSuggester::failed, this, [this](const QString& why) {
        showWork(false);
        words_->setText(why);
    });
}

TableWish SuggestDialog::wish() const {
    const QSizeF size = tableSize_->currentData().toSizeF();
    return {theme_->currentData().toString().toStdString(),
            percent_->value() / 100.0,
            static_cast<std::uint64_t>(seed_->value()),
            {size.width(), size.height()}};
}

QString SuggestDialog::words() const { return words_->text(); }

bool SuggestDialog::showsPicture() const { return !picture_->pixmap().isNull(); }

void SuggestDialog::suggest() {
    suggester_.ask(wish());
    bar_->setValue(0);
    showWork(true);
}

void SuggestDialog::takeAnotherSeed() {
    int next = seed_->value();
    while (next == seed_->value()) next = QRandomGenerator::global()->bounded(1, lastSeed + 1);
    seed_->setValue(next);
}

void SuggestDialog::giveUp() {
    suggester_.stop();
    showWork(false);
}

void SuggestDialog::present(const KnownSuggestion& table) {
    shown_ = table;
    showPicture(table->picture);
    showWork(false);
    use_->setFocus();
}

void SuggestDialog::showPicture(const QImage& picture) {
    const double ratio = devicePixelRatioF();
    QPixmap shown = QPixmap::fromImage(
        picture.scaled(suggestedPicture * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    shown.setDevicePixelRatio(ratio);
    picture_->setPixmap(shown);
}

QString SuggestDialog::figuresOf(const SuggestedLayout& table) {
    QStringList lines{tr("Pieces: %1 · covered: %2, of which %3 blocks sight of a trooper")
                          .arg(table.layout.pieces.size())
                          .arg(ReportWords::percent(table.coverage.covered()),
                               ReportWords::percent(table.coverage.blocking()))};
    lines << (table.missions > 0
                  ? tr("Advantage of one side in the missions: mean %1, at most %2 (fair: 0)")
                        .arg(ReportWords::amount(table.unfairness),
                             ReportWords::amount(table.worst))
                  : tr("No mission's map is drawn for a table of these proportions."));
    if (table.illegalSpots > 0)
        lines << tr("Objectives that may not lie where they are drawn: %1").arg(table.illegalSpots);
    return lines.join(QLatin1Char('\n'));
}

void SuggestDialog::showWork(bool working) {
    bar_->setVisible(working);
    stop_->setVisible(working);
    wishes_->setEnabled(!working);
    suggest_->setEnabled(!working && theme_->count() > 0);
    another_->setEnabled(!working && shown_);
    use_->setEnabled(!working && shown_);
    if (working) stop_->setFocus();
    words_->setText(working  ? tr("Making a table and looking for better places \u2026")
                    : shown_ ? figuresOf(*shown_)
                             : QString());
}

void SuggestDialog::done(int result) {
    suggester_.stop();
    QDialog::done(result);
}

// The Escape key cancels the work in progress. If no work is in progress, it closes the dialog.
void SuggestDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && suggester_.busy()) return giveUp();
    QDialog::keyPressEvent(event);
}

}  // namespace sightline::app
