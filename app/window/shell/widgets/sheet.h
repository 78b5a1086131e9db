/// A sheet over the whole window that both players read: a title, a page and one button. Enter,
/// Space and Escape close it. While it is open, other widgets get no input.
#pragma once
#include <QColor>

#include "app/window/shell/widgets/overlay.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

class KeyButton;

class Sheet : public Overlay {
    Q_OBJECT

  public:
    explicit Sheet(QWidget* window);
    struct Page {
        QString title;
        QColor colour;
        QWidget* content = nullptr;  ///< widget with the content of the page; the sheet owns it
        QString button;
    };
    void open(const Page& page);
    void close();
    KeyButton* button() const { return button_; }

  signals:
    void closed();

  protected:
    void settle() override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* plate_;
    QLabel* title_;
    QVBoxLayout* column_;
    QWidget* content_ = nullptr;
    KeyButton* button_;
    QColor colour_;
};

}  // namespace sightline::app
