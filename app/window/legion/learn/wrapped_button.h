/// A button whose text wraps over several lines.
#pragma once
#include <QPushButton>

class QLabel;

namespace sightline::app {

class WrappedButton : public QPushButton {
    Q_OBJECT

  public:
    explicit WrappedButton(const QString& words, QWidget* parent = nullptr);
    QString words() const;
    /// Sets a colour for the frame and the text. An invalid colour restores the normal look.
    void setTone(const QColor& colour);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  private:
    QLabel* label_;
};

}  // namespace sightline::app
