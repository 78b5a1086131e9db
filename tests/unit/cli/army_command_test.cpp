// `sightline-cli army check|import|export`: results on stdout, reasons on stderr, exit status.
#include "app/cli/lists/army_command.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/files/tables/load.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;

struct Said {
    int status = 0;
    std::string output, errors;
    json result() const { return json::parse(output); }
};

Said check(const std::string& file) {
    std::ostringstream output, errors;
    const int status = armyCheckCommand(file, {}, output, errors);
    return {status, output.str(), errors.str()};
}
Said import(const std::string& format, const std::string& text) {
    std::ostringstream output, errors;
    const int status = armyImportCommand(format, text, {}, output, errors);
    return {status, output.str(), errors.str()};
}
Said exported(const std::string& format, const std::string& file, const std::string& to = {}) {
    std::ostringstream output, errors;
    const int status = armyExportCommand(format, file, to, {}, output, errors);
    return {status, output.str(), errors.str()};
}

std::string ready(const char* name) {
    return (assetsFolder() / "armies" / (std::string(name) + ".army.json")).string();
}

TEST(ArmyCheck, ALegalArmyHasNoObjections) {
    const Said said = check(ready("rebels_hope"));
    EXPECT_EQ(said.status, 0) << said.errors;
    EXPECT_TRUE(said.errors.empty());
    const json result = said.result();
    EXPECT_EQ(result["legal"], true);
    EXPECT_TRUE(result["objections"].empty());
    EXPECT_LE(result["points"], result["mostPoints"]);
    EXPECT_GT(result["activations"], 6);
    EXPECT_EQ(result["orderTokens"]["commander"], 2);
}

TEST(ArmyCheck, ObjectionsNameTheUnitTheRuleAndTheWayOut) {
    const test::TextFiles files;
    const auto file = files.write("a.army.json", R"({"format":"sightline-army","version":1,
        "name":"A","faction":"empire","units":[{"unit":"stormtroopers","upgrades":
        ["z-6-trooper"]}]})");
    const Said said = check(file.string());
    EXPECT_EQ(said.status, 1);
    EXPECT_TRUE(said.errors.empty()) << "the list was read; it is its army that is wrong";
    const json result = said.result();
    EXPECT_EQ(result["legal"], false);
    bool upgrade = false;
    for (const json& one : result["objections"]) {
        EXPECT_FALSE(one["text"].get<std::string>().empty());
        EXPECT_FALSE(one["fix"].get<std::string>().empty());
        EXPECT_GT(one["page"], 0) << one;
        upgrade = upgrade || (one.value("card", "") == "z-6-trooper" && one["unit"] == 0);
    }
    EXPECT_TRUE(upgrade);
}

TEST(ArmyCheck, UnreleasedCardsAreNotesAndUnpricedUnitsObjectionsToo) {
    EXPECT_TRUE(check(ready("rebels_hope")).result()["notes"].empty());
    const test::TextFiles files;
    const auto file = files.write("a.army.json", R"({"format":"sightline-army","version":1,
        "name":"A","faction":"rebels","units":[{"unit":"rebel-troopers","upgrades":[]},
        {"unit":"guerilla-troopers","upgrades":[]}]})");
    const json result = check(file.string()).result();
    const bool objected =
        std::any_of(result["objections"].begin(), result["objections"].end(), [](const json& one) {
            return one.value("card", "") == "guerilla-troopers" && one["area"] == "points" &&
                   one["page"] == 16 && !one["fix"].get<std::string>().empty();
        });
    EXPECT_TRUE(objected) << result["objections"];
    const json notes = result["notes"];
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(notes[0]["card"], "guerilla-troopers");
    EXPECT_EQ(notes[0]["unit"], 1);
    EXPECT_EQ(notes[0]["text"],
              "Guerilla Troopers: not released yet, expected Q4 2026; without a "
              "price, it counts 0 points");
}

TEST(Y2018P5ArmyCheck, CitesTheReferenceOf2018) {
    const test::TextFiles files;
    const auto file = files.write("a.army.json", R"({"format":"sightline-army","version":1,
        "name":"A","faction":"rebels","size":"2018","units":[
        {"unit":"luke-skywalker-hero-of-the-rebellion","upgrades":[]}]})");
    const Said said = check(file.string());
    EXPECT_EQ(said.status, 1);
    const json result = said.result();
    EXPECT_EQ(result["points"], 160) << "the price of 2018";
    ASSERT_FALSE(result["objections"].empty());
    for (const json& one : result["objections"]) {
        EXPECT_EQ(one["page"], 5) << one;
        EXPECT_EQ(one["document"], "Rules Reference 1.1.0") << one;
    }
}

