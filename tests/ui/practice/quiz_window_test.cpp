// Quizzes in the window: questions with their scenes on the real table, answers, ratings, and the
// return to the former game.
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QSettings>
#include <QToolButton>

#include "app/window/legion/practice/quiz_evidence.h"
#include "app/window/legion/practice/skill_row.h"
#include "app/window/legion/scene/named_places.h"
#include "app/window/legion/tools/exposure_tool.h"
#include "app/window/settle_desk.h"
#include "ui/picture.h"
#include "ui/practice/practice_stand.h"

namespace sightline::app {
namespace {

using engine::QuizKind;

class QuizWindow : public PracticeStand {
  protected:
    void SetUp() override {
        QSettings().remove(QStringLiteral("quiz"));  // of an earlier test in this process
        PracticeStand::SetUp();
        startStarter();
    }
    /// An option that is not the answer.
    std::size_t wrongOption() { return quiz()->item()->answer == 0 ? 1 : 0; }
    void pressDigit(std::size_t option) {
        QTest::keyClick(quiz(), static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(option)));
    }
    std::string verdict() { return words(quiz(), "quizVerdict").toStdString(); }
    std::vector<std::string> namedSpots() {
        std::vector<std::string> names;
        for (const NamedPlace& mark : table().namedPlaces())
            if (mark.kind != NamedPlace::Kind::name) names.push_back(mark.name.toStdString());
        return names;
    }
    /// The table shows a line or the terrain pieces that prove the answer. "All miniatures are in
    /// cohesion" and a place without a Move have neither.
    void expectEvidence() {
        const engine::QuizItem& item = *quiz()->item();
        const QuizEvidence evidence = evidenceFor(item, session().view());
        switch (item.kind) {
            case QuizKind::cohesion:
                EXPECT_EQ(evidence.line.has_value(), item.why.size() > 1);
                break;
            case QuizKind::legal:
                EXPECT_EQ(evidence.line.has_value(), item.query.at("query") == "move");
                break;
            case QuizKind::reach:
                ASSERT_TRUE(evidence.line);
                EXPECT_NEAR(evidence.line->to.x, item.spots[item.answer].at.x, 1e-9);
                EXPECT_NEAR(evidence.line->to.y, item.spots[item.answer].at.y, 1e-9);
                break;
            default:
                EXPECT_TRUE(evidence.line || !evidence.pieces.empty());
        }
    }
    /// Compares pictures of the table with and without the marks.
    void expectDrawnSpots() {
        ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
        const std::vector<NamedPlace> marks = table().namedPlaces();
        ASSERT_GT(marks.size(), 1U);
        const QImage with = table().grabTable();
        table().setNamedPlaces({});
        const QImage without = table().grabTable();
        for (const NamedPlace& mark : marks) {
            const QPointF at = table().screenOf(mark.at + geometry::Vec3{0.0, 0.0, 1.6});
            EXPECT_GT(differenceAround(with, without, at.toPoint()), 30) << mark.name.toStdString();
        }
        table().setNamedPlaces(marks);
    }
};

// The seeds give scenes on one small table, and no question is made in advance. This saves time.
TEST_F(QuizWindow, EachKindIsAskedAndAnswered) {
    constexpr std::array<std::uint64_t, engine::quizKindNames.size()> seeds{4, 6,  2, 4, 4,
                                                                            8, 11, 3, 4};
    QSettings().setValue(QStringLiteral("quiz/kinds"), QStringList());
    openQuiz();
    for (std::size_t i = 0; i < engine::quizKindNames.size(); ++i) {
        const auto kind = static_cast<QuizKind>(i);
        SCOPED_TRACE(engine::quizKindNames[i]);
        ask(QuizWords::shared({kind, 1, seeds[i]}));
        if (HasFatalFailure()) return;
        const engine::QuizItem& item = *quiz()->item();
        EXPECT_TRUE(staging().hidesQuestions());
        EXPECT_TRUE(staging().hidesMeasures());
        EXPECT_EQ(session().question(), nullptr);
        EXPECT_EQ(words(quiz(), "quizVerdict"), "");
        std::vector<std::string> spots;
        for (const engine::QuizItem::Spot& spot : item.spots) spots.push_back(spot.name);
        EXPECT_EQ(namedSpots(), spots);
        const double before = rating(kind);
        const bool right = i % 2 == 0;
        const std::size_t chosen = right ? item.answer : wrongOption();
        if (i % 3 == 0)
            pressDigit(chosen);
        else
            QTest::mouseClick(option(chosen), Qt::LeftButton);
        ASSERT_TRUE(quiz()->answered());
        EXPECT_EQ(verdict(), right ? "Right" : "Wrong");
        EXPECT_EQ(right, rating(kind) > before);
        EXPECT_EQ(option(item.answer)->mark(), OptionButton::Mark::right);
        EXPECT_EQ(option(chosen)->mark(),
                  right ? OptionButton::Mark::right : OptionButton::Mark::wrong);
        EXPECT_NE(words(quiz(), "quizWhy"), "");
        expectEvidence();
        EXPECT_EQ(words(quiz(), "quizMargin") != "", item.margin.has_value());
        EXPECT_FALSE(staging().hidesMeasures());
        EXPECT_EQ(session().question(), nullptr) << "the scene is not played";
        expectNothingCut(*quiz()->window());
    }
}

TEST_F(QuizWindow, TheTableDoesNotGiveTheAnswerAway) {
    const auto former = session().sharedGame();
    openQuiz();
    ask(QStringLiteral("sight level 1 seed 1"));
    ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
    const engine::MiniId from = leaderOf(engine::UnitId{0}), to = leaderOf(engine::UnitId{1});
    const auto measure = [&] {
        key(Qt::Key_M);
        drag(table().screenOf(from), table().screenOf(to));
    };
    auto* settle = window->findChild<QAction*>(QStringLiteral("settleQuestion"));
    measure();
    EXPECT_FALSE(table().tools().measure().active());
    key(Qt::Key_M);
    clickTable(from);
    key(Qt::Key_X);
    EXPECT_EQ(table().tools().exposure().shown(), ExposureOf::nobody);
    EXPECT_FALSE(settle->isEnabled());
    EXPECT_EQ(words(quiz(), "quizLine"), "Measuring is off until you answer.");
    pressDigit(quiz()->item()->answer);
    measure();
    EXPECT_TRUE(table().tools().measure().active());
    EXPECT_TRUE(settle->isEnabled());
    // Before another file is opened, the former game comes back, and is saved if the player wishes.
    EXPECT_TRUE(window->files().mayLeave());
    EXPECT_EQ(session().sharedGame(), former);
    EXPECT_EQ(quiz()->item(), nullptr);
}

TEST_F(QuizWindow, TheFormerGameComesBackUntouched) {
    const engine::UnitId unit = session().choice().selected().value_or(engine::UnitId{0});
    ASSERT_TRUE(session().answer(engine::Pick{0})) << unit.value;
    ASSERT_TRUE(session().unsaved());
    const auto game = session().sharedGame();
    const std::size_t given = answers();
    const QString recovery = session().recovery().path();
    openQuiz();
    ask(QStringLiteral("band level 1 seed 2"));
    EXPECT_NE(session().sharedGame(), game);
    EXPECT_FALSE(session().unsaved()) << "nobody is asked to save a scene";
    EXPECT_FALSE(session().answer(engine::Pick{0}));
    EXPECT_TRUE(QFile::exists(recovery));
    QTest::keyClick(quiz(), Qt::Key_Escape);
    EXPECT_EQ(session().sharedGame(), game);
    EXPECT_EQ(answers(), given);
    EXPECT_TRUE(session().unsaved());
    EXPECT_NE(session().question(), nullptr);
    EXPECT_EQ(session().recovery().path(), recovery);
    EXPECT_TRUE(QFile::exists(recovery));
    EXPECT_TRUE(table().namedPlaces().empty());
    EXPECT_EQ(quiz()->item(), nullptr);
    // A second Escape closes the window. Closing it during a question brings the game back, too.
    ask(QStringLiteral("hide level 1 seed 3"));
    expectDrawnSpots();
    quiz()->window()->close();
    EXPECT_TRUE(waitUntil([&] { return session().sharedGame() == game; }));
    EXPECT_TRUE(table().namedPlaces().empty());
}

TEST_F(QuizWindow, TheNextQuestionIsOfAChosenKindAndTheRatingsAreKept) {
    openQuiz();
    for (const std::string_view name : engine::quizKindNames)
        if (name != "band")
            in<QCheckBox>(quiz(), ("quizKind_" + std::string(name)).c_str())->click();
    pressIn(quiz(), "quizNext");
    ASSERT_TRUE(waitUntil([this] { return quiz()->item() != nullptr; }));
    EXPECT_EQ(quiz()->item()->kind, QuizKind::band);
    // The keys work in the main window, too, because the player turns the table there.
    window->activateWindow();
    key(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(quiz()->item()->answer)));
    ASSERT_TRUE(quiz()->answered());
    const std::uint64_t seed = quiz()->item()->seed;
    const double after = rating(QuizKind::band);
    EXPECT_GT(after, 1000.0);
    EXPECT_DOUBLE_EQ(KeptRatings().now().of(QuizKind::band).skill, after) << "read from the file";
    EXPECT_EQ(QSettings().value(QStringLiteral("quiz/kinds")).toStringList(), QStringList{"band"});
    pressIn(quiz(), "quizCopy");
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_EQ(QuizWords::parse(copied)->seed, seed);
    // The same question counts only once.
    ask(copied);
    pressDigit(quiz()->item()->answer);
    EXPECT_DOUBLE_EQ(rating(QuizKind::band), after);

