// The window with the rules: opened by menu, key and citation; search, links, history and pages, in
// English and in French.
#include <QAction>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QSettings>
#include <QTextBrowser>
#include <QTextCursor>
#include <QToolButton>
#include <QTranslator>

#include "app/files/lessons/load_rulebook.h"
#include "app/window/learn_desk.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/why_popover.h"
#include "app/window/legion/practice/quiz_page.h"
#include "app/window/legion/rulebook/moved_request.h"
#include "app/window/legion/rulebook/rulebook_contents.h"
#include "app/window/legion/rulebook/rulebook_dialog.h"
#include "app/window/legion/rulebook/rulebook_words.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/practice_desk.h"
#include "app/window/shell/words/language.h"
#include "ui/fit/fit_check.h"
#include "ui/menu_hand.h"
#include "ui/settle_stand.h"

namespace sightline::app {
namespace {

class RulebookWindow : public SettleStand {
  protected:
    RulebookDialog* rules() { return window->findChild<RulebookDialog*>(); }
    template <class Widget>
    Widget* inRules(const char* name) {
        auto* found = rules()->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void openByKey() {
        startStarter();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        key(Qt::Key_F2);
        waitForRules();
    }
    void waitForRules() {
        ASSERT_TRUE(waitUntil([this] { return rules() && rules()->isVisible(); }));
        rules()->activateWindow();  // the display for tests has no window manager
        ASSERT_TRUE(QTest::qWaitForWindowActive(rules()));
        ASSERT_TRUE(waitUntil([this] { return !rules()->shown().isEmpty(); }));
    }
    std::string shown() { return rules()->shown().toStdString(); }
    void type(const QString& words) {
        auto* field = inRules<QLineEdit>("rulesSearch");
        field->selectAll();
        QTest::keyClicks(field, words);
    }
    void jumpTo(const QString& page) {
        auto* field = inRules<QLineEdit>("rulesPage");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, page);
        QTest::keyClick(field, Qt::Key_Return);
    }
    std::string text() { return inRules<QTextBrowser>("rulesText")->toPlainText().toStdString(); }
    /// Clicks on a link of the page.
    void pressLink(const QString& words) {
        auto* page = inRules<QTextBrowser>("rulesText");
        const QTextCursor found = page->document()->find(words);
        ASSERT_FALSE(found.isNull()) << words.toStdString() << "\n" << text();
        page->setTextCursor(found);
        page->ensureCursorVisible();
        const QRect end = page->cursorRect(found);
        QTest::mouseClick(page->viewport(), Qt::LeftButton, {},
                          QPoint(end.left() - 6, end.center().y()));
    }
    std::string line() { return inRules<QLabel>("rulesLine")->text().toStdString(); }
    std::vector<std::string> listed() {
        std::vector<std::string> titles;
        const auto* list = inRules<RulebookContents>("rulesContents");
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            titles.push_back(list->topLevelItem(i)->text(0).toStdString());
        return titles;
    }
    /// The first entry of the record that cites a page of the Core Rulebook.
    int citingEntry() {
        const engine::Record& record = session().game().record();
        for (std::size_t i = 0; i < record.size(); ++i)
            if (record[i].citation.page > 0 && record[i].citation.document.empty())
                return static_cast<int>(i);
        ADD_FAILURE() << "no entry cites a page";
        return -1;
    }
    engine::Rulebook book() {
        auto loaded = loadRulebook();
        EXPECT_TRUE(loaded.ok());
        return std::move(loaded).value();
    }
    std::string sectionCitedBy(int entry) {
        const engine::Rulebook read = book();
        const engine::RuleSection* section =
            read.sectionOf(session().game().record()[static_cast<std::size_t>(entry)].citation);
        EXPECT_NE(section, nullptr);
        return section ? section->id : std::string();
    }
};

TEST_F(RulebookWindow, TheHelpMenuOpensItAndEscapeClosesIt) {
    startStarter();
    auto* entry = window->findChild<QAction*>(QStringLiteral("openRules"));
    ASSERT_NE(entry, nullptr);
    chooseInMenu(*window->menuBar(), *window->menuBar()->actions().last()->menu(), entry);
    waitForRules();
    EXPECT_FALSE(rules()->isModal());
    EXPECT_TRUE(inRules<QLineEdit>("rulesSearch")->hasFocus());
    QTest::keyClick(inRules<QLineEdit>("rulesSearch"), Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([this] { return rules() == nullptr; }));
}

TEST_F(RulebookWindow, TheKeyOpensTheChaptersInReadingOrder) {
    openByKey();
    const engine::Rulebook read = book();
    std::vector<std::string> chapters;
    for (const engine::RuleChapter& chapter : read.chapters()) chapters.push_back(chapter.title.en);
    EXPECT_EQ(listed(), chapters);
    EXPECT_EQ(shown(), read.sections().front()->id);
}

TEST_F(RulebookWindow, TheSearchAnswersWhileThePlayerTypes) {
    openByKey();
    type(QStringLiteral("cov"));
    ASSERT_GT(listed().size(), 1U);
    EXPECT_EQ(listed().front(), "Cover");
    EXPECT_EQ(shown(), "cover");
    QTest::keyClick(inRules<QLineEdit>("rulesSearch"), Qt::Key_Down);
    EXPECT_EQ(text().rfind(listed()[1], 0), 0U) << text();
    type(QStringLiteral("qqqq"));
    EXPECT_TRUE(listed().empty());
    EXPECT_EQ(line(), "No section contains these words.");
}

TEST_F(RulebookWindow, TypingAddsOneSectionToTheHistory) {
    openByKey();
    const std::string start = shown();
    type(QStringLiteral("suppression"));
    ASSERT_NE(shown(), start);
    QTest::mouseClick(inRules<QToolButton>("rulesBack"), Qt::LeftButton);
    EXPECT_EQ(shown(), start);
    EXPECT_FALSE(inRules<QToolButton>("rulesBack")->isEnabled());
}

TEST_F(RulebookWindow, BackAndForwardFollowTheVisitedSections) {
    openByKey();
    const std::string start = shown();
    jumpTo(QStringLiteral("30"));
    const std::string second = shown();
    ASSERT_NE(second, start);
    auto* field = inRules<QLineEdit>("rulesSearch");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(shown(), start);
    QTest::keyClick(field, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(shown(), second);
    EXPECT_FALSE(inRules<QToolButton>("rulesForward")->isEnabled());
}

TEST_F(RulebookWindow, APageNumberOpensTheFirstSectionOfThePage) {
    openByKey();
    jumpTo(QStringLiteral("34"));
    EXPECT_EQ(shown(), book().sectionsOfPage(34).front()->id);
    EXPECT_NE(text().find("Core Rulebook p. "), std::string::npos);
    jumpTo(QStringLiteral("999"));
    EXPECT_EQ(line(), "No section is about page 999.");
    EXPECT_EQ(shown(), book().sectionsOfPage(34).front()->id);
}

TEST_F(RulebookWindow, ARelatedSectionIsALink) {
    openByKey();
    auto* page = inRules<QTextBrowser>("rulesText");
    const std::string related = book().section(shown())->related.front();
    const std::string title = book().section(related)->title.en;
    page->setFocus();
    const auto reached = [&] { return page->textCursor().selectedText().toStdString() == title; };
    for (int links = 0; links < 5 && !reached(); ++links) QTest::keyClick(page, Qt::Key_Tab);
    ASSERT_TRUE(reached());
    QTest::keyClick(page, Qt::Key_Return);
    EXPECT_EQ(shown(), related);
}

TEST_F(RulebookWindow, AnExampleShowsItsQuestionAndTheRuling) {
    openByKey();
    type(QStringLiteral("blocking los"));
    ASSERT_EQ(shown(), "blocking-los");
    EXPECT_NE(text().find("Is there a line of sight?"), std::string::npos);
    EXPECT_TRUE(waitUntil([this] { return text().find("LOS: no") != std::string::npos; }))
        << text();
}

TEST_F(RulebookWindow, ALinkOpensTheLessonThatTeachesTheSection) {
    openByKey();
    type(QStringLiteral("within"));
    ASSERT_EQ(shown(), "within");
    pressLink(QStringLiteral("Lesson 4: Ranges"));
    EXPECT_TRUE(waitUntil([this] { return window->learn().running(); }));
    EXPECT_EQ(window->learn().run()->lesson().number, 4);
    EXPECT_TRUE(waitUntil([this] { return rules() == nullptr; })) << "the window would cover it";
}

TEST_F(RulebookWindow, ALinkAsksAQuestionOfTheKindThatPractisesTheSection) {
    openByKey();
    type(QStringLiteral("within"));
    pressLink(QStringLiteral("Quiz: Range"));
    ASSERT_TRUE(waitUntil(
        [this] { return window->practice().quiz() && window->practice().quiz()->item(); }));
    EXPECT_EQ(window->practice().quiz()->item()->kind, engine::QuizKind::band);
    EXPECT_FALSE(QSettings().contains(QStringLiteral("quiz/kinds"))) << "a link keeps no choice";
}

TEST_F(RulebookWindow, EveryNamedLessonAndQuizExists) {
    openByKey();
    RulebookReader reader;
    reader.load();
    ASSERT_TRUE(waitUntil([&] { return reader.book() != nullptr; }));
    int lessons = 0;
    for (const engine::RuleSection* section : reader.book()->sections()) {
        if (section->lesson.empty()) continue;
        ++lessons;
        EXPECT_TRUE(reader.lessonTitle(section->lesson).startsWith(QStringLiteral("Lesson ")))
            << section->id;
    }
    EXPECT_GT(lessons, 100);
}

TEST_F(RulebookWindow, TheRulingOfAnExampleFollowsItsMiniatureOnTheTable) {
    openByKey();
    const auto former = session().sharedGame();
    type(QStringLiteral("blocking los"));
    ASSERT_EQ(shown(), "blocking-los");
    ASSERT_TRUE(waitUntil([this] { return text().find("LOS: no") != std::string::npos; }));
    pressLink(QStringLiteral("Show the example on the table"));
    ASSERT_TRUE(waitUntil([this] { return session().view().sandbox; }));
    EXPECT_NE(text().find("Drag a miniature: the ruling changes."), std::string::npos);
    const geometry::Vec3 from = session().view().minis.front().mini.position;
    ASSERT_EQ(from, geometry::Vec3(30.0, 18.0, 0.0));
    TableView& table = *window->parts().table;
    drag(table.screenOf(from), table.screenOf({40.0, 26.0, 0.0}));  // past the end of the wall
    EXPECT_TRUE(waitUntil([this] { return text().find("LOS: yes") != std::string::npos; }))
        << text();
    pressLink(QStringLiteral("Back to the game"));
    EXPECT_TRUE(waitUntil([&] { return session().sharedGame() == former; }));
    EXPECT_NE(text().find("LOS: no"), std::string::npos) << "the ruling of the printed example";
}

TEST(MovedRequest, TakesThePositionOfTheMiniatureThatItNames) {
    geometry::Mini moved;
    moved.position = {31.5, 20.0, 4.0};
    const nlohmann::json query = {{"query", "los"},
                                  {"from", {{"x", 26}, {"y", 18}, {"base", "small"}}},
                                  {"to", {{"x", 42}, {"y", 18}, {"base", "small"}}}};
    const nlohmann::json now = movedRequest(query, {{{26.01, 18.0}, moved}});
    EXPECT_EQ(now["from"]["x"].get<double>(), 31.5);
    EXPECT_EQ(now["from"]["z"].get<double>(), 4.0);
    EXPECT_FALSE(now["from"].contains("facing"));
    EXPECT_EQ(now["to"], query["to"]) << "no miniature of the scene stands there";
}

TEST(MovedRequest, DoesNotFollowAMoveOrAPiece) {
    EXPECT_TRUE(followsMiniatures({{"query", "range"}}));
    EXPECT_FALSE(followsMiniatures({{"query", "move"}, {"pose", nlohmann::json::object()}}));
    EXPECT_FALSE(followsMiniatures({{"query", "height"}, {"piece", "tower"}}));
    EXPECT_FALSE(followsMiniatures(nullptr)) << "a question about dice";
}

TEST_F(RulebookWindow, ClosingTheWindowTakesTheExampleOffTheTable) {
    openByKey();
    const auto former = session().sharedGame();
    type(QStringLiteral("blocking los"));
    pressLink(QStringLiteral("Show the example on the table"));
    ASSERT_TRUE(waitUntil([this] { return session().view().sandbox; }));
    EXPECT_LE(rules()->width(), 420) << "the table stays visible";
    QTest::keyClick(inRules<QLineEdit>("rulesSearch"), Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([&] { return session().sharedGame() == former; }));
}

TEST_F(RulebookWindow, EveryRulingIsSaidInWords) {
    const engine::Rulebook read = book();
    for (const engine::RuleSection* section : read.sections()) {
        if (!section->scene) continue;
        const QString said = RulebookWords::ruling(*section->scene, section->scene->ruling);
        EXPECT_FALSE(said.isEmpty()) << section->id;
        EXPECT_FALSE(said.contains(QLatin1Char('_'))) << said.toStdString();
        EXPECT_TRUE(RulebookWords::question(*section->scene).endsWith(QLatin1Char('?')))
            << section->id;
    }
}

TEST_F(RulebookWindow, AClickOnACitationOfTheRecordOpensItsRule) {
    startStarter();
    const int entry = citingEntry();
    QListView* list = window->parts().record->list();
    const QRect row = window->parts().record->lineRect(entry);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    auto* cited = window->parts().why->findChild<QLabel*>(QStringLiteral("whyCitation"));
    ASSERT_NE(cited, nullptr);
    ASSERT_TRUE(waitUntil([&] { return cited->isVisible(); }));
    QTest::mouseClick(cited, Qt::LeftButton, {}, QPoint(20, cited->fontMetrics().height() / 2));
    waitForRules();
    EXPECT_FALSE(window->parts().why->isVisible());
    EXPECT_EQ(shown(), sectionCitedBy(entry));
}

TEST_F(RulebookWindow, TheMenuOfARecordEntryOpensItsRule) {
    startStarter();
    const int entry = citingEntry();
    QListView* list = window->parts().record->list();
    const QPoint at = window->parts().record->lineRect(entry).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, list->viewport()->mapToGlobal(at));
    QApplication::sendEvent(list->viewport(), &asked);
    auto* menu = list->findChild<QMenu*>(QStringLiteral("recordMenu"));
    ASSERT_NE(menu, nullptr);
    ASSERT_TRUE(waitUntil([&] { return menu->isVisible(); }));
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    waitForRules();
    EXPECT_EQ(shown(), sectionCitedBy(entry));
}

TEST_F(RulebookWindow, TheAnswerToADisputeLeadsToItsRule) {
    openWithWall();
    openDialog();
    chooseMini("settleFirst", first());
    chooseMini("settleSecond", second());
    ASSERT_TRUE(sheetCame());
    const engine::Citation cited = dialog()->sheet()->sheet().citation;
    pressPart("settleRule");
    waitForRules();
    const engine::Rulebook read = book();
    ASSERT_NE(read.sectionOf(cited), nullptr);
    EXPECT_EQ(shown(), read.sectionOf(cited)->id);
}

TEST_F(RulebookWindow, NothingIsCutOffOnASmallScreen) {
    openByKey();
    rules()->resize(smallScreen);
    EXPECT_LE(rules()->minimumSizeHint().width(), smallScreen.width());
    EXPECT_LE(rules()->minimumSizeHint().height(), smallScreen.height());
    EXPECT_TRUE(cutIn(*rules()).isEmpty()) << cutIn(*rules()).join(QLatin1Char('\n')).toStdString();
}

class FrenchRulebook : public RulebookWindow {
  protected:
    void SetUp() override {
        speak(*QApplication::instance(), QStringLiteral("fr"));
        RulebookWindow::SetUp();
    }
    void TearDown() override {
        RulebookWindow::TearDown();
        for (QTranslator* one : QApplication::instance()->findChildren<QTranslator*>()) delete one;
        QLocale::setDefault(QLocale::c());
    }
};

TEST_F(FrenchRulebook, TheSearchFindsCoverByItsFrenchWord) {
    openByKey();
    EXPECT_EQ(rules()->windowTitle().toStdString(), "Règles");
    type(QStringLiteral("couv"));
    ASSERT_FALSE(listed().empty());
    EXPECT_EQ(listed().front(), "Couvert");
    EXPECT_EQ(shown(), "cover");
    EXPECT_NE(text().find("Livre de règles p. "), std::string::npos) << text();
}

}  // namespace
}  // namespace sightline::app
