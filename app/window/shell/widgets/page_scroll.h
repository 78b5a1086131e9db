/// A scroll area for a page that only scrolls up and down. It is never narrower than the minimum
/// width of its page.
#pragma once
#include <QScrollArea>

namespace sightline::app {

class PageScroll : public QScrollArea {
    Q_OBJECT

  public:
    explicit PageScroll(QWidget* parent = nullptr);
    /// Sets the page, and makes it transparent, so that the background of the dialog is visible.
    /// This object owns the page.
    void setClearPage(QWidget* page);
    /// The size of the whole page plus the scroll bar.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void pageChanged();  ///< emitted when the height of the page may have changed

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int besideThePage() const;
};

}  // namespace sightline::app
