#include "app/window/legion/reports/report_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/files/reports/problem_report.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/text_line.h"
#include "app/window/shell/widgets/window_room.h"

namespace sightline::app {
namespace {

// In pixels: the size of the dialog, and the size of the small picture.
constexpr QSize reportRoom{560, 520}, pictureRoom{340, 180};

}  // namespace

ReportDialog::ReportDialog(const QImage& picture, const QString& question, QWidget* parent)
    : QDialog(parent), picture_(picture) {
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report what is wrong"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    column->addWidget(textLine(
        tr("Write what happened and what you expected. Sightline saves it in one file, together "
           "with the game. Nothing is sent: you give the file to whom you like."),
        theme::text()));
    if (!question.isEmpty())
        column->addWidget(
            textLine(tr("The report opens at this question: %1").arg(question), theme::muted()));
    words_ = new QPlainTextEdit;
    words_->setObjectName(QStringLiteral("reportWords"));
    words_->setAccessibleName(tr("What is wrong?"));
    words_->setPlaceholderText(tr("What is wrong? What did you expect, and by which rule?"));
    words_->setTabChangesFocus(true);
    column->addWidget(words_, 1);
    withPicture_ = new QCheckBox(tr("With this picture of the window"));
    withPicture_->setObjectName(QStringLiteral("reportPicture"));
    withPicture_->setChecked(true);
    column->addWidget(withPicture_);
    auto* small = new QLabel;
    small->setAccessibleName(tr("Picture of the window"));
    const qreal ratio = devicePixelRatioF();
    QImage shrunk = picture.scaled(theme::scaled(pictureRoom) * ratio, Qt::KeepAspectRatio,
                                   Qt::SmoothTransformation);
    shrunk.setDevicePixelRatio(ratio);
    small->setPixmap(QPixmap::fromImage(shrunk));
    column->addWidget(small, 0, Qt::AlignHCenter);
    column->addWidget(textLine(tr("The file contains the whole game, also the cards in both "
                                  "hands, and the version of the program and of its cards."),
                               theme::muted()));
    problem_ = textLine({}, theme::bad());
    problem_->setObjectName(QStringLiteral("reportProblem"));
    problem_->hide();
    column->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    save_ = buttons->addButton(tr("Save the report\u2026"), QDialogButtonBox::AcceptRole);
    save_->setObjectName(QStringLiteral("reportSave"));
    save_->setProperty("primary", true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReportDialog::saveWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReportDialog::reject);
    connect(words_, &QPlainTextEdit::textChanged, this, &ReportDialog::refresh);
    connect(withPicture_, &QCheckBox::toggled, small, &QLabel::setEnabled);
    refresh();
    resize(sizeWithin(*this, theme::scaled(reportRoom)));
    words_->setFocus();
}

QString ReportDialog::words() const { return words_->toPlainText().trimmed(); }

QImage ReportDialog::picture() const { return withPicture_->isChecked() ? picture_ : QImage(); }

void ReportDialog::tell(const QString& problem) {
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
}

void ReportDialog::setWriting(bool writing) {
    save_->setEnabled(!writing);
    if (!writing) refresh();
}

void ReportDialog::refresh() {
    const bool tooLong = words().toUtf8().size() > qsizetype(longestReportWords);
    const bool empty = words().isEmpty();
    save_->setEnabled(!empty && !tooLong);
    save_->setToolTip(empty ? tr("First write what is wrong") : QString());
    tell(tooLong ? tr("The text is too long for a report.") : QString());
}

}  // namespace sightline::app
