/// A vertical scroll area. It is never narrower than the minimum width of its page, so the sides of
/// the page are never cut off.
#pragma once
#include <QScrollArea>

namespace sightline::app {

class PageScroll : public QScrollArea {
    Q_OBJECT

  public:
    explicit PageScroll(QWidget* parent = nullptr);
    /// Sets a transparent page: the background of the dialog is visible through it. This object
    /// owns the page.
    void setClearPage(QWidget* page);
    /// The size of the whole page, with space for the scroll bar.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void pageChanged();  ///< emitted when the page may need another height

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int besideThePage() const;
};

}  // namespace sightline::app
