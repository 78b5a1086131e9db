// The commands that play games and compute odds: replay, play, odds, sim and arena.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/cli/arguments/command_line.h"
#include "app/cli/games/arena_command.h"
#include "app/cli/games/replay_command.h"
#include "app/cli/games/sim_command.h"
#include "app/cli/odds/odds_command.h"
#include "app/cli/play/play_command.h"
#include "app/cli/terminal/seed_option.h"

namespace sightline::app {
namespace {

void addReplay(CommandLine& line) {
    const auto journal = std::make_shared<ReplaySettings>();
    CLI::App* replay = line.program.add_subcommand(
        "replay", "Replay a journal and print the digest of the final state");
    replay->add_option("FILE", journal->file, "journal (*.sightline)")->required();
    replay->add_flag("--as-far-as-it-goes", journal->asFarAsItGoes,
                     "replay a journal that stops midway, for example one saved under other rules: "
                     "print the state at that point and the number of answers that were used");
    replay->add_option("--digest", journal->digest,
                       "expected digest of the final state: 16 hexadecimal digits, or the number "
                       "that earlier versions printed; another digest is refused");
    replay->add_flag(
        "--fields", journal->fields,
        "also print the whole state, by names and values, with the secrets of both players");
    line.takePacks(*replay);
    replay->callback([journal, &line] {
        journal->packs = line.packs;
        line.status = replayCommand(*journal, std::cout, std::cerr);
    });
}

void addPlay(CommandLine& line) {
    struct Arguments {
        PlaySettings played;
        std::string chance = "asked";
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* play = line.program.add_subcommand(
        "play",
        "Play a whole game over stdin and stdout, one JSON object per line in each direction");
    CLI::Option_group* begins = play->add_option_group("Start of the game");
    begins->add_option("--scenario", arguments->played.scenario,
                       "scenario file; the game starts at its beginning");
    begins->add_option("--journal", arguments->played.journal,
                       "journal (*.sightline); the game continues at its end");
    begins->require_option(1);
    play->add_option("--seed", arguments->played.seed,
                     "seed of seeded chance and of random answers; default: 1, or the seed "
                     "of the journal")
        ->check(faultOfSeed);
    play->add_flag("--as-far-as-it-goes", arguments->played.asFarAsItGoes,
                   "continue a journal that stops midway, for example a damaged one, at the point "
                   "where it stops");
    play->add_option(
            "--chance", arguments->chance,
            "asked: the program asks for each roll and draw; seeded: its generator answers them")
        ->check(CLI::IsMember({"asked", "seeded"}));
    play->add_flag("--ask-everything", arguments->played.asksEverything,
                   "ask every question, even if only one answer is legal or the order has no "
                   "effect; a journal keeps the setting that it began with")
        ->excludes("--journal");
    play->add_option("--save", arguments->played.save,
                     "journal file that the program keeps up to date during the game");
    line.takePacks(*play);
    play->footer(playHelp());
    play->callback([arguments, &line] {
        arguments->played.packs = line.packs;
        arguments->played.seeded = arguments->chance == "seeded";
        line.status = playCommand(arguments->played, std::cin, std::cout, std::cerr);
    });
}

void addOdds(CommandLine& line) {
    CLI::App* odds = line.program.add_subcommand(
        "odds",
        "Compute the exact distribution of the wounds of an attack, from a JSON request on stdin");
    odds->footer(oddsFields());
    odds->callback([&line] { line.status = oddsCommand(std::cin, std::cout, std::cerr); });
}

void addSim(CommandLine& line) {
    struct Arguments {
        SimSettings games;
        std::string player;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* sim = line.program.add_subcommand(
        "sim", "Play whole games automatically and check them; print one JSON line per game");
    sim->add_option("--games", arguments->games.games, "number of games")
        ->check(CLI::Range(1, 1000000));
    sim->add_option("--seed", arguments->games.seed,
                    "seed of the first game; the seed rises by 1 for each further game")
        ->check(faultOfSeed);
    sim->add_option(
           "--player", arguments->player,
           "computer player of both sides: random, sensible, easy, fair, sharp, or "
           "sensible-1 "
           "(the older version of sensible); default: random; with --random-armies: random "
           "for odd seeds and sensible for even seeds")
        ->check(CLI::IsMember(engine::playerKindNames()));
    sim->add_flag(
        "--explain", arguments->games.explain,
        "for easy, fair and sharp: also print one JSON line for each judged decision, with "
        "the considered choices and the parts of their worth");
    sim->add_option("--scenario", arguments->games.scenario,
                    "scenario file; default: the starter battle");
    CLI::Option* keywords = sim->add_flag(
        "--keywords", arguments->games.keywords,
        "print one more line: how often each automated keyword acted and was declined, and the "
        "keywords that never acted");
    CLI::Option* randomArmies =
        sim->add_flag("--random-armies", arguments->games.randomArmies,
                      "draw two random legal armies of the whole catalogue, a table and a mission "
                      "for each game; with --keywords: draw cards with missing keywords more "
                      "often, stop as soon as no keyword is missing, and fail if one is missing "
                      "after the last game")
            ->excludes("--scenario");
    sim->add_option("--at-least", arguments->games.atLeast,
                    "number of effects below which a keyword is missing; default: 1")
        ->check(CLI::Range(1, 1000000))
        ->needs(keywords)
        ->needs(randomArmies);
    sim->add_option("--only", arguments->games.only,
                    "name of a keyword; only the named keywords can be missing; may be repeated")
        ->needs(keywords)
        ->needs(randomArmies);
    line.takePacks(*sim);
    sim->callback([arguments, &line] {
        arguments->games.packs = line.packs;
        if (!arguments->player.empty())
            arguments->games.player = engine::playerKindOf(arguments->player);
        line.status = simCommand(arguments->games, std::cout, std::cerr);
    });
}

void addArena(CommandLine& line) {
    struct Arguments {
        ArenaSettings meeting;
        std::string playerA;
        std::string playerB;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* arena = line.program.add_subcommand(
        "arena",
        "Let two computer players compete. Each seed is played twice, the second time with "
        "exchanged seats. Print one JSON line per game, then the totals");
    arena
        ->add_option("A", arguments->playerA,
                     "first player: random, sensible, easy, fair, sharp or sensible-1")
        ->required()
        ->check(CLI::IsMember(engine::playerKindNames()));
    arena
        ->add_option("B", arguments->playerB,
                     "second player: random, sensible, easy, fair, sharp or sensible-1")
        ->required()
        ->check(CLI::IsMember(engine::playerKindNames()));
    CLI::Option* pairs =
        arena
            ->add_option("--pairs", arguments->meeting.pairs,
                         "number of pairs of games; with --sequential: the largest number; "
                         "default: 1, with --sequential 500")
            ->check(CLI::Range(1, 1000000));
    arena
        ->add_option("--sequential", arguments->meeting.sequential,
                     "play pairs only until it is 95 % sure whether A wins at least this share of "
                     "the games or less, for example 0.9. A sequential probability ratio test "
                     "compares the shares 0.05 below and 0.05 above. A draw is half a win. The "
                     "last line has the verdict: at least, below or undecided")
        ->check(CLI::Range(0.06, 0.94));
    arena
        ->add_option("--seed", arguments->meeting.seed,
                     "seed of the first pair; the seed rises by 1 for each further pair")
        ->check(faultOfSeed);
    arena->add_option("--scenario", arguments->meeting.scenarios,
                      "scenario file; may be repeated: the pairs then use the files in turn; "
                      "default: the starter battle");
    line.takePacks(*arena);
    arena->callback([arguments, pairs, &line] {
        if (arguments->meeting.sequential && pairs->count() == 0) arguments->meeting.pairs = 500;
        arguments->meeting.packs = line.packs;
        arguments->meeting.a = *engine::playerKindOf(arguments->playerA);
        arguments->meeting.b = *engine::playerKindOf(arguments->playerB);
        line.status = arenaCommand(arguments->meeting, std::cout, std::cerr);
    });
}

}  // namespace

void addGameCommands(CommandLine& line) {
    addReplay(line);
    addPlay(line);
    addOdds(line);
    addSim(line);
    addArena(line);
}

}  // namespace sightline::app
