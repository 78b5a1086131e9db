/// A button with an icon, a text and, in its corner, its key. If the text is too long, it ends in
/// an ellipsis, and the tooltip shows the full text.
#pragma once
#include <QToolButton>

namespace sightline::app {

class KeyButton : public QToolButton {
    Q_OBJECT

  public:
    KeyButton(const QString& text, const QString& icon, const QString& key,
              QWidget* parent = nullptr);
    const QString& key() const { return key_; }
    void makeLarge();    ///< puts the icon above the text; smaller in a narrow window
    void makeLow();      ///< makes a large button for a low window
    void makePrimary();  ///< marks the button that Enter presses

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void pointed(bool inside);  ///< emitted when the pointer or the keyboard focus entered or left

  protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int wordsRoom() const;
    QString key_;
    bool primary_ = false;
    int wished_ = 0;  ///< width of the full text at the last paint
    bool large_ = false, low_ = false, painting_ = false;
};

}  // namespace sightline::app
