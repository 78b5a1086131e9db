// sightline-cli: the headless program, which needs neither a display nor Qt. It prints results as
// JSON on stdout and errors on stderr. Exit status: 0 done, 1 input refused, 2 usage error.
#include <CLI/CLI.hpp>
#include <algorithm>
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
#include "app/cli/lessons/lesson_command.h"
#include "app/cli/lists/army_command.h"
#include "app/cli/lists/cards_command.h"
#include "app/cli/odds/odds_command.h"
#include "app/cli/play/play_command.h"
#include "app/cli/puzzles/puzzle_command.h"
#include "app/cli/query/query_command.h"
#include "app/cli/query/query_keywords.h"
#include "app/cli/query/query_tolerance.h"
#include "app/cli/quiz/quiz_command.h"
#include "app/cli/rules/rules_command.h"
#include "app/cli/terminal/harmless_output.h"
#include "app/cli/terminal/last_line.h"
#include "app/cli/terminal/seed_option.h"
#include "app/files/models/model_reader.h"
#include "app/files/models/model_study.h"
#include "app/files/models/reader_process.h"
#include "app/files/tables/table_holds.h"
#include "app/files/version.h"
#include "engine/layouts/layout_file.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"

namespace {

using namespace sightline::app;

int runCommand(int argc, char** argv) {
    CLI::App program("Sightline without a window: queries, checks, simulations and replays.");
    program.require_subcommand(1);
    program.failure_message(CLI::FailureMessage::help);
    program.set_version_flag("--version", "sightline-cli " + programVersion());
    int status = 0;
    std::optional<ReaderScope> longer;
    program.add_flag_callback(
        "--long-models", [&longer] { longer.emplace(ReaderScope::Share::longer); },
        "allow up to 120 s of processor time and 4 GB of memory for each model (default: 10 s and "
        "1 GB); write this option before the command");
    std::vector<std::filesystem::path> packs;
    const auto takesPacks = [&packs](CLI::App* command) {
        command->add_option("--pack", packs,
                            "folder of a card pack to add to the catalogue; may be repeated");
    };

    QuerySettings about;
    CLI::App* query =
        program.add_subcommand("query",
                               "Answer JSON requests from stdin, one per line (range, height, "
                               "place, los, obscured, cohesion, move, reach)");
    CLI::Option_group* tables = query->add_option_group("Table");
    tables->add_option("--layout", about.layout, "layout (*.layout.json or *.sightline-table)");
    tables->add_option("--scenario", about.scenario,
                       "scenario file; its layout is used, without its miniatures");
    tables->require_option(1);
    query->footer(movesHelp() + "\n" + toleranceHelp());
    query->callback([&] { status = queryCommand(about, std::cin, std::cout, std::cerr); });

    CLI::App* layouts = program.add_subcommand("layout", "Work on layout files");
    layouts->require_subcommand(1);
    CLI::App* check = layouts->add_subcommand(
        "check", "List the faults of a layout and the facts that the players have not agreed on");
    std::string checked;
    check->add_option("FILE", checked, "layout (*.layout.json or *.sightline-table)")->required();
    check->footer(layoutCheckHelp());
    check->callback([&] { status = layoutCheckCommand(checked, std::cout, std::cerr); });
    CLI::App* report = layouts->add_subcommand(
        "report",
        "Report whether a table is good and fair: terrain, paths, lines of sight, every mission");
    LayoutReportSettings reported;
    report->add_option("FILE", reported.file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    report->add_option("--mission", reported.mission,
                       "id of one objective card; default: every card whose map fits");
    report->add_flag("--quick", reported.quick,
                     "make a faster and coarser report, without proposed shifts of pieces");
    report->add_flag("--text", reported.text, "print plain text instead of JSON");
    report->footer(layoutReportMembers());
    report->callback([&] { status = layoutReportCommand(reported, std::cout, std::cerr); });
    CLI::App* suggest = layouts->add_subcommand(
        "suggest", "Make a table from the supplied pieces and improve it by its report");
    LayoutSuggestSettings wished;
    suggest->add_option("--theme", wished.theme, "theme of the pieces: desert, forest...")
        ->required();
    suggest->add_option("--density", wished.density, "share of the table that terrain covers")
        ->check(CLI::Range(0.05, 0.4));
    suggest->add_option("--seed", wished.seed, "the same seed makes the same table")
        ->check(faultOfSeed);
    suggest->add_option("--palette", wished.palette,
                        "file of terrain pieces to use instead of the supplied pieces");
    suggest->add_option("--save", wished.save, "layout file to write; default: print the layout");
    suggest->callback([&] { status = layoutSuggestCommand(wished, std::cout, std::cerr); });

    CLI::App* improve = layouts->add_subcommand(
        "improve",
        "Make a table fairer: shift the pieces that give one side an advantage in its missions");
    LayoutImproveSettings bettered;
    improve->add_option("FILE", bettered.file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    improve
        ->add_option("--shifts", bettered.shifts,
                     "largest number of shifts, of 2 inches each; default 8")
        ->check(CLI::Range(1, 100));
    improve->add_option("--save", bettered.save, "layout file to write; default: print the layout");
    improve->callback([&] { status = layoutImproveCommand(bettered, std::cout, std::cerr); });

    CLI::App* model = layouts->add_subcommand(
        "model", "Report the size, the proposed facts and the faults of a model of your own");
    LayoutModelSettings shown{.error = usualSimplifying};
    model->add_option("FILE", shown.file, "STL, OBJ, PLY, GLB, glTF, 3MF, FBX or DAE")->required();
    model
        ->add_option("--error", shown.error,
                     "largest error in inches of the surface of a large model when it is "
                     "simplified; default 0.02")
        ->check(
            CLI::Range(sightline::engine::leastSimplifying, sightline::engine::mostSimplifying));
    model
        ->add_option("--unit", shown.unit,
                     "unit of the numbers in the file; default: the likeliest unit")
        ->check(CLI::IsMember({"in", "mm", "cm", "m"}));
    model->add_option("--up", shown.up, "axis that points up; default: the likeliest axis")
        ->check(CLI::IsMember({"z", "y"}));
    model->add_option("--scale", shown.scale, "factor on the unit; default 1")
        ->check(CLI::Range(1e-6, 1e6));
    model->footer(layoutModelMembers());
    model->callback([&] { status = layoutModelCommand(shown, std::cout, std::cerr); });
    CLI::App* pack = layouts->add_subcommand(
        "pack", "Write a layout and every file that it needs into one file for sharing");
    LayoutPackSettings shared;
    pack->add_option("FILE", shared.file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    pack->add_option("OUT", shared.shared, "file to write (*.sightline-table)")->required();
    pack->add_option("--picture", shared.picture,
                     "PNG picture of the table to include in the file");
    pack->callback([&] { status = layoutPackCommand(shared, std::cout, std::cerr); });
    CLI::App* unpack =
        layouts->add_subcommand("unpack", "Write the files of a shared table into a folder");
    std::string folder;
    unpack->add_option("FILE", shared.shared, "shared table (*.sightline-table)")->required();
    unpack->add_option("FOLDER", folder, "empty or new folder")->required();
    unpack->callback(
        [&] { status = layoutUnpackCommand(shared.shared, folder, std::cout, std::cerr); });

    CLI::App* replay = program.add_subcommand(
        "replay", "Replay a journal and print the digest of the final state");
    ReplaySettings journal;
    replay->add_option("FILE", journal.file, "journal (*.sightline)")->required();
    replay->add_flag("--as-far-as-it-goes", journal.asFarAsItGoes,
                     "replay a journal that stops midway, for example one saved under other rules: "
                     "print the state at that point and the number of answers that were used");
    replay->add_option("--digest", journal.digest,
                       "expected digest of the final state: 16 hexadecimal digits, or the number "
                       "that earlier versions printed; another digest is refused");
    replay->add_flag(
        "--fields", journal.fields,
        "also print the whole state, by names and values, with the secrets of both players");
    takesPacks(replay);
    replay->callback([&] {
        journal.packs = packs;
        status = replayCommand(journal, std::cout, std::cerr);
    });

    CLI::App* play = program.add_subcommand(
        "play",
        "Play a whole game over stdin and stdout, one JSON object per line in each direction");
    PlaySettings played;
    std::string chance = "asked";
    CLI::Option_group* begins = play->add_option_group("Start of the game");
    begins->add_option("--scenario", played.scenario,
                       "scenario file; the game starts at its beginning");
    begins->add_option("--journal", played.journal,
                       "journal (*.sightline); the game continues at its end");
    begins->require_option(1);
    play->add_option(
            "--seed", played.seed,
            "seed of seeded chance and of random answers; default: 1, or the seed of the journal")
        ->check(faultOfSeed);
    play->add_flag("--as-far-as-it-goes", played.asFarAsItGoes,
                   "continue a journal that stops midway, for example a damaged one, at the point "
                   "where it stops");
    play->add_option(
            "--chance", chance,
            "asked: the program asks for each roll and draw; seeded: its generator answers them")
        ->check(CLI::IsMember({"asked", "seeded"}));
    play->add_flag("--ask-everything", played.asksEverything,
                   "ask every question, even if only one answer is legal or the order has no "
                   "effect; a journal keeps the setting that it began with")
        ->excludes("--journal");
    play->add_option("--save", played.save,
                     "journal file that the program keeps up to date during the game");
    takesPacks(play);
    play->footer(playHelp());
    play->callback([&] {
        played.packs = packs;
        played.seeded = chance == "seeded";
        status = playCommand(played, std::cin, std::cout, std::cerr);
    });
    CLI::App* odds = program.add_subcommand(
        "odds",
        "Compute the exact distribution of the wounds of an attack, from a JSON request on stdin");
    odds->footer(oddsFields());
    odds->callback([&] { status = oddsCommand(std::cin, std::cout, std::cerr); });

    CLI::App* sim = program.add_subcommand(
        "sim", "Play whole games automatically and check them; print one JSON line per game");
    SimSettings games;
    sim->add_option("--games", games.games, "number of games")->check(CLI::Range(1, 1000000));
    sim->add_option("--seed", games.seed,
                    "seed of the first game; the seed rises by 1 for each further game")
        ->check(faultOfSeed);
    std::string player;
    sim->add_option(
           "--player", player,
           "computer player of both sides: random, sensible, easy, fair, sharp, or sensible-1 "
           "(the older version of sensible); default: random; with --random-armies: random "
           "for odd seeds and sensible for even seeds")
        ->check(CLI::IsMember(sightline::engine::playerKindNames()));
    sim->add_flag(
        "--explain", games.explain,
        "for easy, fair and sharp: also print one JSON line for each judged decision, with "
        "the considered choices and the parts of their worth");
    sim->add_option("--scenario", games.scenario, "scenario file; default: the starter battle");
    CLI::Option* keywords = sim->add_flag(
        "--keywords", games.keywords,
        "print one more line: how often each automated keyword acted and was declined, and the "
        "keywords that never acted");
    CLI::Option* randomArmies =
        sim->add_flag("--random-armies", games.randomArmies,
                      "draw two random legal armies of the whole catalogue, a table and a mission "
                      "for each game; with --keywords: draw cards with missing keywords more "
                      "often, stop as soon as no keyword is missing, and fail if one is missing "
                      "after the last game")
            ->excludes("--scenario");
    sim->add_option("--at-least", games.atLeast,
                    "number of effects below which a keyword is missing; default: 1")
        ->check(CLI::Range(1, 1000000))
        ->needs(keywords)
        ->needs(randomArmies);
    takesPacks(sim);
    sim->callback([&] {
        games.packs = packs;
        if (!player.empty()) games.player = sightline::engine::playerKindOf(player);
        status = simCommand(games, std::cout, std::cerr);
    });

    CLI::App* arena = program.add_subcommand(
        "arena",
        "Let two computer players compete. Each seed is played twice, the second time with "
        "exchanged seats. Print one JSON line per game, then the totals");
    ArenaSettings meeting;
    std::string playerA, playerB;
    arena
        ->add_option("A", playerA,
                     "first player: random, sensible, easy, fair, sharp or sensible-1")
        ->required()
        ->check(CLI::IsMember(sightline::engine::playerKindNames()));
    arena
        ->add_option("B", playerB,
                     "second player: random, sensible, easy, fair, sharp or sensible-1")
        ->required()
        ->check(CLI::IsMember(sightline::engine::playerKindNames()));
    arena->add_option("--pairs", meeting.pairs, "number of pairs of games")
        ->check(CLI::Range(1, 1000000));
    arena
        ->add_option("--seed", meeting.seed,
                     "seed of the first pair; the seed rises by 1 for each further pair")
        ->check(faultOfSeed);
    arena->add_option("--scenario", meeting.scenarios,
                      "scenario file; may be repeated: the pairs then use the files in turn; "
                      "default: the starter battle");
    takesPacks(arena);
    arena->callback([&] {
        meeting.packs = packs;
        meeting.a = *sightline::engine::playerKindOf(playerA);
        meeting.b = *sightline::engine::playerKindOf(playerB);
        status = arenaCommand(meeting, std::cout, std::cerr);
    });

    CLI::App* lessons =
        program.add_subcommand("lesson", "Check lessons and record drafts of lessons");
    lessons->require_subcommand(1);
    takesPacks(lessons);
    std::vector<std::string> lessonsToCheck;
    CLI::App* proves = lessons->add_subcommand(
        "check", "Play a lesson by its own answers and report whether it can be done");
    proves->add_option("FILE", lessonsToCheck, "one or more lessons (*.lesson.json)")->required();
    proves->footer(lessonCheckHelp());
    proves->callback([&] {
        for (const std::string& file : lessonsToCheck)
            status = std::max(status, lessonCheckCommand(file, packs, std::cout, std::cerr));
    });
    CLI::App* record =
        lessons->add_subcommand("record", "Make the draft of a lesson from a saved game");
    LessonRecordSettings recorded;
    record->add_option("JOURNAL", recorded.journal, "journal (*.sightline)")->required();
    std::string learner = "blue";
    record->add_option("--player", learner, "side of the learner; default: blue")
        ->check(CLI::IsMember({"blue", "red"}));
    record
        ->add_option("--skip", recorded.skip,
                     "number of steps of the game before the first step of the draft; default: 0")
        ->check(CLI::Range(0, 100000));
    record->add_option("--save", recorded.save, "lesson file to write; default: print the draft");
    record->footer(lessonRecordHelp());
    record->callback([&] {
        recorded.packs = packs;
        recorded.player =
            learner == "red" ? sightline::engine::Player::red : sightline::engine::Player::blue;
        status = lessonRecordCommand(recorded, std::cout, std::cerr);
    });

    CLI::App* puzzles = program.add_subcommand("puzzle", "Check, list and answer puzzles");
    puzzles->require_subcommand(1);
    takesPacks(puzzles);
    std::vector<std::string> checkedPuzzles;
    CLI::App* solves = puzzles->add_subcommand(
        "check", "Search the solution of puzzles, and report whether their mistakes are refused");
    solves->add_option("FILE", checkedPuzzles, "puzzles (*.puzzle.json)")->required();
    solves->footer(puzzleCheckHelp());
    solves->callback(
        [&] { status = puzzleCheckCommand(checkedPuzzles, packs, std::cout, std::cerr); });
    std::string subject;
    CLI::App* puzzleList = puzzles->add_subcommand("list", "List the puzzles of the program");
    puzzleList->add_option("--subject", subject, "only puzzles about this subject")
        ->check(CLI::IsMember(sightline::engine::puzzles::subjectWords()));
    puzzleList->footer(puzzleListHelp());
    puzzleList->callback([&] { status = puzzleListCommand(subject, std::cout, std::cerr); });
    std::string solved;
    CLI::App* solver =
        puzzles->add_subcommand("answer", "Judge the answers of a solver, read from stdin");
    solver->add_option("FILE", solved, "puzzle (*.puzzle.json)")->required();
    solver->footer(puzzleAnswerHelp());
    solver->callback(
        [&] { status = puzzleAnswerCommand(solved, packs, std::cin, std::cout, std::cerr); });

    CLI::App* quiz = program.add_subcommand(
        "quiz", "Make questions about the rules, each with its scene, options and answer");
    QuizSettings questions;
    std::string quizSubject;
    quiz->add_option("--kind", quizSubject, "kind of the questions")
        ->required()
        ->check(CLI::IsMember(std::vector<std::string>(sightline::engine::quizKindNames.begin(),
                                                       sightline::engine::quizKindNames.end())));
    quiz->add_option("--seed", questions.seed,
                     "seed of the first question; the seed rises by 1 for each further question; "
                     "default: 1")
        ->check(faultOfSeed);
    quiz->add_option("--count", questions.count, "number of questions; default: 1")
        ->check(CLI::Range(1, 1000000));
    quiz->add_option("--level", questions.level, "difficulty, from 1 (easiest) to 5; default: 3")
        ->check(CLI::Range(sightline::engine::easiestQuiz, sightline::engine::hardestQuiz));
    quiz->footer(quizHelp());
    quiz->callback([&] {
        questions.kind = *sightline::engine::quizKindOf(quizSubject);
        status = quizCommand(questions, std::cout, std::cerr);
    });

    CLI::App* armies = program.add_subcommand("army", "Check, import and export army lists");
    armies->require_subcommand(1);
    takesPacks(armies);
    std::string army, format = "auto";
    CLI::App* judge = armies->add_subcommand(
        "check", "Report whether an army is legal, with the reasons if it is not");
    judge->add_option("FILE", army, "army (*.army.json)")->required();
    judge->callback([&] { status = armyCheckCommand(army, packs, std::cout, std::cerr); });
    CLI::App* reading =
        armies->add_subcommand("import", "Read the list of another program from stdin or FILE");
    reading->add_option("FORMAT", format, "format of the list: link, json, text or auto")
        ->required()
        ->check(CLI::IsMember({"link", "json", "text", "auto"}));
    reading->add_option("FILE", army, "file that holds the list; default: stdin");
    reading->callback([&] {
        const auto text = army.empty() ? textOfList(std::cin, "stdin") : textOfListFile(army);
        if (!text) {
            std::cerr << text.problem().text << '\n';
            status = 1;
            return;
        }
        status = armyImportCommand(format, *text, packs, std::cout, std::cerr);
    });
    CLI::App* out =
        armies->add_subcommand("export", "Write an army in a format that other programs read");
    out->add_option("FORMAT", format, "format of the list: link, json, text, minimal or tournament")
        ->required()
        ->check(CLI::IsMember({"link", "json", "text", "minimal", "tournament"}));
    out->add_option("FILE", army, "army (*.army.json)")->required();
    std::string written;
    out->add_option("--output", written,
                    "file for the list itself; the printed JSON then names this file");
    out->callback(
        [&] { status = armyExportCommand(format, army, written, packs, std::cout, std::cerr); });

    CLI::App* rules = program.add_subcommand(
        "rules", "Look up the rules: the rulebook in the program's own words, with live examples");
    RulesSettings sought;
    std::vector<std::string> soughtWords;
    std::string language = "en";
    CLI::Option* words =
        rules->add_option("SEARCH", soughtWords, "words that the sections must contain");
    CLI::Option* page =
        rules->add_option("--page", sought.page, "print the sections of a page of the rulebook")
            ->check(CLI::Range(1, 200))
            ->excludes(words);
    rules->add_option("--id", sought.id, "print the section with this id")
        ->excludes(words)
        ->excludes(page);
    rules->add_option("--language", language, "en or fr; default: en")
        ->check(CLI::IsMember({"en", "fr"}));
    rules->add_flag("--text", sought.text, "print plain text instead of JSON");
    rules->footer(rulesHelp());
    rules->callback([&] {
        for (const std::string& word : soughtWords)
            sought.search += (sought.search.empty() ? "" : " ") + word;
        if (language == "fr") sought.language = sightline::engine::RuleLanguage::french;
        status = rulesCommand(sought, std::cout, std::cerr);
    });

    CLI::App* cards = program.add_subcommand("cards",
                                             "Count the cards that data or code plays, the cards "
                                             "that are by hand, and the values in doubt");
    takesPacks(cards);
    bool each = false;
    cards->add_flag("--json", each,
                    "print every keyword and card by id, with its automation (whole, part, by hand "
                    "or unknown) and the parts that are by hand");
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
