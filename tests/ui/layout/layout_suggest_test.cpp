// Suggested tables in Layout mode: request, preview, cancel, accept and undo.
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <set>

#include "app/window/layouts/layout/suggest_dialog.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

// Longest wait for a suggestion in milliseconds; long enough for a busy computer.
constexpr int whileMade = 120'000;

class LayoutSuggesting : public LayoutStand {
  protected:
    SuggestDialog* dialog() { return window->findChild<SuggestDialog*>(); }
    void openDialog() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(waitUntil([this] { return dialog() && dialog()->isVisible(); }));
        dialog()->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog()));
    }
    /// Requests as little terrain as possible on the smaller table, because the program then makes
    /// the suggestion fast.
    void makeSparse() {
        dialog()->tableSize().setFocus();
        QTest::keyClick(&dialog()->tableSize(), Qt::Key_Down);
        ASSERT_EQ(dialog()->wish().table.width, 36.0);
        dialog()->density().setFocus();
        QTest::keyClick(&dialog()->density(), Qt::Key_Home);
        ASSERT_EQ(dialog()->percent().value(), 5);
    }
    /// Types the seed into its field and presses Enter.
    void typeSeed(int seed) {
        QSpinBox& box = dialog()->seed();
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QString::number(seed));
        QTest::keyClick(&box, Qt::Key_Return);
    }
    void press(QPushButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }
    bool working() { return dialog()->stopButton().isVisible(); }
    KnownSuggestion made() {
        EXPECT_TRUE(waitUntil([this] { return !working(); }, whileMade));
        return dialog()->shown();
    }
    QImage picture() {
        for (const QLabel* label : dialog()->findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("The suggested table from above"))
                return label->pixmap().toImage();
        return {};
    }
    static std::size_t lightnessLevels(const QImage& image) {
        std::set<int> levels;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) levels.insert(qGray(image.pixel(x, y)));
        return levels.size();
    }
    void expectClosed() {
        EXPECT_TRUE(waitUntil([this] { return dialog() == nullptr; }));
    }
};

TEST_F(LayoutSuggesting, TheSameSeedMakesTheSameTable) {
    openDialog();
    makeSparse();
    typeSeed(7);
    EXPECT_TRUE(working()) << "beside the window";
    EXPECT_FALSE(dialog()->useButton().isEnabled());
    const KnownSuggestion first = made();
    ASSERT_NE(first, nullptr) << dialog()->words().toStdString();
    EXPECT_TRUE(dialog()->showsPicture());
    EXPECT_NEAR(first->coverage.covered(), 0.05, 0.02);
    EXPECT_GT(first->missions, 0U);
    EXPECT_TRUE(
        dialog()->words().startsWith(QStringLiteral("Pieces: %1").arg(first->layout.pieces.size())))
        << dialog()->words().toStdString();
    EXPECT_TRUE(dialog()->words().contains(QStringLiteral("Advantage of one side")));
    press(dialog()->anotherButton());
    const KnownSuggestion other = made();
    ASSERT_NE(other, nullptr);
    EXPECT_NE(dialog()->seed().value(), 7);
    EXPECT_NE(other->layout.pieces, first->layout.pieces);
    typeSeed(7);
    const KnownSuggestion again = made();
    ASSERT_NE(again, nullptr);
    EXPECT_NE(again, first);
    EXPECT_EQ(again->layout, first->layout);
    EXPECT_TRUE(layout().pieces.empty()) << "nothing is used yet";
}

TEST_F(LayoutSuggesting, ThePlanGivesWayToAPictureOfTheScene) {
    openDialog();
    makeSparse();
    typeSeed(3);
    ASSERT_NE(made(), nullptr) << dialog()->words().toStdString();
    const QImage plan = picture();
    ASSERT_FALSE(plan.isNull());
    ASSERT_TRUE(waitUntil([&] { return picture() != plan; }, whileMade));
    EXPECT_EQ(picture().width(), plan.width());
    EXPECT_GT(lightnessLevels(picture()), lightnessLevels(plan)) << "a lit scene has shades";
}

