/// A vertical scroll area. It is never narrower than the minimum width of its page, so that nothing
/// is cut off at the side.
#pragma once
#include <QScrollArea>

namespace sightline::app {

class PageScroll : public QScrollArea {
    Q_OBJECT

  public:
    explicit PageScroll(QWidget* parent = nullptr);
    /// Takes ownership of the page; the dialog's background shows through it.
    void setClearPage(QWidget* page);
    /// The size of the whole page, with room for the scroll bar.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void pageChanged();  ///< the page may need another height

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int besideThePage() const;
};

}  // namespace sightline::app
