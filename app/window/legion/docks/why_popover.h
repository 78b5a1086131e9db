/// The "Why?" popover. It shows the reason of one ruling beside the clicked line, with numbers,
/// dice, terrain pieces and the rulebook page. Escape or a click elsewhere closes it.
#pragma once
#include <QFrame>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class WhyPopover : public QFrame {
    Q_OBJECT

  public:
    explicit WhyPopover(QWidget* window);
    /// Opens beside `anchor`, which is in the coordinates of the window.
    void explain(const engine::Ruling& ruling, const engine::View& view, const QRect& anchor);

  signals:
    void closed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void fill(const engine::Ruling& ruling, const engine::View& view);
    QWidget* content_ = nullptr;
};

}  // namespace sightline::app
