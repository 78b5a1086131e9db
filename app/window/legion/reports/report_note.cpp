#include "app/window/legion/reports/report_note.h"

#include <QBuffer>
#include <QDialogButtonBox>
#include <QImageReader>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "app/files/version.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/text_line.h"
#include "app/window/shell/widgets/window_room.h"
#include "app/window/shell/words/journal_words.h"

namespace sightline::app {
namespace {

// In pixels: the size of the dialog, the size of the small picture, and the largest side of a
// picture that is read. A larger picture would need too much memory.
constexpr QSize noteRoom{560, 500}, noteRoomOfPicture{440, 230};
constexpr int largestSide = 8000;

QImage pictureOf(const ProblemReport& report) {
    QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(report.picture));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "PNG");
    const QSize size = reader.size();
    if (size.isEmpty() || size.width() > largestSide || size.height() > largestSide) return {};
    return reader.read();
}

}  // namespace

QStringList ReportNote::versions(const ProblemReport& report, const engine::RulesChange& change) {
    const QString then = QString::fromStdString(report.program);
    const QString now = QString::fromStdString(programVersion());
    QStringList lines;
    lines << (then == now ? tr("Written with Sightline %1, like this one.").arg(then)
                          : tr("Written with Sightline %1; this is Sightline %2.").arg(then, now));
    const QString rules = JournalWords::rules(change);
    lines << (rules.isEmpty() ? tr("The rules and the cards are the same.")
                              : tr("The game was %1.").arg(rules));
    if (!report.system.empty())
        lines << tr("System: %1").arg(QString::fromStdString(report.system));
    return lines;
}

ReportNote::ReportNote(const QString& file, const ProblemReport& report,
                       const engine::RulesChange& change, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("reportNote"));
    setWindowTitle(tr("Report: %1").arg(file));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    auto* words = new QPlainTextEdit(QString::fromStdString(report.words));
    words->setObjectName(QStringLiteral("reportNoteWords"));
    words->setAccessibleName(tr("Words of the report"));
    words->setReadOnly(true);
    column->addWidget(words, 1);
    const bool over = report.question.empty();
    column->addWidget(textLine(over ? tr("The game is over, after answer %1.").arg(report.answers)
                                    : tr("The question after answer %1: %2")
                                          .arg(report.answers)
                                          .arg(QString::fromStdString(report.question)),
                               theme::text()));
    const bool differs = report.program != programVersion() || !change.none();
    auto* versions = textLine(ReportNote::versions(report, change).join(QLatin1Char('\n')),
                              differs ? theme::accent() : theme::muted());
    versions->setObjectName(QStringLiteral("reportNoteVersions"));
    column->addWidget(versions);
    if (!report.picture.empty()) {
        const QImage picture = pictureOf(report);
        if (picture.isNull()) {
            column->addWidget(
                textLine(tr("The picture of the report cannot be read."), theme::bad()));
        } else {
            auto* small = new QLabel;
            small->setObjectName(QStringLiteral("reportNotePicture"));
            small->setAccessibleName(tr("Picture of the window"));
            const qreal ratio = devicePixelRatioF();
            QImage shrunk = picture.scaled(theme::scaled(noteRoomOfPicture) * ratio,
                                           Qt::KeepAspectRatio, Qt::SmoothTransformation);
            shrunk.setDevicePixelRatio(ratio);
            small->setPixmap(QPixmap::fromImage(shrunk));
            column->addWidget(small, 0, Qt::AlignHCenter);
        }
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReportNote::reject);
    column->addWidget(buttons);
    resize(sizeWithin(*this, theme::scaled(noteRoom)));
}

}  // namespace sightline::app
