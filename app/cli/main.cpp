// sightline-cli: the headless program, without display and without Qt. It prints results as JSON on
// stdout and reasons on stderr. Exit status: 0 done, 1 input refused, 2 usage error.
#include <CLI/CLI.hpp>
#include <cerrno>
#include <iostream>
#include <optional>
#include <system_error>

#include "app/cli/games/arena_command.h"
#include "app/cli/games/replay_command.h"
#include "app/cli/games/sim_command.h"
#include "app/cli/layout/layout_command.h"
#include "app/cli/layout/layout_improve.h"
#include "app/cli/layout/layout_model.h"
#include "app/cli/layout/layout_report.h"
#include "app/cli/layout/layout_share.h"
#include "app/cli/layout/layout_suggest.h"
#include "app/cli/lists/army_command.h"
#include "app/cli/lists/cards_command.h"
#include "app/cli/odds/odds_command.h"
#include "app/cli/play/play_command.h"
#include "app/cli/query/query_command.h"
#include "app/cli/query/query_keywords.h"
#include "app/cli/query/query_tolerance.h"
#include "app/cli/terminal/harmless_output.h"
#include "app/cli/terminal/last_line.h"
#include "app/cli/terminal/seed_option.h"
#include "app/files/model_reader.h"
#include "app/files/model_study.h"
#include "app/files/reader_process.h"
#include "app/files/table_holds.h"
#include "app/files/version.h"
#include "engine/layouts/layout_file.h"

