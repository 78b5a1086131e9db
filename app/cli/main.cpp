// sightline-cli: the headless program. No display, no Qt. Results on stdout as JSON, reasons on stderr;
// exit status 0 done, 1 the input was refused, 2 usage.
#include <CLI/CLI.hpp>
#include <iostream>

#include "app/cli/layout_command.h"
#include "app/cli/query_command.h"
#include "app/cli/replay_command.h"
#include "app/cli/sim_command.h"

int main(int argc, char** argv) {
    using namespace sightline::app;
    CLI::App program("Sightline without a window: queries over a battlefield, checks, replays.");
    program.require_subcommand(1);
    program.failure_message(CLI::FailureMessage::help);
    int status = 0;

    std::string layout;
    CLI::App* query = program.add_subcommand(
        "query", "Answer one JSON request a line from stdin (range, height, place, los, obscured, cohesion, move)");
    query->add_option("--layout", layout, "layout file (*.layout.json)")->required();
    query->callback([&] { status = queryCommand(layout, std::cin, std::cout, std::cerr); });

    CLI::App* layouts = program.add_subcommand("layout", "Work on layout files");
    layouts->require_subcommand(1);
    CLI::App* check = layouts->add_subcommand("check", "List what is wrong or unagreed in a layout");
    std::string checked;
    check->add_option("FILE", checked, "layout file")->required();
    check->callback([&] { status = layoutCheckCommand(checked, std::cout, std::cerr); });

    CLI::App* replay = program.add_subcommand("replay", "Run a journal again and print the final state digest");
    std::string journal;
    replay->add_option("FILE", journal, "journal (*.sightline)")->required();
    replay->callback([&] { status = replayCommand(journal, std::cout, std::cerr); });

    CLI::App* sim = program.add_subcommand("sim", "Play whole games with random legal answers, one JSON line a game");
    SimSettings games;
    sim->add_option("--games", games.games, "how many games")->check(CLI::Range(1, 1000000));
    sim->add_option("--seed", games.seed, "seed of the first game; the next ones count up");
    sim->add_option("--scenario", games.scenario, "scenario file; the starter battle when left out");
    sim->callback([&] { status = simCommand(games, std::cout, std::cerr); });

    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = program.exit(error, std::cerr, std::cerr);
        return code == 0 ? 0 : 2;
    }
    return status;
}
