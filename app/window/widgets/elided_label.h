/// One line of text that ends in an ellipsis where there is no room; the whole of it is its
/// tooltip.
#pragma once
#include <QLabel>

namespace sightline::app {

class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void say(const QString& words);
    /// All of it, also what does not fit.
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