namespace {

using namespace sightline::app;

int runCommand(int argc, char** argv) {
    CLI::App program("Sightline without a window: queries over a battlefield, checks, replays.");
    program.require_subcommand(1);
    program.failure_message(CLI::FailureMessage::help);
    program.set_version_flag("--version", "sightline-cli " + programVersion());
    int status = 0;
    std::optional<ReaderScope> longer;
    program.add_flag_callback(
        "--long-models", [&longer] { longer.emplace(ReaderScope::Share::longer); },
        "let models take up to 120 s of work and 4 GB of memory each, instead of 10 s and 1 GB; "
        "stands before the command");
    std::vector<std::filesystem::path> packs;
    const auto takesPacks = [&packs](CLI::App* command) {
        command->add_option("--pack", packs,
                            "folder of a card pack on top of the catalogue; may be repeated");
    };

    std::string layout;
    CLI::App* query =
        program.add_subcommand("query",
                               "Answer one JSON request a line from stdin (range, height, place, "
                               "los, obscured, cohesion, move, reach)");
    query->add_option("--layout", layout, "layout (*.layout.json or *.sightline-table)")
        ->required();
    query->footer(movesHelp() + "\n" + toleranceHelp());
    query->callback([&] { status = queryCommand(layout, std::cin, std::cout, std::cerr); });

    CLI::App* layouts = program.add_subcommand("layout", "Work on layout files");
    layouts->require_subcommand(1);
    CLI::App* check =
        layouts->add_subcommand("check", "List what is wrong or unagreed in a layout");
    std::string checked;
    check->add_option("FILE", checked, "layout (*.layout.json or *.sightline-table)")->required();
    check->footer(layoutCheckHelp());
    check->callback([&] { status = layoutCheckCommand(checked, std::cout, std::cerr); });
    CLI::App* report = layouts->add_subcommand(
        "report", "Say whether a table is good and fair: terrain, ways, sight, every mission");
    LayoutReportSettings reported;
    report->add_option("FILE", reported.file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    report->add_option("--mission", reported.mission,
                       "id of one objective card; else all that fit");
    report->add_flag("--quick", reported.quick, "a first look: coarser, and no piece is shifted");
    report->add_flag("--text", reported.text, "plain words instead of JSON");
    report->footer(layoutReportMembers());
    report->callback([&] { status = layoutReportCommand(reported, std::cout, std::cerr); });
    CLI::App* suggest = layouts->add_subcommand(
        "suggest", "Make a table of the pieces that ship, and make it better by its own report");
    LayoutSuggestSettings wished;
    suggest->add_option("--theme", wished.theme, "of the pieces: desert, forest...")->required();
    suggest->add_option("--density", wished.density, "share of the table to be covered")
        ->check(CLI::Range(0.05, 0.4));
    suggest->add_option("--seed", wished.seed, "the same seed makes the same table")
        ->check(faultOfSeed);
    suggest->add_option("--palette", wished.palette, "other pieces than those that ship");
    suggest->add_option("--save", wished.save, "layout file to write; else it is printed");
    suggest->callback([&] { status = layoutSuggestCommand(wished, std::cout, std::cerr); });

    CLI::App* improve = layouts->add_subcommand(
        "improve", "Make a table fairer: shift the pieces that tip its missions");
    LayoutImproveSettings bettered;
    improve->add_option("FILE", bettered.file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    improve->add_option("--shifts", bettered.shifts, "of 2 inches each, at most; 8")
        ->check(CLI::Range(1, 100));
    improve->add_option("--save", bettered.save, "layout file to write; else it is printed");
    improve->callback([&] { status = layoutImproveCommand(bettered, std::cout, std::cerr); });

    CLI::App* model = layouts->add_subcommand(
        "model", "Say what a model of your own would be on a table, and what is wrong with it");
    LayoutModelSettings shown{.error = usualSimplifying};
    model->add_option("FILE", shown.file, "STL, OBJ, PLY, GLB, glTF, 3MF, FBX or DAE")->required();
    model
        ->add_option("--error", shown.error,
                     "inches that its surface may be off where a large one is simplified; 0.02")
        ->check(
            CLI::Range(sightline::engine::leastSimplifying, sightline::engine::mostSimplifying));
    model->add_option("--unit", shown.unit, "of its numbers, instead of the likeliest")
        ->check(CLI::IsMember({"in", "mm", "cm", "m"}));
    model->add_option("--up", shown.up, "axis that points up, instead of the likeliest")
        ->check(CLI::IsMember({"z", "y"}));
    model->add_option("--scale", shown.scale, "times its unit; 1")->check(CLI::Range(1e-6, 1e6));
    model->footer(layoutModelMembers());
    model->callback([&] { status = layoutModelCommand(shown, std::cout, std::cerr); });
    CLI::App* pack = layouts->add_subcommand(
        "pack", "Write a layout with everything it needs into one file to be shared");
    LayoutPackSettings shared;
    pack->add_option("FILE", shared.file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    pack->add_option("OUT", shared.shared, "file to write (*.sightline-table)")->required();
    pack->add_option("--picture", shared.picture, "PNG of the table that travels with it");
    pack->callback([&] { status = layoutPackCommand(shared, std::cout, std::cerr); });
    CLI::App* unpack =
        layouts->add_subcommand("unpack", "Write what lies in a shared table into a folder");
    std::string folder;
    unpack->add_option("FILE", shared.shared, "shared table (*.sightline-table)")->required();
    unpack->add_option("FOLDER", folder, "empty, or not there yet")->required();
    unpack->callback(
        [&] { status = layoutUnpackCommand(shared.shared, folder, std::cout, std::cerr); });

    CLI::App* replay =
        program.add_subcommand("replay", "Run a journal again and print the final state digest");
    ReplaySettings journal;
    replay->add_option("FILE", journal.file, "journal (*.sightline)")->required();
    replay->add_flag("--as-far-as-it-goes", journal.asFarAsItGoes,
                     "of a journal that stops midway, such as one saved under other rules: the "
                     "state there, and how many answers were used");
    replay->add_option("--digest", journal.digest,
                       "that the game must end with: 16 hexadecimal digits, or the number that "
                       "earlier versions printed; else it is refused");
    replay->add_flag("--fields", journal.fields,
                     "the whole state by names and values, too, with both players' secrets");
    takesPacks(replay);
    replay->callback([&] {
        journal.packs = packs;
        status = replayCommand(journal, std::cout, std::cerr);
    });

    CLI::App* play = program.add_subcommand(
        "play", "Play a whole game over stdin and stdout, one JSON object a line each way");
    PlaySettings played;
    std::string chance = "asked";
    CLI::Option_group* begins = play->add_option_group("Where it begins");
    begins->add_option("--scenario", played.scenario, "scenario file: a game from its beginning");
    begins->add_option("--journal", played.journal, "journal (*.sightline): goes on where it ends");
    begins->require_option(1);
    play->add_option("--seed", played.seed,
                     "of seeded chance and of random answers; 1, or that of the journal")
        ->check(faultOfSeed);
    play->add_flag("--as-far-as-it-goes", played.asFarAsItGoes,
                   "with a journal that stops midway, such as a damaged one: go on from there");
    play->add_option("--chance", chance,
                     "rolls and draws are asked for, or answered by the game's generator")
        ->check(CLI::IsMember({"asked", "seeded"}));
    play->add_flag("--ask-everything", played.asksEverything,
                   "no question is left out, also where only one answer is legal or the order is "
                   "of no consequence; a journal goes on as it began")
        ->excludes("--journal");
    play->add_option("--save", played.save, "journal that is kept in step with the game");
    takesPacks(play);
    play->footer(playHelp());
    play->callback([&] {
        played.packs = packs;
        played.seeded = chance == "seeded";
        status = playCommand(played, std::cin, std::cout, std::cerr);
    });
    CLI::App* odds = program.add_subcommand(
        "odds", "Exact distribution of the wounds of an attack, from a JSON request on stdin");
    odds->footer(oddsFields());
    odds->callback([&] { status = oddsCommand(std::cin, std::cout, std::cerr); });

    CLI::App* sim = program.add_subcommand(
        "sim", "Play whole games by itself and check them, one JSON line a game");
    SimSettings games;
    sim->add_option("--games", games.games, "how many games")->check(CLI::Range(1, 1000000));
    sim->add_option("--seed", games.seed, "seed of the first game; the next ones count up")
        ->check(faultOfSeed);
    std::string player = "random";
    sim->add_option("--player", player,
                    "the player of both sides: random, sensible, or sensible-1 (the older one)")
        ->check(CLI::IsMember(sightline::engine::playerKindNames()));
    sim->add_option("--scenario", games.scenario,
                    "scenario file; the starter battle when left out");
    sim->add_flag("--keywords", games.keywords,
                  "one more line: how often each automated keyword acted, and which never did");
    takesPacks(sim);
    sim->callback([&] {
        games.packs = packs;
        games.player = *sightline::engine::playerKindOf(player);
        status = simCommand(games, std::cout, std::cerr);
    });

    CLI::App* arena = program.add_subcommand(
        "arena",
        "Let two players meet, each seed twice with the seats exchanged: one JSON line a "
        "game, then the totals");
    ArenaSettings meeting;
    std::string playerA, playerB;
    arena->add_option("A", playerA, "random, sensible-1 or sensible")
        ->required()
        ->check(CLI::IsMember(sightline::engine::playerKindNames()));
    arena->add_option("B", playerB, "the other one")
        ->required()
        ->check(CLI::IsMember(sightline::engine::playerKindNames()));
    arena->add_option("--pairs", meeting.pairs, "how many pairs of games")
        ->check(CLI::Range(1, 1000000));
    arena->add_option("--seed", meeting.seed, "seed of the first pair; the next ones count up")
        ->check(faultOfSeed);
    arena->add_option("--scenario", meeting.scenarios,
                      "scenario file; may be repeated, then pairs take turns; the starter battle "
                      "when left out");
    takesPacks(arena);
    arena->callback([&] {
        meeting.packs = packs;
        meeting.a = *sightline::engine::playerKindOf(playerA);
        meeting.b = *sightline::engine::playerKindOf(playerB);
        status = arenaCommand(meeting, std::cout, std::cerr);
    });

    CLI::App* armies = program.add_subcommand("army", "Check, import and export army lists");
    armies->require_subcommand(1);
    takesPacks(armies);
    std::string army, format = "auto";
    CLI::App* judge = armies->add_subcommand("check", "Say whether an army is legal, and why not");
    judge->add_option("FILE", army, "army (*.army.json)")->required();
    judge->callback([&] { status = armyCheckCommand(army, packs, std::cout, std::cerr); });
    CLI::App* reading =
        armies->add_subcommand("import", "Read a list of another program, from stdin or FILE");
    reading->add_option("FORMAT", format, "link, json, text or auto")
        ->required()
        ->check(CLI::IsMember({"link", "json", "text", "auto"}));
    reading->add_option("FILE", army, "the list; stdin when left out");
    reading->callback([&] {
        const auto text = army.empty() ? textOfList(std::cin, "stdin") : textOfListFile(army);
        if (!text) {
            std::cerr << text.problem().text << '\n';
            status = 1;
            return;
        }
        status = armyImportCommand(format, *text, packs, std::cout, std::cerr);
    });
    CLI::App* out = armies->add_subcommand("export", "Write an army as other programs read it");
    out->add_option("FORMAT", format, "link, json, text, minimal or tournament")
        ->required()
        ->check(CLI::IsMember({"link", "json", "text", "minimal", "tournament"}));
    out->add_option("FILE", army, "army (*.army.json)")->required();
    std::string written;
    out->add_option("--output", written, "write the list into this file as it is");
    out->callback(
        [&] { status = armyExportCommand(format, army, written, packs, std::cout, std::cerr); });

    CLI::App* cards = program.add_subcommand(
        "cards", "Count the cards: played by data or code, by hand, and values in doubt");
    takesPacks(cards);
    bool each = false;
    cards->add_flag("--json", each,
                    "every keyword and card by id, with what of it plays by itself: whole, part, "
                    "by hand or unknown, and what is by hand");
    cards->callback([&] {
        status = each ? cardsJsonCommand(packs, std::cout, std::cerr)
                      : cardsCommand(packs, std::cout, std::cerr);
    });

    try {
        program.parse(argc, argv);
    } catch (const CLI::CallForVersion& asked) {
        std::cout << asked.what() << '\n';
    } catch (const CLI::ParseError& error) {
        const int code = program.exit(error, std::cerr, std::cerr);
        return code == 0 ? 0 : 2;
    }
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    serveAsModelReader(argc, argv);
    const HarmlessOutput output(std::cout), errors(std::cerr);
    const int status = statusOf([&] { return runCommand(argc, argv); }, std::cerr);
    letTablesGo();
    errno = 0;
    if (std::cout.flush()) return status;
    std::cerr << "the results cannot be written";
    if (errno != 0) std::cerr << ": " << std::generic_category().message(errno);
    std::cerr << '\n';
    return status == 0 ? 1 : status;
}
