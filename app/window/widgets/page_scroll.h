/// A page that scrolls up and down where it is too tall. It is never narrower than its page can be,
/// so that nothing is cut off at the side.
#pragma once
#include <QScrollArea>

namespace sightline::app {

class PageScroll : public QScrollArea {
    Q_OBJECT

  public:
    explicit PageScroll(QWidget* parent = nullptr);
    /// Takes the page over; the ground of the dialog shows through it.
    void setClearPage(QWidget* page);
    /// Of the whole page, with room for the scroll bar.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void pageChanged();  ///< it may need another height

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int besideThePage() const;
};

}  // namespace sightline::app