TEST_F(LayoutSuggesting, UsedItIsOneStepAndNothingOfBeforeIsLost) {
    put(QStringLiteral("box"), 20, 12);
    const QString file = fileNamed(QStringLiteral("mine.layout.json"));
    ASSERT_FALSE(window->files().saveTo(file));
    put(QStringLiteral("cylinder"), 40, 20);
    const engine::TerrainLayout before = layout();
    openDialog();
    makeSparse();
    press(dialog()->suggestButton());
    const KnownSuggestion table = made();
    ASSERT_NE(table, nullptr) << dialog()->words().toStdString();
    press(dialog()->useButton());
    expectClosed();
    EXPECT_EQ(layout().pieces, table->layout.pieces);
    EXPECT_EQ(layout().name, "Suggested table, Desert, seed 1");
    EXPECT_EQ(session().history().undoes(), engine::LayoutStep::suggest);
    EXPECT_TRUE(session().file().isEmpty()) << "saving does not write over the file of before";
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_TRUE(window->toast().text().contains(QStringLiteral("undo")))
        << window->toast().text().toStdString();
    pressControl(*window, Qt::Key_Z);
    EXPECT_EQ(layout(), before);
    EXPECT_TRUE(session().file().endsWith(QStringLiteral("mine.layout.json")));
    session().redo();
    EXPECT_EQ(layout().pieces, table->layout.pieces);
    EXPECT_TRUE(session().file().isEmpty());
    settle();
    put(QStringLiteral("box"), 3, 3);
    EXPECT_EQ(layout().pieces.size(), table->layout.pieces.size() + 1) << "an ordinary layout";
}

TEST_F(LayoutSuggesting, StoppedItIsGivenUpAtOnce) {
    const engine::TerrainLayout before = layout();
    openDialog();
    QTest::keyClick(&dialog()->density(), Qt::Key_End);
    EXPECT_EQ(dialog()->wish().density, 0.4);
    press(dialog()->suggestButton());
    ASSERT_TRUE(working());
    press(dialog()->stopButton());
    EXPECT_FALSE(working());
    EXPECT_EQ(dialog()->shown(), nullptr);
    EXPECT_FALSE(dialog()->useButton().isEnabled());
    EXPECT_FALSE(dialog()->anotherButton().isEnabled());
    press(dialog()->suggestButton());
    ASSERT_TRUE(working());
    QTest::keyClick(dialog(), Qt::Key_Escape);
    EXPECT_FALSE(working());
    EXPECT_TRUE(dialog()->isVisible()) << "the first Escape gives up what is made";
    QTest::keyClick(dialog(), Qt::Key_Escape);
    expectClosed();
    EXPECT_EQ(layout(), before);
}

TEST_F(LayoutSuggesting, StartsFromTheLayoutAndNamesThemesAsPeopleReadThem) {
    const engine::LayoutHead head{"Mine", "", {48, 40}, "forest"};
    ASSERT_TRUE(session().apply(engine::LayoutStep::table, engine::withHead(layout(), head)));
    openDialog();
    EXPECT_EQ(dialog()->theme().currentText(), QStringLiteral("Forest"));
    EXPECT_EQ(dialog()->tableSize().currentText(),
              QStringLiteral("As this layout: 48 by 40 inches"));
    EXPECT_EQ(dialog()->wish().table.depth, 40.0);
    choose(dialog()->tableSize(), 1);
    EXPECT_EQ(dialog()->wish().table.width, 36.0);
    choose(dialog()->theme(), 0);
    EXPECT_EQ(dialog()->wish().theme, "city");
    const std::uint64_t seed = dialog()->wish().seed;
    press(dialog()->otherSeed());
    EXPECT_NE(dialog()->wish().seed, seed);
    EXPECT_FALSE(working()) << "a seed alone makes nothing";
}

TEST_F(LayoutSuggesting, WhyThereIsNoneIsOneLine) {
    openDialog();
    QComboBox& themes = dialog()->theme();
    themes.addItem(QStringLiteral("Moon"), QStringLiteral("moon"));  // no piece has this theme
    choose(themes, themes.count() - 1);
    press(dialog()->suggestButton());
    EXPECT_EQ(made(), nullptr);
    EXPECT_TRUE(dialog()->words().startsWith(QStringLiteral("theme: expected one of city")))
        << dialog()->words().toStdString();
    EXPECT_FALSE(dialog()->useButton().isEnabled());
    EXPECT_TRUE(dialog()->suggestButton().isEnabled());
}

}  // namespace
}  // namespace sightline::app
