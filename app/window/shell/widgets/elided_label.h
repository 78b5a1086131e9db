/// A label with one line of text. If the space is too narrow, the text ends in an ellipsis, and the
/// tool tip shows the full text.
#pragma once
#include <QLabel>

namespace sightline::app {

class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void say(const QString& words);
    /// The full text, even if only a part of it is shown.
    const QString& words() const { return words_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();

    QString words_;
};

}  // namespace sightline::app
