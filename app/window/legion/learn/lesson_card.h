/// The card of a running lesson over the table: the words of the step, hints and reasons, and the
/// buttons. The player can drag the card to another place.
#pragma once
#include <QFrame>
#include <QPointF>
#include <QPointer>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/window/legion/learn/closing_page.h"
#include "app/window/legion/learn/lesson_run.h"

class QLabel;
class QToolButton;

namespace sightline::app {

class KeyButton;

class LessonCard : public QFrame {
    Q_OBJECT

  public:
    explicit LessonCard(QWidget* table);

    void begin(const engine::lessons::Lesson& lesson);
    void showStep(std::size_t step);
    void tell(LessonRun::Told kind, const QString& words);
    /// True: the last hint showed an answer, so the button for hints gives this answer.
    void setCanDoIt(bool can);
    /// Shows a question at the end of the lesson. `number` counts from 1. For `origin`, see
    /// ClosingPage::ask.
    void ask(const engine::lessons::QuizQuestion& question, const QString& origin, int number,
             int count);
    /// Shows that the lesson is done. `next` is the text of the button for the next lesson.
    void finish(const QString& words, const QString& next);
    /// A pixel of the table that the card should not cover, and its weight.
    struct Seen {
        QPointF pixel;
        int weight = 1;
    };
    /// Tells the card that other widgets cover the lower part of the table widget, so that it stays
    /// in an upper corner.
    void setHigh(bool high);
    /// Moves the card to the corner in which it covers the least, unless the player has moved it.
    void avoid(const std::vector<Seen>& seen);

    /// Puts the card into the layout of another window. It then does not lie over the table.
    void dock();
    /// Returns the card to the table.
    void undock();

    bool closing() const { return stage_ != Stage::steps; }
    ClosingPage& questions() { return *questions_; }
    /// The shown words of the step, and the message below them. For tests.
    QString words() const;
    QString message() const;
    /// Presses the button with this keyboard key. Returns false if there is none.
    bool press(const QString& key);

  signals:
    void hintWanted();
    void doItWanted();
    void restartWanted();
    void leaveWanted();
    void nextWanted();
    void roomChanged();  ///< emitted when the table widget has another size

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    enum class Stage { steps, questions, done };
    void build();
    QWidget* head();
    QWidget* stepPage();
    void read(std::size_t step);
    void enter(Stage stage);
    void sayPlace(const QString& words, const QString& brief);
    /// Brings the card to its place and size.
    void settle();
    void settleIfNeeded();
    void fitHead(int width);
    int wantedWidth() const;
    QRect placeIn(Qt::Corner corner) const;

    QLabel *place_ = nullptr, *title_ = nullptr, *words_ = nullptr, *message_ = nullptr;
    QToolButton *back_ = nullptr, *forward_ = nullptr, *leave_ = nullptr;
    KeyButton *hint_ = nullptr, *restart_ = nullptr, *next_ = nullptr;
    QWidget *steps_ = nullptr, *buttons_ = nullptr;
    ClosingPage* questions_ = nullptr;
    Stage stage_ = Stage::steps;
    QString placeWords_, placeShort_;  ///< the number of the step, in full and in short
    QStringList texts_;                ///< the words of all steps
    std::size_t step_ = 0;             ///< the current step
    std::size_t read_ = 0;             ///< the step whose words are shown
    bool canDoIt_ = false, high_ = false, docked_ = false;
    QPointer<QWidget> table_;
    Qt::Corner corner_ = Qt::TopLeftCorner;
    std::optional<QPoint> grip_;   ///< place of the mouse pointer in the card during a drag
    std::optional<QPoint> moved_;  ///< place to which the player has moved the card
};

}  // namespace sightline::app
