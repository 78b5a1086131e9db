/// A dialog with the list of keys and mouse gestures. F1 opens it.
#pragma once
#include <QDialog>
#include <vector>

namespace sightline::app {

class ShortcutSheet : public QDialog {
    Q_OBJECT

  public:
    explicit ShortcutSheet(QWidget* parent = nullptr);

  private:
    struct Line {
        QString keys, does;
    };
    QWidget* group(const QString& title, const std::vector<Line>& lines) const;
};

}  // namespace sightline::app
