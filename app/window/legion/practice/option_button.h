/// A button with one option of a quiz question. Long texts have several lines. A corner shows the
/// key of the button.
#pragma once
#include <QAbstractButton>

namespace sightline::app {

class OptionButton : public QAbstractButton {
    Q_OBJECT

  public:
    enum class Mark { none, right, wrong };
    OptionButton(const QString& words, const QString& key, QWidget* parent = nullptr);
    const QString& key() const { return key_; }
    /// The text of the button. It may have several lines, so it is not the text of the base class.
    const QString& words() const { return words_; }
    /// Shows whether the option is right. `none`: not known yet.
    void setMark(Mark mark);
    Mark mark() const { return mark_; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QString words_, key_;
    Mark mark_ = Mark::none;
};

}  // namespace sightline::app
