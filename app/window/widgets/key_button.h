/// A button with an icon, words and the key that presses it shown in its corner. Where there is no
/// room for all words they end in an ellipsis, and are told where the pointer rests.
#pragma once
#include <QToolButton>

namespace sightline::app {

class KeyButton : public QToolButton {
    Q_OBJECT

  public:
    KeyButton(const QString& text, const QString& icon, const QString& key,
              QWidget* parent = nullptr);
    const QString& key() const { return key_; }
    void makeLarge();  ///< icon above the words, as in the action bar; gives way in a narrow window
    void makeLow();    ///< a large one in a low window
    void makePrimary();  ///< the answer that Enter gives

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void pointed(bool inside);  ///< the pointer or the focus came or went

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
    int wished_ = 0;  ///< width for all words, when it was painted last
    bool large_ = false, low_ = false, painting_ = false;
};

}  // namespace sightline::app
