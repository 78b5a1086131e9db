/// The dialog in which a player writes what is wrong. It shows the picture of the window that goes
/// into the report.
#pragma once
#include <QDialog>
#include <QImage>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace sightline::app {

class ReportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `question` is the open question as text; empty if the game is over.
    ReportDialog(const QImage& picture, const QString& question, QWidget* parent);

    QString words() const;
    /// The picture for the report. Null if the player leaves it out.
    QImage picture() const;
    /// Shows why the report was not saved.
    void tell(const QString& problem);
    /// While the report is being written, the button waits.
    void setWriting(bool writing);

  signals:
    void saveWanted();

  private:
    void refresh();

    QImage picture_;
    QPlainTextEdit* words_;
    QCheckBox* withPicture_;
    QLabel* problem_;
    QPushButton* save_;
};

}  // namespace sightline::app
