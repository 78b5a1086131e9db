// Problems of a saved game, in French. The tests cause every fault of the header, the lines and the
// answers. No English may be left.
#include <gtest/gtest.h>
#include <QTemporaryDir>
#include <fstream>

#include "app/files/tables/open_journal.h"
#include "app/window/legion/sandbox/sandbox_start.h"
#include "app/window/shell/words/journal_words.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/talk/words/journals.h"
#include "ui/words/heard_problems.h"
#include "unit/engine/armies.h"

namespace sightline::app {
namespace {
using nlohmann::json;

class FrenchJournals : public HeardProblems {
  protected:
    std::filesystem::path write(const std::string& text) const {
        std::filesystem::path file = here() / "game.sightline";
        std::ofstream(file) << text;
        return file;
    }
    std::filesystem::path here() const { return folder_.path().toStdString(); }

    void refuseHeader(const json& header) {
        hear(engine::readJournal(write(header.dump() + "\n")));
    }
    /// Replaces one member of a journal's header, so that the header is refused.
    void refuseHeaderWith(const char* member, const json& value) {
        json header = goodHeader();
        header[json::json_pointer(member)] = value;
        refuseHeader(header);
    }
    void refuseAnswer(const char* text) { hear(engine::answerFromJson(json::parse(text))); }

    static json goodHeader() {
        return {{"format", "sightline-journal"},
                {"version", 2},
                {"rules",
                 {{"date", "2026-05-29"},
                  {"catalogue", "00000000000000ff"},
                  {"automated", json::array({"Overrun"})}}},
                {"scenario", json::object()},
                {"seed", 7}};
    }

  private:
    const QTemporaryDir folder_;
};

TEST_F(FrenchJournals, EveryRowOfTheTableIsSaid) {
    refuseHeader(json::array());
    refuseHeaderWith("/format", "sightline-layout");
    refuseHeaderWith("/version", 0);
    refuseHeaderWith("/version", 3);
    refuseHeaderWith("/asks", 0);
    refuseHeaderWith("/asks", 1000);
    refuseHeaderWith("/scenario", 7);
    refuseHeaderWith("/seed", -1);
    refuseHeaderWith("/rules", 7);
    refuseHeaderWith("/rules/date", "yesterday");
    refuseHeaderWith("/rules/catalogue", "none");
    refuseHeaderWith("/rules/automated", 7);
    refuseHeaderWith("/check", "0");
    hear(engine::readJournal(write("7\n{\n7\n")));
    hear(engine::readJournal(write(goodHeader().dump() + "\nno answer\n7\n")));

    for (const char* answer :
         {"[]", "{}", R"({"answer": 7})", R"({"answer": "dance"})",
          R"({"answer": "pick", "option": 0.5})", R"({"answer": "pick", "chosen": 7})",
          R"({"answer": "pick_several", "options": 7})", R"({"answer": "places", "places": [7]})",
          R"({"answer": "spot", "at": [1]})", R"({"answer": "spot", "at": [1, 1e9]})",
          R"({"answer": "move", "move": 7})",
          R"({"answer": "adjust", "by": "blue", "to_sandbox": false})",
          R"({"answer": "adjust", "by": "blue", "join": {"player": "red", "unit": "x",
              "upgrades": [7]}, "position": [1, 1, 0], "facing": 0})",
          R"({"answer": "adjust", "by": "blue", "unit": 0, "until": "round", "effect": {"gains": [
              {"keyword": "x", "by_hand": 7}]}})"})
        refuseAnswer(answer);

    std::stop_source stop;
    stop.request_stop();
    engine::Journal journal;
    journal.answers = {engine::Pick{0}};
    hear(engine::replayAsFarAsItGoes(engine::test::shootOut(), journal, stop.get_token()));
    hear(positionIn(QString::fromStdString((here() / "none.sightline").string()), {}, {}));
    french.hear(engine::say::underPage(engine::say::cannotStand(), 34));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/talk/words/journals.h"), "");
}

TEST_F(FrenchJournals, WhereAGameStopsIsSaid) {
    OpenedJournal opened;
    opened.used = 12;
    opened.stop = OpenedJournal::Stop{.why = problemOf(engine::say::answerIsObject()), .line = 14};
    EXPECT_EQ(opened.stopped("game.sightline").text,
              "game.sightline:14: an answer must be an object");
    hear(opened.stopped("game.sightline"));
    opened.stop = OpenedJournal::Stop{
        .why = {"it cannot stand there (p. 34, Apply Cover)", engine::say::cannotStand()},
        .rule = engine::page(34, "Apply Cover")};
    EXPECT_EQ(opened.stopped("game.sightline").text,
              "game.sightline: answer 13: it cannot stand there (p. 34, Apply Cover)");
    french.hear(opened.stopped("game.sightline").message);
    EXPECT_EQ(french.english(), "");
    PrintedNames names;
    names.add("game.sightline");
    EXPECT_EQ(names.leftIn(JournalWords::stopped(QStringLiteral("game.sightline"), opened)),
              QStringList());
}

}  // namespace
}  // namespace sightline::app
