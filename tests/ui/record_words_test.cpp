// Words of the record and of what the table foretells.
#include "app/window/words/record_words.h"
#include "app/window/words/table_words.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class RecordWordsTest : public WindowStand {
  protected:
    QString lineOf(const char* verdict, std::vector<engine::Number> numbers) {
        startClose();
        engine::Ruling ruling;
        ruling.happening = engine::Happening::actionMade;
        ruling.verdict = verdict;
        ruling.numbers = std::move(numbers);
        ruling.unit = unitOf(question().player, 4);
        return RecordWords::line(ruling, view());
    }
};

TEST_F(RecordWordsTest, ACardActionIsSaidByItsName) {
    EXPECT_TRUE(
        lineOf("Calculate Odds", {{"actions", 1.0}}).endsWith(QStringLiteral("Calculate Odds")));
    EXPECT_TRUE(lineOf("action", {{"action", 0.0}}).endsWith(QStringLiteral("Move")));
}

TEST(TableWords, ExpectedWoundsNameWhatTheyLeaveOut) {
    EXPECT_EQ(withoutWords({"Impact 3", "Pierce 3"}),
              QStringLiteral("Without keywords: Impact 3, Pierce 3"));
    EXPECT_TRUE(withoutWords({}).isEmpty());
}

}  // namespace
}  // namespace sightline::app
