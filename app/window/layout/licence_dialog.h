/// Who made a table and the models on it, and under which licences, to be read and copied.
#pragma once
#include <QDialog>
#include <vector>

#include "app/files/table_licences.h"

class QPlainTextEdit;

namespace sightline::app {

class LicenceDialog : public QDialog {
    Q_OBJECT

  public:
    explicit LicenceDialog(const std::vector<LicenceText>& texts, QWidget* parent = nullptr);

    /// As it is shown, letter by letter: nothing in it is markup.
    QString words() const;

  private:
    QPlainTextEdit* text_;
};

}  // namespace sightline::app
