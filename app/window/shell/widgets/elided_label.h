/// A line of text that ends in an ellipsis if the space is too short. The tooltip shows the full
/// text.
#pragma once
#include <QLabel>

namespace sightline::app {

class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void say(const QString& words);
    /// The full text, with the hidden part.
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
