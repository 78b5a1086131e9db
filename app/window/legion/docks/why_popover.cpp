#include "app/window/legion/docks/why_popover.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/words/number_words.h"
#include "app/window/legion/words/reckoning_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

QLabel* label(const QString& text, const char* look = nullptr) {
    auto* line = new QLabel(text);
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (look) line->setProperty(look, true);
    return line;
}

}  // namespace

WhyPopover::WhyPopover(QWidget* window) : QFrame(window) {
    setObjectName(QStringLiteral("why"));
    setStyleSheet(
        QStringLiteral("#why { background: %1; border: 1px solid %2; border-radius: 8px; }")
            .arg(theme::raised().name(), theme::accent().name()));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Reason of the ruling"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    hide();
}

// A citation. If it names a page, it is a link to the rules.
QLabel* WhyPopover::source(const QString& words, const engine::Citation& citation) {
    QLabel* line = label(words);
    if (citation.page <= 0) return line;
    line->setTextFormat(Qt::RichText);
    line->setText(QStringLiteral("<a href=\"rule\">%1</a>").arg(words.toHtmlEscaped()));
    line->setTextInteractionFlags(Qt::TextBrowserInteraction);
    line->setAccessibleName(words);
    line->setToolTip(tr("Open the rule"));
    connect(line, &QLabel::linkActivated, this, [this, citation] {
        hide();
        emit ruleAsked(citation);
    });
    return line;
}

// Shows a computed number, and below it each reason for the number with its rulebook page.
void WhyPopover::addReckoning(const engine::Reckoning& number, QVBoxLayout& column) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    grid->addWidget(label(ReckoningWords::title(number)), 0, 0, 1, 2);
    for (std::size_t i = 0; i < number.reasons.size(); ++i) {
        const engine::Reason& reason = number.reasons[i];
        QString words = ReckoningWords::source(reason);
        if (const QString page = pageWords(reason.citation.page); !page.isEmpty())
            words += QStringLiteral(", ") + page;
        const int row = grid->rowCount();
        grid->addWidget(source(words, reason.citation), row, 0);
        grid->addWidget(label(ReckoningWords::share(number, i)), row, 1, Qt::AlignRight);
    }
    column.addLayout(grid);
}

void WhyPopover::fill(const engine::Ruling& ruling, const engine::View& view) {
    delete content_;
    content_ = new QWidget(this);
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    QLabel* title = label(RecordWords::line(ruling, view));
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    column->addWidget(title);
    const QString verdict = RecordWords::verdict(ruling);
    if (!verdict.isEmpty() && !title->text().contains(verdict))
        column->addWidget(label(verdict, "muted"));
    if (!ruling.dice.empty()) {
        auto* dice = new DiceWidget(26);
        dice->setDice(ruling.dice);
        column->addWidget(dice);
    }
    if (!ruling.numbers.empty()) {
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(18);
        grid->setVerticalSpacing(3);
        grid->setColumnStretch(0, 1);
        for (const auto& number : ruling.numbers) {
            // The only number of an action is the kind of action, which the title already names.
            if (ruling.happening == engine::Happening::actionMade) break;
            const int row = grid->rowCount();
            grid->addWidget(label(RecordWords::numberName(number), "muted"), row, 0);
            grid->addWidget(label(NumberWords::value(number)), row, 1, Qt::AlignRight);
        }
        column->addLayout(grid);
    }
    for (const engine::Reckoning& number : ruling.reckonings) addReckoning(number, *column);
    if (!ruling.pieces.empty()) {
        QStringList names;
        for (const auto& piece : ruling.pieces) names << RecordWords::piece(view, piece);
        column->addWidget(label(tr("Terrain: %1").arg(names.join(QStringLiteral(", ")))));
    }
    if (ruling.witness) column->addWidget(label(tr("The line is shown on the table."), "muted"));
    QLabel* cited = source(RecordWords::citation(ruling.citation), ruling.citation);
    cited->setObjectName(QStringLiteral("whyCitation"));
    cited->setStyleSheet(QStringLiteral("color: %1;").arg(theme::accent().name()));
    column->addWidget(cited);
    layout()->addWidget(content_);
}

void WhyPopover::explain(const engine::Ruling& ruling, const engine::View& view,
                         const QRect& anchor) {
    fill(ruling, view);
    const int width = std::min(340, parentWidget()->width() - 24);
    setFixedWidth(width);
    content_->setFixedWidth(width - 30);
    const int height = layout()->hasHeightForWidth() ? layout()->heightForWidth(width)
                                                     : layout()->sizeHint().height();
    setFixedHeight(height);
    const QRect inside = parentWidget()->rect().adjusted(8, 8, -8, -8);
    int x = anchor.right() + 8;
    if (x + width > inside.right()) x = anchor.left() - width - 8;
    x = std::clamp(x, inside.left(), std::max(inside.left(), inside.right() - width));
    const int y = std::clamp(anchor.center().y() - height / 2, inside.top(),
                             std::max(inside.top(), inside.bottom() - height));
    move(x, y);
    show();
    raise();
    setFocus();
    qApp->installEventFilter(this);
}

bool WhyPopover::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType()) {
        auto* widget = static_cast<QWidget*>(watched);
        if (widget != this && !isAncestorOf(widget)) hide();
    }
    return QFrame::eventFilter(watched, event);
}

void WhyPopover::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return hide();
    QFrame::keyPressEvent(event);
}

void WhyPopover::hideEvent(QHideEvent* event) {
    qApp->removeEventFilter(this);
    QFrame::hideEvent(event);
    emit closed();
}

}  // namespace sightline::app
