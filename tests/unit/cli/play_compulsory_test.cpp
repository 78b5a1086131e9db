// `sightline-cli play`: the answer to a compulsory Move is its complete path. Keyword Glossary, p.
// 54.
#include <gtest/gtest.h>

#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::play;
using test::Played;

// Speeder bikes on open ground. They are the only unit of red.
const char* const chase = R"({
  "format": "sightline-scenario", "version": 1, "name": "A chase",
  "layout": {"format": "sightline-layout", "version": 1, "name": "Bare ground",
             "table": {"width": 72, "depth": 36, "mat": "desert"}, "pieces": []},
  "armies": {"blue": {"format": "sightline-army", "version": 1, "name": "Blue",
                      "faction": "rebels", "units": [{"unit": "rebel-troopers", "upgrades": []}]},
             "red": {"format": "sightline-army", "version": 1, "name": "Red", "faction": "empire",
                     "units": [{"unit": "74-z-speeder-bikes", "upgrades": []}]}},
  "placements": {"blue": [{"unit": 0, "minis": [{"x": 60, "y": 4}, {"x": 62, "y": 4},
                                                {"x": 60, "y": 2}, {"x": 62, "y": 2}]}],
                 "red": [{"unit": 0, "minis": [{"x": 10, "y": 20, "facing": 0},
                                               {"x": 10, "y": 23, "facing": 0}]}]},
  "round": 1, "lastRound": 2, "phase": "activation", "activePlayer": "red"})";

json onward(double stop) {
    return {
        {"answer", "move"},
        {"move",
         {{"kind", "standard"},
          {"tool_speed", 3},
          {"pose", {{"contact_angle", 0.0}, {"direction", 0.0}, {"bend", 0.0}, {"stop", stop}}}}}};
}

TEST(PlayLines, ACompulsoryMoveThatStopsShortIsRefusedWithTheLegalOne) {
    const test::TextFiles files;
    PlaySettings settings;
    settings.scenario = files.write("chase.scenario.json", chase).string();
    int moves = 0;
    const Played played = play(settings, [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (last["event"] == "refused") return last.contains("legal") ? last["legal"].dump() : "";
        if (last["ask"] == "chooseFreeAction")
            return R"({"answer":"pick","chosen":{"action":"compulsory_move"}})";
        if (last["ask"] == "moveUnit") return moves++ == 0 ? onward(0.5).dump() : "";
        return moves == 0 ? R"({"answer":"pick","option":0})" : "";
    });
    const auto refused = played.of("refused");
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0]["page"], 54);
    EXPECT_EQ(refused[0]["legal"]["answer"], "move");
    EXPECT_EQ(refused[0]["legal"]["move"]["pose"]["stop"], 1.0);
    EXPECT_EQ(refused[0]["legal"]["move"]["tool_speed"], 3);
    EXPECT_GT(played.last("question")["number"], refused[0]["number"]) << "which was taken";
}

}  // namespace
}  // namespace sightline::app
