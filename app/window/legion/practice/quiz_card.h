/// The text of one quiz question, its options as buttons, and the explanation after the answer.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/legion/practice/option_button.h"
#include "engine/legion/advice/quiz/quiz_item.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

class QuizCard : public QWidget {
    Q_OBJECT

  public:
    explicit QuizCard(QWidget* parent = nullptr);

    void ask(const engine::QuizItem& item);
    /// Shows the explanation. `chosen` is the option of the player. `rating` is a line about the
    /// rating.
    void explain(const engine::QuizItem& item, std::size_t chosen, const QString& rating);
    void clear();
    const std::vector<OptionButton*>& options() const { return options_; }

  signals:
    void chosen(int option);

  private:
    QLabel* addLabel(const QString& name);

    QVBoxLayout* column_;
    QLabel *head_, *text_, *verdict_, *why_, *margin_, *rating_;
    QVBoxLayout* buttons_;
    std::vector<OptionButton*> options_;
};

}  // namespace sightline::app
