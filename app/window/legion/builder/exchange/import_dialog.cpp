#include "app/window/legion/builder/exchange/import_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/exchange/pasted_text.h"

namespace sightline::app {
namespace {
constexpr qint64 largestFile = 1 << 20;
}

ImportDialog::ImportDialog(SharedCards cards, QWidget* parent)
    : QDialog(parent),
      cards_(std::move(cards)),
      job_(new LatestJob(this)),
      pause_(new QTimer(this)) {
    setWindowTitle(tr("Import a list"));
    setObjectName(QStringLiteral("import"));
    build();
    resize(720, 560);
    pause_->setSingleShot(true);
    pause_->setInterval(150);
    connect(pause_, &QTimer::timeout, this, &ImportDialog::read);
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        use_->setEnabled(false);
        asked_.clear();
        decided_.clear();
        ask({});
        pause_->start();
    });
}

void ImportDialog::build() {
    auto* column = new QVBoxLayout(this);
    auto* about = new QLabel(
        tr("Paste a share link, a text list, Tabletop Simulator JSON or an army file of ours."));
    about->setWordWrap(true);
    column->addWidget(about);
    text_ = new QPlainTextEdit;
    text_->setObjectName(QStringLiteral("pasted"));
    text_->setTabChangesFocus(true);
    text_->setAccessibleName(about->text());
    column->addWidget(text_, 3);
    summary_ = new QLabel;
    summary_->setObjectName(QStringLiteral("importSummary"));
    summary_->setWordWrap(true);
    column->addWidget(summary_);
    questions_ = new QFormLayout;
    questions_->setObjectName(QStringLiteral("importQuestions"));
    column->addLayout(questions_);
    report_ = new QListWidget;
    report_->setObjectName(QStringLiteral("importReport"));
    report_->setAccessibleName(tr("Report"));
    report_->setWordWrap(true);
    report_->setSelectionMode(QAbstractItemView::NoSelection);
    report_->setFocusPolicy(Qt::NoFocus);
    report_->hide();
    column->addWidget(report_, 2);
    auto* buttons = new QDialogButtonBox;
    use_ = buttons->addButton(tr("Use this list"), QDialogButtonBox::AcceptRole);
    use_->setObjectName(QStringLiteral("useList"));
    use_->setProperty("primary", true);
    use_->setEnabled(false);
    QPushButton* file = buttons->addButton(tr("Open a file\u2026"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(file, &QPushButton::clicked, this, &ImportDialog::openFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void ImportDialog::openFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a list"), {},
                                                      tr("Lists (*.json *.txt);;All files (*)"));
    if (path.isEmpty()) return;
    if (!QFileInfo(path).isFile()) return refuse(tr("%1 is not a file").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return refuse(tr("%1 cannot be opened").arg(path));
    if (file.size() > largestFile) return refuse(tr("%1 is larger than any list").arg(path));
    text_->setPlainText(QString::fromStdString(engine::utf8Text(file.readAll().toStdString())));
}

void ImportDialog::read() {
    const std::string text = text_->toPlainText().toStdString();
    if (text.empty()) return refuse({});
    job_->ask([this, text, cards = cards_, decided = decided_]() -> LatestJob::Finish {
        auto army = engine::importArmy(text, *cards->names, decided);
        if (!army) return [this, why = MessageWords::said(army.problem())] { refuse(why); };
        return [this, read = std::move(army).value()] { tell(read); };
    });
}

void ImportDialog::refuse(const QString& why) {
    use_->setEnabled(false);
    summary_->setText(why);
    summary_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::bad().name()));
    report_->clear();
    report_->hide();
    ask({});
}

void ImportDialog::addLine(const QString& line, bool bad) {
    auto* item = new QListWidgetItem(line, report_);
    item->setForeground(bad ? theme::bad() : theme::muted());
}

void ImportDialog::showReport(const engine::ImportedArmy& army) {
    report_->clear();
    for (const engine::ImportMiss& miss : army.missed)
        addLine(tr("%1: \u201C%2\u201D was not understood: %3")
                    .arg(MessageWords::said(engine::placeSaid(miss.where)),
                         QString::fromStdString(miss.text), MessageWords::said(miss.why)),
                true);
    for (const Message& note : army.notes) addLine(MessageWords::said(note), false);
    report_->setVisible(report_->count() > 0);
}

void ImportDialog::tell(const engine::ImportedArmy& army) {
    army_ = army;
    showReport(army);
    for (const engine::OpenUnit& open : army.open) {
        const bool known = std::any_of(asked_.begin(), asked_.end(), [&](const auto& one) {
            return one.where == open.where && one.text == open.text;
        });
        if (!known) asked_.push_back(open);
    }
    if (questions_->rowCount() != static_cast<int>(asked_.size())) ask(asked_);
    QString understood =
        tr("%1: %2, %3")
            .arg(BuilderWords::faction(army.list.faction), tr("%1 understood").arg(army.understood),
                 tr("%1 not understood").arg(army.missed.size()));
    if (!army.open.empty())
        understood += QStringLiteral(", ") + tr("%1 to decide").arg(army.open.size());
    summary_->setText(understood);
    const bool whole = army.missed.empty() && army.open.empty();
    const QColor colour = whole ? theme::good() : theme::accent();
    summary_->setStyleSheet(QStringLiteral("color: %1;").arg(colour.name()));
    use_->setEnabled(army.open.empty() && !army.list.units.empty());
}

// Shows all questions about unclear names. Questions that the player has answered stay, so that the
// answers can be changed.
void ImportDialog::ask(const std::vector<engine::OpenUnit>& open) {
    while (questions_->rowCount() > 0) questions_->removeRow(0);
    for (const engine::OpenUnit& one : open)
        questions_->addRow(tr("%1: which \u201C%2\u201D?")
                               .arg(MessageWords::said(engine::placeSaid(one.where)),
                                    QString::fromStdString(one.text)),
                           questionAbout(one));
}

QComboBox* ImportDialog::questionAbout(const engine::OpenUnit& open) {
    auto* units = new QComboBox;
    units->setObjectName(QStringLiteral("whichUnit"));
    units->setPlaceholderText(tr("Choose\u2026"));
    for (const std::string& id : open.fitting) {
        const engine::UnitEntry* unit = cards_->catalogue.unit(id);
        if (unit != nullptr)
            units->addItem(MessageWords::said(apartSaid(*unit)), QString::fromStdString(id));
    }
    units->addItem(tr("None of them: leave it out"), QString());
    units->setCurrentIndex(-1);
    for (const engine::DecidedUnit& one : decided_) {
        if (one.where == open.where && one.text == open.text)
            units->setCurrentIndex(units->findData(QString::fromStdString(one.unit)));
    }
    connect(units, &QComboBox::activated, this,
            [this, units, open] { decide(open, units->currentData().toString()); });
    return units;
}

void ImportDialog::decide(const engine::OpenUnit& open, const QString& unit) {
    std::erase_if(decided_, [&](const engine::DecidedUnit& one) {
        return one.where == open.where && one.text == open.text;
    });
    decided_.push_back({open.where, open.text, unit.toStdString()});
    use_->setEnabled(false);
    pause_->start();  // delayed, because reading the text again deletes the box whose signal is
                      // running
}

QString ImportDialog::summary() const { return summary_->text(); }

QStringList ImportDialog::report() const {
    QStringList lines;
    for (int i = 0; i < report_->count(); ++i) lines << report_->item(i)->text();
    return lines;
}

}  // namespace sightline::app