TEST(ArmyCheck, AMalformedFileIsOneLineAndNoResult) {
    const test::TextFiles files;
    const std::pair<const char*, const char*> corpus[] = {
        {"", ": line 1, byte 1: expected JSON"},
        {"[]", ": /: expected an object"},
        {R"({"format":"sightline-army","version":1,"name":"A","faction":"empire",
             "units":[{"unit":"stormtroopers"},{}]})",
         ": /units/1: expected a member \"unit\""}};
    for (const auto& [text, problem] : corpus) {
        const std::string file = files.write("bad.army.json", text).string();
        for (const Said& said : {check(file), exported("link", file)}) {
            EXPECT_EQ(said.status, 1);
            EXPECT_TRUE(said.output.empty()) << said.output;
            EXPECT_TRUE(said.errors.starts_with(file + problem)) << said.errors;
            EXPECT_EQ(said.errors.find('\n'), said.errors.size() - 1);
        }
    }
    const Said none = check((files.folder() / "none").string());
    EXPECT_EQ(none.status, 1);
    EXPECT_NE(none.errors.find("none: cannot be opened"), std::string::npos) << none.errors;
}

TEST(ArmyExport, EveryFormatComesBackThroughImport) {
    const std::string file = ready("empire_dark_lord");
    const json before =
        json::parse(import("auto", exported("link", file).result()["content"]).output);
    ASSERT_FALSE(before["army"]["units"].empty());
    for (const char* format : {"link", "text", "minimal", "tournament", "json"}) {
        const Said out = exported(format, file);
        ASSERT_EQ(out.status, 0) << format << out.errors;
        EXPECT_TRUE(out.result()["leftOut"].empty()) << format;
        const Said in = import("auto", out.result()["content"]);
        EXPECT_EQ(in.status, 0) << format << in.errors;
        EXPECT_TRUE(in.result()["missed"].empty()) << format;
        EXPECT_EQ(in.result()["army"]["units"].size(), before["army"]["units"].size()) << format;
    }
}

// `army import` must be able to read the unchanged JSON output of `army export`.
TEST(ArmyExport, ThePrintedResultComesBackThroughImport) {
    for (const char* army : {"empire_dark_lord", "bright_tree_village", "shadow_collective"}) {
        const std::string file = ready(army);
        const json own = json::parse(std::ifstream(file));
        for (const char* format : {"link", "text", "minimal", "tournament", "json"}) {
            const Said in = import("auto", exported(format, file).output);
            ASSERT_EQ(in.status, 0) << army << " " << format << in.errors;
            EXPECT_EQ(in.result()["army"]["units"].size(), own["units"].size())
                << army << " " << format;
            EXPECT_EQ(in.result()["army"]["faction"], own["faction"]) << army << " " << format;
        }
        const Said again = import("auto", import("auto", exported("link", file).output).output);
        EXPECT_EQ(again.status, 0) << "what `army import` prints, too: " << again.errors;
    }
}

TEST(ArmyImport, ListsTheUnitsThatANameMayMean) {
    const Said said = import("auto", "Rebel Troopers\nLuke Skywalker\n");
    EXPECT_EQ(said.status, 1);
    const json missed = said.result()["missed"];
    ASSERT_EQ(missed.size(), 1U);
    ASSERT_EQ(missed[0]["candidates"].size(), 3U);
    EXPECT_EQ(missed[0]["candidates"][1], (json{{"unit", "luke-skywalker-jedi-knight"},
                                                {"name", "Luke Skywalker"},
                                                {"title", "Jedi Knight"},
                                                {"rank", "operative"},
                                                {"points", 165}}));
}

TEST(ArmyImport, AnArmyWithoutUnitsIsRefused) {
    for (const char* text :
         {R"({"armyFaction":"empire","units":[]})", "https://legionhq2.com/list/empire/1000:bm"}) {
        const Said said = import("auto", text);
        EXPECT_EQ(said.status, 1) << text;
        EXPECT_TRUE(said.output.empty()) << said.output;
        EXPECT_EQ(said.errors.find('\n'), said.errors.size() - 1) << said.errors;
        EXPECT_NE(said.errors.find("the list has no units"), std::string::npos) << said.errors;
    }
}

