/// The page of quizzes: the choice of kinds, the question with its options, the explanation, and
/// the ratings. The scene of the question is on the table of the main window.
#pragma once
#include <QWidget>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <tuple>

#include "app/window/legion/practice/kept_ratings.h"
#include "app/window/legion/practice/quiz_maker.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace sightline::app {

class PageScroll;
class PracticeStage;
class QuizCard;
class SkillRow;

class QuizPage : public QWidget {
    Q_OBJECT

  public:
    explicit QuizPage(PracticeStage& stage, QWidget* parent = nullptr);

    /// Shows the next question of the chosen kinds, as soon as it is made.
    void next();
    /// Chooses only this kind, and shows the next question of it. The kept choice of the player
    /// does not change.
    void practise(engine::QuizKind kind);
    /// Shows the question that a player has shared.
    void open(const QuizSeed& shared);
    /// Presses the button with this key: "1" to "6", "N" or the Enter key. Returns false if the key
    /// has no meaning now.
    bool press(const QString& key);
    /// Returns to the former game.
    void leave();

    const engine::QuizItem* item() const { return scene_ ? &scene_->item : nullptr; }
    bool answered() const { return answered_; }
    const KeptRatings& ratings() const { return ratings_; }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void addHead(QBoxLayout& column);
    void addSkills(QBoxLayout& column);
    void addFoot(QBoxLayout& column);
    QPushButton* addButton(QBoxLayout& row, const QString& text, const QString& name);
    std::vector<engine::QuizKind> chosenKinds() const;
    void keepChoices();
    void prepare(const engine::QuizRatings& ratings);
    void arrive();
    void showScene(std::unique_ptr<QuizScene> scene);
    void answer(int option);
    QString rate(bool right);
    void markTable();
    void dropScene();
    void refresh();
    void tell(const QString& line, bool bad = false);
    void openTyped();
    void reset();

    PracticeStage& stage_;
    QuizMaker maker_;
    KeptRatings ratings_;
    std::unique_ptr<QuizScene> scene_;
    bool answered_ = false, waiting_ = false;
    std::set<std::tuple<engine::QuizKind, int, std::uint64_t>> counted_;

    QPushButton *next_ = nullptr, *leave_ = nullptr, *reset_ = nullptr;
    QComboBox* wish_ = nullptr;
    QLabel* line_ = nullptr;
    PageScroll* scroll_ = nullptr;
    QuizCard* card_ = nullptr;
    QToolButton* fold_ = nullptr;
    QWidget* skills_ = nullptr;
    std::array<SkillRow*, engine::quizKindNames.size()> rows_{};
    QLineEdit* shared_ = nullptr;
};

}  // namespace sightline::app