    activate(*quiz()->window());
    in<QToolButton>(quiz(), "quizFold")->click();
    answerBox(QStringLiteral("Forget"));
    pressIn(quiz(), "quizReset");
    EXPECT_DOUBLE_EQ(rating(QuizKind::band), 1000.0);
    EXPECT_EQ(KeptRatings().now().of(QuizKind::band).answers, 0);
}

using FrenchQuiz = InFrench<QuizWindow>;

TEST_F(FrenchQuiz, TheQuestionAndItsReasonsAreFrench) {
    openQuiz();
    EXPECT_EQ(quiz()->window()->windowTitle().toStdString(), "Quiz");
    ask(QStringLiteral("band level 1 seed 1"));
    EXPECT_EQ(words(quiz(), "quizHead").toStdString(), "Portée · niveau 1");
    EXPECT_TRUE(words(quiz(), "quizText").contains(QStringLiteral("portée")));
    EXPECT_TRUE(option(0)->words().contains(QStringLiteral("ortée")));
    pressDigit(quiz()->item()->answer);
    EXPECT_EQ(verdict(), "Juste");
    EXPECT_TRUE(words(quiz(), "quizWhy").contains(QStringLiteral("distance")));
    EXPECT_TRUE(words(quiz(), "quizMargin").startsWith(QStringLiteral("Marge")));
    expectNothingCut(*quiz()->window());
}

TEST(QuizWordsTest, SharedQuestionsAreReadInBothForms) {
    const QuizSeed seed{QuizKind::legal, 4, 123456};
    EXPECT_EQ(QuizWords::shared(seed), "legal level 4 seed 123456");
    EXPECT_EQ(QuizWords::parse(QuizWords::shared(seed)), seed);
    EXPECT_EQ(QuizWords::parse(QuizWords::command(seed)), seed);
    for (const char* wrong : {"", "band", "band level 6 seed 1", "band level 0 seed 1",
                              "band level 3 seed x", "nothing level 3 seed 1"})
        EXPECT_FALSE(QuizWords::parse(QString::fromLatin1(wrong))) << wrong;
}

}  // namespace
}  // namespace sightline::app
