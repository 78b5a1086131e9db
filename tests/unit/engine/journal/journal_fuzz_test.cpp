// Journals with all kinds of wrong values. The program must report the fault in one line and must
// never crash.
#include <gtest/gtest.h>

#include "engine/legion/rules/game/journal_file.h"
#include "engine/talk/generator.h"
#include "unit/engine/answers.h"
#include "unit/engine/armies.h"
#include "unit/engine/folder.h"

namespace sightline::engine::test {
namespace {

const std::string fuzzHeader =
    R"({"format":"sightline-journal","version":1,"scenario":{},"seed":7})"
    "\n";

const nlohmann::json wrongValues[] = {nullptr,
                                      -1,
                                      18446744073709551615ULL,
                                      1e300,
                                      "text",
                                      std::string(5000, 'x'),
                                      nlohmann::json::array(),
                                      nlohmann::json::object(),
                                      {1, 2, 3}};

/// Reads the text as a journal, and replays the part that can be read.
void expectNoCrash(const Folder& folder, const std::string& text) {
    const auto read = readJournal(folder.write("a", text));
    if (!read) {
        EXPECT_EQ(read.problem().text.find('\n'), std::string::npos) << read.problem().text;
        return;
    }
    const auto game = replay(shootOut(2, 2), read->journal);
    if (!game) {
        EXPECT_EQ(game.problem().text.find('\n'), std::string::npos);
    }
}

std::string everyAnswerAsText() {
    std::string text = fuzzHeader;
    for (const Answer& answer : everyKindOfAnswer()) text += toJson(answer).dump() + "\n";
    return text;
}

TEST(JournalFuzz, RandomBytes) {
    const Folder folder;
    Generator chance(1);
    for (int i = 0; i < 300; ++i) {
        std::string text = i % 2 == 0 ? fuzzHeader : "";
        const auto size = chance.below(300);
        for (std::uint32_t n = 0; n < size; ++n) text += static_cast<char>(chance.below(256));
        expectNoCrash(folder, text);
    }
}

TEST(JournalFuzz, TenMegabytesOfGarbage) {
    const Folder folder;
    Generator chance(2);
    std::string text(10 << 20, ' ');
    for (char& one : text) one = static_cast<char>(chance.below(256));
    const auto read = readJournal(folder.write("a", text));
    ASSERT_FALSE(read);
    EXPECT_LT(read.problem().text.size(), 300U);
    EXPECT_FALSE(readJournal(folder.write("a", fuzzHeader + text)));
    EXPECT_FALSE(readJournal(folder.write("a", std::string(10 << 20, '\n'))));
}

TEST(JournalFuzz, CutAnywhere) {
    const Folder folder;
    const std::string text = everyAnswerAsText();
    for (std::size_t end = 0; end <= text.size(); end += 9) {
        expectNoCrash(folder, text.substr(0, end));
    }
}

TEST(JournalFuzz, BytesChanged) {
    const Folder folder;
    const std::string text = everyAnswerAsText();
    Generator chance(3);
    for (int i = 0; i < 200; ++i) {
        std::string changed = text;
        for (int n = 0; n < 3; ++n) {
            const auto at = chance.below(static_cast<std::uint32_t>(text.size()));
            switch (chance.below(3)) {
                case 0:
                    changed[at] = static_cast<char>(chance.below(256));
                    break;
                case 1:
                    changed.erase(at % changed.size(), 1 + chance.below(5));
                    break;
                default:
                    changed.insert(at % changed.size(), 1, "\"{}[]0,-\n"[chance.below(9)]);
            }
        }
        expectNoCrash(folder, changed);
    }
}

TEST(JournalFuzz, WrongTypesAndHugeNumbersInEveryField) {
    const Folder folder;
    for (const Answer& answer : everyKindOfAnswer()) {
        const nlohmann::json whole = toJson(answer).flatten();
        for (const auto& field : whole.items()) {
            for (const auto& value : wrongValues) {
                nlohmann::json changed = toJson(answer);
                changed[nlohmann::json::json_pointer(field.key())] = value;
                expectNoCrash(folder, fuzzHeader + changed.dump() + "\n");
            }
        }
    }
}

TEST(JournalFuzz, WrongTypesInEveryFieldOfTheHeader) {
    const Folder folder;
    const nlohmann::json good = {
        {"format", "sightline-journal"},
        {"version", 2},
        {"asks", 2},
        {"rules",
         {{"date", "2026-05-29"}, {"catalogue", "0123456789abcdef"}, {"automated", {"Overrun"}}}},
        {"scenario", {{"name", "test"}}},
        {"seed", 7}};
    ASSERT_TRUE(readJournal(folder.write("a", good.dump() + "\n")));
    for (const char* field :
         {"/format", "/version", "/asks", "/rules", "/rules/date", "/rules/catalogue",
          "/rules/automated", "/rules/automated/0", "/scenario", "/seed"}) {
        for (const auto& value : wrongValues) {
            nlohmann::json changed = good;
            changed[nlohmann::json::json_pointer(field)] = value;
            expectNoCrash(folder, changed.dump() + "\n");
        }
    }
}

TEST(JournalFuzz, DeepNesting) {
    const Folder folder;
    const std::size_t depth = 2000000;
    const std::string deep = std::string(depth, '[') + std::string(depth, ']');
    expectNoCrash(folder, std::string(depth, '[') + "\n");
    expectNoCrash(folder, fuzzHeader + deep + "\n");
    expectNoCrash(folder, R"({"format":"sightline-journal","version":1,"seed":7,"scenario":{"a":)" +
                              deep + "}}\n");
}

}  // namespace
}  // namespace sightline::engine::test
