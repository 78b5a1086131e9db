/// A button with an icon and a text. A corner of the button shows its shortcut key. In a narrow
/// layout, the text of a button that is not large takes up to three lines. A text that is still too
/// long ends in an ellipsis, and the tool tip shows the full text.
#pragma once
#include <QToolButton>

namespace sightline::app {

class KeyButton : public QToolButton {
    Q_OBJECT

  public:
    KeyButton(const QString& text, const QString& icon, const QString& key,
              QWidget* parent = nullptr);
    const QString& key() const { return key_; }
    /// Makes the button large, with the icon above the text. A large button becomes narrower in a
    /// narrow window.
    void makeLarge();
    void makeLow();         ///< makes a large button less high
    void setLit(bool lit);  ///< draws a bright frame, because a lesson points at the button
    bool lit() const { return lit_; }
    void makePrimary();  ///< draws the button as the one that Enter presses
    bool isPrimary() const { return primary_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
    /// The text as the button paints it at this width in pixels, with its line breaks.
    QString paintedText(int width) const;

  signals:
    /// Emitted when the mouse pointer or the keyboard focus enters or leaves the button.
    void pointed(bool inside);

  protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// Room for the text in a button of this width, pixels.
    int wordsRoom(int width) const;
    QString shownText() const;
    QSize wishedSize() const;
    void limitHeight();  ///< keeps the button from growing beyond the lines of its text
    QString key_;
    bool primary_ = false, lit_ = false;
    QSize wished_;  ///< size for the full text in one line, while the button is painted
    bool large_ = false, low_ = false, painting_ = false;
};

}  // namespace sightline::app
