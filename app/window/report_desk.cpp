#include "app/window/report_desk.h"

#include <QAction>
#include <QBuffer>
#include <QDate>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSysInfo>

#include "app/files/reports/problem_report.h"
#include "app/files/version.h"
#include "app/window/legion/reports/report_dialog.h"
#include "app/window/legion/reports/report_note.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/widgets/window_room.h"
#include "app/window/shell/words/message_words.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {

// The open question of the game as text, without its secret options. Empty if the game is over.
QString questionOf(const GameSession& session) {
    const engine::Question* open = session.game().question();
    return open ? QuestionWords::prompt(*open, session.view()) : QString();
}

std::string pngInBase64(const QImage& picture) {
    if (picture.isNull()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    const QByteArray text = bytes.toBase64();
    return static_cast<std::size_t>(text.size()) > largestReportPicture ? std::string()
                                                                        : text.toStdString();
}

}  // namespace

ReportDesk::ReportDesk(const WindowParts& parts, GameFiles& files, QMainWindow* window)
    : QObject(window), parts_(parts), window_(window) {
    QMenu* help = window->menuBar()->actions().last()->menu();
    action_ = new QAction(tr("Report what is &wrong\u2026"), help);
    action_->setObjectName(QStringLiteral("reportProblem"));
    help->insertAction(help->actions().last(), action_);
    connect(action_, &QAction::triggered, this, &ReportDesk::open);
    connect(&files.opener(), &GameOpener::reportOpened, this, &ReportDesk::showNote);
    connect(parts.session, &GameSession::changed, this, &ReportDesk::refresh);
    refresh();
}

ReportDesk::~ReportDesk() {
    delete dialog_;
    delete note_;
}

// A quiz and a puzzle are scenes without a game that another program could open.
void ReportDesk::refresh() {
    const GameSession& session = *parts_.session;
    action_->setEnabled(session.running() && !session.staging().on);
}

void ReportDesk::open() {
    if (!action_->isEnabled()) return;
    if (!dialog_) {
        dialog_ = new ReportDialog(window_->grab().toImage(), questionOf(*parts_.session), window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &ReportDialog::saveWanted, this, &ReportDesk::save);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void ReportDesk::save() {
    const GameSession& session = *parts_.session;
    if (!dialog_ || !session.running()) return;
    if (const auto why = session.work().busyWith()) return dialog_->tell(*why);
    const QString key = QStringLiteral("lastFolder");
    const QString path =
        choosePathToSave(dialog_, {tr("Save the report"), QSettings().value(key).toString(),
                                   tr("Reports (*.sightline-report)"), QLatin1String(reportSuffix),
                                   tr("Report %1, round %2, %3")
                                       .arg(QString::fromStdString(session.game().scenario().name))
                                       .arg(session.view().round)
                                       .arg(QDate::currentDate().toString(Qt::ISODate))});
    if (path.isEmpty() || !dialog_) return;
    QSettings().setValue(key, QFileInfo(path).absolutePath());
    write(path);
}

void ReportDesk::write(const QString& path) {
    GameSession& session = *parts_.session;
    const engine::Journal journal = session.game().journal();
    ProblemReport report{.words = dialog_->words().toStdString(),
                         .program = programVersion(),
                         .system = QSysInfo::prettyProductName().toStdString(),
                         .rules = journal.rules ? journal.rules->rulesDate : std::string(),
                         .catalogue = journal.rules ? journal.rules->catalogue : std::string(),
                         .question = questionOf(session).toStdString(),
                         .answers = journal.answers.size()};
    dialog_->setWriting(true);
    const auto written = session.work().beside(
        tr("Writing the report"), [&report, &journal, picture = dialog_->picture(),
                                   file = path.toStdString()](const std::stop_token&) {
            report.picture = pngInBase64(picture);
            report.journal = journalLinesOf(journal);
            return engine::writeWholeFile(file, reportText(report));
        });
    if (!dialog_) return;
    dialog_->setWriting(false);
    if (!written) return dialog_->tell(MessageWords::said(written.problem()));
    dialog_->close();
    parts_.toast->say(tr("Saved as %1. Nothing was sent.").arg(QFileInfo(path).fileName()));
}

void ReportDesk::showNote(const QString& path, const ProblemReport& report,
                          const engine::RulesChange& change) {
    delete note_;
    note_ = new ReportNote(QFileInfo(path).fileName(), report, change, window_);
    note_->setAttribute(Qt::WA_DeleteOnClose);
    note_->show();
    moveToRightEdge(*note_);
}

}  // namespace sightline::app
