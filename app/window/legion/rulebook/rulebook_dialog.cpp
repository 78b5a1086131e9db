#include "app/window/legion/rulebook/rulebook_dialog.h"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "app/window/legion/rulebook/rulebook_contents.h"
#include "app/window/legion/rulebook/rulebook_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/window_room.h"

namespace sightline::app {
namespace {

// Sizes in pixels. The window fits a screen of 1280 by 720.
constexpr QSize usualRoom{980, 620}, besideTable{400, 640};
constexpr int contentsWidth = 300, pageFieldWidth = 90, textMargin = 16;
constexpr int mostPages = 999;

}  // namespace

RulebookDialog::RulebookDialog(RulebookReader& reader, QWidget* parent)
    : QDialog(parent), reader_(reader) {
    setObjectName(QStringLiteral("rulebook"));
    setWindowTitle(tr("Rules"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 10);
    column->setSpacing(8);
    addHead(*column);
    addPages(*column);
    line_ = new QLabel;
    line_->setObjectName(QStringLiteral("rulesLine"));
    line_->setWordWrap(true);
    line_->setProperty("muted", true);
    column->addWidget(line_);
    connect(&reader_, &RulebookReader::ready, this, &RulebookDialog::begin);
    connect(&reader_, &RulebookReader::failed, this, &RulebookDialog::tell);
    connect(&reader_, &RulebookReader::answered, this, [this](const QString& id) {
        if (id == shown()) paintSection();
    });
    resize(sizeWithin(*this, usualRoom));
    tell(tr("Working\u2026"));
    if (reader_.book())
        begin();
    else
        reader_.load();
}

QToolButton* RulebookDialog::addArrow(QBoxLayout& row, const QString& text, const QString& name,
                                      const QKeySequence& keys) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setProperty("flat", true);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, keys.toString()));
    button->setEnabled(false);
    row.addWidget(button);
    return button;
}

void RulebookDialog::addHead(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    back_ =
        addArrow(*row, QStringLiteral("\u2190"), tr("Back"), QKeySequence(Qt::ALT | Qt::Key_Left));
    back_->setObjectName(QStringLiteral("rulesBack"));
    forward_ = addArrow(*row, QStringLiteral("\u2192"), tr("Forward"),
                        QKeySequence(Qt::ALT | Qt::Key_Right));
    forward_->setObjectName(QStringLiteral("rulesForward"));
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { step(1); });
    // The shortcuts belong to the window, so they work while any of its fields has the focus.
    const auto steps = {std::pair{Qt::Key_Left, -1}, std::pair{Qt::Key_Right, 1}};
    for (const auto& [arrow, by] : steps) {
        auto* keys = new QShortcut(QKeySequence(Qt::ALT | arrow), this);
        connect(keys, &QShortcut::activated, this, [this, by = by] { step(by); });
    }
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("rulesSearch"));
    search_->setPlaceholderText(tr("Search the rules and keywords"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textEdited, this, &RulebookDialog::search);
    row->addWidget(search_, 1);
    page_ = new QLineEdit;
    page_->setObjectName(QStringLiteral("rulesPage"));
    page_->setPlaceholderText(tr("Page"));
    page_->setAccessibleName(tr("Page of the Core Rulebook"));
    page_->setToolTip(tr("Type a page of the Core Rulebook and press Enter"));
    page_->setValidator(new QIntValidator(1, mostPages, page_));
    page_->setFixedWidth(pageFieldWidth);
    connect(page_, &QLineEdit::returnPressed, this, &RulebookDialog::jump);
    row->addWidget(page_);
    column.addLayout(row);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, [this] {
        search_->setFocus();
        search_->selectAll();
    });
}

void RulebookDialog::addPages(QBoxLayout& column) {
    auto* pages = new QSplitter;
    pages->setChildrenCollapsible(false);
    contents_ = new RulebookContents;
    contents_->setObjectName(QStringLiteral("rulesContents"));
    connect(contents_, &RulebookContents::chosen, this, [this](const QString& id) {
        if (const auto* section = reader_.book()->section(id.toStdString())) visit(*section);
    });
    text_ = new QTextBrowser;
    text_->setObjectName(QStringLiteral("rulesText"));
    text_->setAccessibleName(tr("Text of the rule"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->document()->setDocumentMargin(textMargin);
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& address) { follow(address.toString()); });
    pages->addWidget(contents_);
    pages->addWidget(text_);
    pages->setStretchFactor(1, 1);
    pages->setSizes({contentsWidth, usualRoom.width() - contentsWidth});
    column.addWidget(pages, 1);
}

