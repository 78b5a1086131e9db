/// The frame around the table while it shows an earlier state or a watched game, with a plate that
/// says so. It lets all mouse events through.
#pragma once
#include <QWidget>

namespace sightline::app {

class PastFrame : public QWidget {
    Q_OBJECT

  public:
    explicit PastFrame(QWidget* table);
    /// Shows the frame with these words on its plate. Hides it if `words` is empty.
    void say(const QString& words);
    const QString& words() const { return words_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void settle();
    QString words_;
};

}  // namespace sightline::app
