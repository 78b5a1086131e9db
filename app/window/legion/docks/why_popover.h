/// The "Why?" popover. It shows the reason of a record entry beside the clicked line: numbers,
/// dice, terrain pieces and the rulebook page. Escape or a click elsewhere closes the popover.
#pragma once
#include <QFrame>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

class WhyPopover : public QFrame {
    Q_OBJECT

  public:
    explicit WhyPopover(QWidget* window);
    /// Shows the reason of a record entry beside `anchor`, the rectangle of the clicked line in
    /// coordinates of the window.
    void explain(const engine::Ruling& ruling, const engine::View& view, const QRect& anchor);

  signals:
    void closed();
    /// Emitted when the player clicks a citation. The popover is then closed.
    void ruleAsked(const sightline::engine::Citation& citation);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void fill(const engine::Ruling& ruling, const engine::View& view);
    void addReckoning(const engine::Reckoning& number, QVBoxLayout& column);
    QLabel* source(const QString& words, const engine::Citation& citation);
    QWidget* content_ = nullptr;
};

}  // namespace sightline::app