// Called when the rulebook is loaded. The player may have typed words before.
void RulebookDialog::begin() {
    tell({});
    contents_->listAll(*reader_.book());
    if (sought_) return showRule(*std::exchange(sought_, std::nullopt));
    visit(*reader_.book()->sections().front());
    if (!search_->text().isEmpty()) search(search_->text());
}

void RulebookDialog::search(const QString& words) {
    if (!reader_.book()) return;
    tell({});
    if (words.trimmed().isEmpty()) {
        searching_ = false;
        contents_->listAll(*reader_.book());
        if (const auto* section = reader_.book()->section(shown().toStdString()))
            contents_->point(*section);
        return;
    }
    const auto found = reader_.book()->search(words.toStdString(), RulebookWords::language());
    contents_->listFound(found);
    if (found.empty()) return tell(tr("No section contains these words."));
    const QString before = shown();
    const bool again = searching_;
    visit(*found.front(), again);
    searching_ = again || shown() != before;
}

void RulebookDialog::jump() {
    if (!reader_.book() || page_->text().isEmpty()) return;
    const auto sections = reader_.book()->sectionsOfPage(page_->text().toInt());
    if (sections.empty()) return tell(tr("No section is about page %1.").arg(page_->text()));
    search_->clear();
    search({});
    visit(*sections.front());
}

void RulebookDialog::step(int by) {
    const int to = at_ + by;
    if (to < 0 || to >= visited_.size()) return;
    at_ = to;
    searching_ = false;
    paintSection();
}

void RulebookDialog::visit(const engine::RuleSection& section, bool replaced) {
    const QString id = QString::fromStdString(section.id);
    searching_ = false;
    if (id != shown()) {
        if (replaced) --at_;
        visited_.resize(at_ + 1);
        if (shown() != id) {
            visited_ << id;
            ++at_;
        }
    }
    paintSection();
}

void RulebookDialog::follow(const QString& address) {
    const engine::RuleSection& shownNow = *reader_.book()->section(shown().toStdString());
    if (address == RulebookWords::showLink)
        emit exampleWanted(shownNow);
    else if (address == RulebookWords::leaveLink)
        emit exampleLeft();
    else if (address.startsWith(RulebookWords::lessonLink))
        emit lessonWanted(address.mid(RulebookWords::lessonLink.size()));
    else if (address.startsWith(RulebookWords::quizLink))
        emit quizWanted(address.mid(RulebookWords::quizLink.size()));
    else if (const auto* section = reader_.book()->section(address.toStdString()))
        visit(*section);
}

void RulebookDialog::showOnTable(const QString& section) {
    if (onTable_ == section) return;
    if (onTable_.isEmpty()) usual_ = geometry();
    onTable_ = section;
    ruling_ = nullptr;
    contents_->setVisible(section.isEmpty());
    if (section.isEmpty()) {
        setGeometry(usual_);
    } else {
        resize(besideTable.boundedTo(QSize(width(), parentWidget()->height() - 2 * belowTop)));
        moveToRightEdge(*this);
    }
    if (reader_.book()) paintSection();
}

void RulebookDialog::setRuling(const QString& section, const nlohmann::json& answer) {
    if (section != onTable_) return;
    ruling_ = answer;
    if (section == shown()) paintSection();
}

void RulebookDialog::paintSection() {
    const engine::RuleSection& section = *reader_.book()->section(shown().toStdString());
    contents_->point(section);
    RulePage page;
    page.onTable = onTable_ == shown();
    page.answer = page.onTable && !ruling_.is_null() ? &ruling_ : reader_.answerFor(section);
    page.lesson = reader_.lessonTitle(section.lesson);
    // The same section keeps its place while its ruling changes.
    const bool again = std::exchange(painted_, shown()) == shown();
    const int scrolled = again ? text_->verticalScrollBar()->value() : 0;
    text_->setHtml(RulebookWords::page(*reader_.book(), section, page));
    text_->verticalScrollBar()->setValue(scrolled);
    back_->setEnabled(at_ > 0);
    forward_->setEnabled(at_ + 1 < visited_.size());
}

void RulebookDialog::showRule(const engine::Citation& citation) {
    if (!reader_.book()) {
        sought_ = citation;
        return;
    }
    const engine::RuleSection* section = reader_.book()->sectionOf(citation);
    if (!section) return tell(tr("No section is about page %1.").arg(citation.page));
    search_->clear();
    search({});
    visit(*section);
}

void RulebookDialog::tell(const QString& line) {
    line_->setText(line);
    line_->setVisible(!line.isEmpty());
}

void RulebookDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    search_->setFocus();
    search_->selectAll();
}

// The arrow keys of the search field move in the list, so the player can go through the results
// without leaving the field.
bool RulebookDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Up:
            case Qt::Key_Down:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
                QCoreApplication::sendEvent(contents_, event);
                return true;
            default:
                break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace sightline::app
