/// One of the eleven steps of an attack in the attack panel: number, name and result. A long result
/// is below the name instead of beside it. A click shows the record entries of the step with their
/// reasons.
#pragma once
#include <QWidget>

#include "app/window/legion/words/attack_story.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

enum class StepState { done, current, ahead };

class StepLine : public QWidget {
    Q_OBJECT

  public:
    StepLine(engine::AttackStep step, StepState state, const QString& summary,
             QWidget* parent = nullptr);

    QSize sizeHint() const override { return {0, fontMetrics().height() + aroundName}; }
    int heightForWidth(int width) const override;

  signals:
    void clicked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    static constexpr int aroundName = 11;  ///< space above and below the name, pixels
    /// Height of the step's name in a line of this width. A long name takes several lines.
    int nameHeight(int width) const;
    QFont nameFont() const;
    /// Distance from the left edge of the widget to the end of the step's name, pixels.
    int endOfName() const;
    bool fitsBeside(int width) const;

    engine::AttackStep step_;
    StepState state_;
    QLabel* summary_;
};

/// A record entry that players can click. It shows the text, then the dice.
class RulingLine : public QWidget {
    Q_OBJECT

  public:
    RulingLine(const engine::Ruling& ruling, const engine::View& view, QWidget* parent = nullptr);

  signals:
    void whyAsked();

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
};

}  // namespace sightline::app
