/// A dialog that shows the authors and licences of a table and its models. The text can be copied.
#pragma once
#include <QDialog>
#include <vector>

#include "app/files/tables/table_licences.h"

class QPlainTextEdit;

namespace sightline::app {

class LicenceDialog : public QDialog {
    Q_OBJECT

  public:
    explicit LicenceDialog(const std::vector<LicenceText>& texts, QWidget* parent = nullptr);

    /// The shown text, which is always plain text and never markup.
    QString words() const;

  private:
    QPlainTextEdit* text_;
};

}  // namespace sightline::app