TEST(ArmyExport, WritesAFileOrSaysWhyNot) {
    const test::TextFiles files;
    const std::string to = (files.folder() / "list.txt").string();
    const Said written = exported("text", ready("rebels_hope"), to);
    EXPECT_EQ(written.status, 0) << written.errors;
    EXPECT_EQ(written.result()["written"], to);
    EXPECT_GT(std::filesystem::file_size(to), 200U);
    const std::string nowhere = (files.folder() / "no/such/list.txt").string();
    const Said refused = exported("text", ready("rebels_hope"), nowhere);
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(refused.output.empty());
    EXPECT_EQ(refused.errors, nowhere + ": cannot be written: No such file or directory\n");
}

TEST(ArmyExport, WaitsForNoPipeAndFollowsLinks) {
    const test::TextFiles files;
    const auto pipe = files.folder() / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const Said refused = exported("text", ready("rebels_hope"), pipe.string());
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.errors, pipe.string() + ": an ordinary file is expected\n");
    const auto kept = files.write("kept.txt", "before"), link = files.folder() / "link.txt";
    std::filesystem::create_symlink("kept.txt", link);
    EXPECT_EQ(exported("text", ready("rebels_hope"), link.string()).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(link));
    EXPECT_GT(std::filesystem::file_size(kept), 200U);
}

TEST(ArmyImport, ReportsWhatItDidNotUnderstand) {
    const Said said = import("text", "Corps:\n - Stormtroopers (42): Nothing Known (3) = 45\n");
    EXPECT_EQ(said.status, 1);
    const json result = said.result();
    EXPECT_EQ(result["army"]["units"].size(), 1U);
    ASSERT_EQ(result["missed"].size(), 1U);
    EXPECT_EQ(result["missed"][0]["where"], "line 2");
    EXPECT_EQ(result["missed"][0]["text"], "Nothing Known");
    const Said nothing = import("link", "hello");
    EXPECT_EQ(nothing.status, 1);
    EXPECT_TRUE(nothing.output.empty());
    EXPECT_EQ(nothing.errors, "there is no share link in the text\n");
}

TEST(ArmyImport, NamesTheUnitsThatANameFits) {
    const Said said = import("text", "Rebel Troopers\nLuke Skywalker\n");
    EXPECT_EQ(said.status, 1);
    const json result = said.result();
    ASSERT_EQ(result["missed"].size(), 1U);
    EXPECT_EQ(result["missed"][0]["where"], "line 2");
    EXPECT_NE(result["missed"][0]["reason"].get<std::string>().find("Jedi Knight (operative"),
              std::string::npos);
    EXPECT_EQ(result["army"]["units"].size(), 1U);
}

TEST(ArmyImport, SaysWhatTheListStatesAndWhatWasUnderstood) {
    const json result = import("text", "L\n50/1000\nRebel Troopers\n").result();
    EXPECT_EQ(result["statedPoints"], 50);
    EXPECT_EQ(result["points"], 40);
    EXPECT_FALSE(import("text", "Rebel Troopers\n").result().contains("statedPoints"));
}

TEST(ArmyImport, ReadsFilesAndRefusesFoldersDevicesAndPipes) {
    const test::TextFiles files;
    const auto file = files.write("list.txt", "Rebel Troopers\n");
    ASSERT_TRUE(textOfListFile(file));
    EXPECT_EQ(*textOfListFile(file), "Rebel Troopers\n");
    const auto refusal = [](const std::filesystem::path& path) {
        const auto text = textOfListFile(path);
        EXPECT_FALSE(text) << path;
        return text ? std::string() : text.problem().text;
    };
    const auto folder = file.parent_path();
    EXPECT_EQ(refusal(folder), folder.string() + ": expected a list, found a folder");
    EXPECT_EQ(refusal("/dev/zero"),
              "/dev/zero: expected a file with a list, found a device or a pipe");
    const auto pipe = folder / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(refusal(pipe),
              pipe.string() + ": expected a file with a list, found a device or a pipe");
    EXPECT_EQ(refusal(folder / "none.txt"), (folder / "none.txt").string() + ": cannot be opened");
    const auto large = files.write("large.txt", std::string((1 << 20) + 1, 'x'));
    EXPECT_EQ(refusal(large), large.string() + ": larger than any list (1 MiB)");
    EXPECT_TRUE(textOfListFile(files.write("full.txt", std::string(1 << 20, 'x'))));
}

}  // namespace
}  // namespace sightline::app
