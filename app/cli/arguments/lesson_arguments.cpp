// The commands for learning: lesson, puzzle and quiz.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/arguments/command_line.h"
#include "app/cli/lessons/lesson_command.h"
#include "app/cli/puzzles/puzzle_command.h"
#include "app/cli/quiz/quiz_command.h"
#include "app/cli/terminal/seed_option.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"

namespace sightline::app {
namespace {

void addLessonCheck(CommandLine& line, CLI::App* lessons) {
    struct Arguments {
        std::vector<std::string> lessonsToCheck;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* proves = lessons->add_subcommand(
        "check", "Play a lesson by its own answers and report whether it can be done");
    proves->add_option("FILE", arguments->lessonsToCheck, "one or more lessons (*.lesson.json)")
        ->required();
    proves->footer(lessonCheckHelp());
    proves->callback([arguments, &line] {
        for (const std::string& file : arguments->lessonsToCheck)
            line.status =
                std::max(line.status, lessonCheckCommand(file, line.packs, std::cout, std::cerr));
    });
}

void addLessonRecord(CommandLine& line, CLI::App* lessons) {
    struct Arguments {
        LessonRecordSettings recorded;
        std::string learner = "blue";
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* record =
        lessons->add_subcommand("record", "Make the draft of a lesson from a saved game");
    record->add_option("JOURNAL", arguments->recorded.journal, "journal (*.sightline)")->required();
    record->add_option("--player", arguments->learner, "side of the learner; default: blue")
        ->check(CLI::IsMember({"blue", "red"}));
    record
        ->add_option("--skip", arguments->recorded.skip,
                     "number of steps of the game before the first step of the draft; default: 0")
        ->check(CLI::Range(0, 100000));
    record->add_option("--save", arguments->recorded.save,
                       "lesson file to write; default: print the draft");
    record->footer(lessonRecordHelp());
    record->callback([arguments, &line] {
        arguments->recorded.packs = line.packs;
        arguments->recorded.player =
            arguments->learner == "red" ? engine::Player::red : engine::Player::blue;
        line.status = lessonRecordCommand(arguments->recorded, std::cout, std::cerr);
    });
}

void addPuzzleCheck(CommandLine& line, CLI::App* puzzles) {
    struct Arguments {
        std::vector<std::string> checkedPuzzles;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* solves = puzzles->add_subcommand(
        "check", "Search the solution of puzzles, and report whether their mistakes are refused");
    solves->add_option("FILE", arguments->checkedPuzzles, "puzzles (*.puzzle.json)")->required();
    solves->footer(puzzleCheckHelp());
    solves->callback([arguments, &line] {
        line.status =
            puzzleCheckCommand(arguments->checkedPuzzles, line.packs, std::cout, std::cerr);
    });
}

void addPuzzleList(CommandLine& line, CLI::App* puzzles) {
    struct Arguments {
        std::string subject;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* puzzleList = puzzles->add_subcommand("list", "List the puzzles of the program");
    puzzleList->add_option("--subject", arguments->subject, "only puzzles about this subject")
        ->check(CLI::IsMember(engine::puzzles::subjectWords()));
    puzzleList->footer(puzzleListHelp());
    puzzleList->callback([arguments, &line] {
        line.status = puzzleListCommand(arguments->subject, std::cout, std::cerr);
    });
}

void addPuzzleAnswer(CommandLine& line, CLI::App* puzzles) {
    struct Arguments {
        std::string solved;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* solver =
        puzzles->add_subcommand("answer", "Judge the answers of a solver, read from stdin");
    solver->add_option("FILE", arguments->solved, "puzzle (*.puzzle.json)")->required();
    solver->footer(puzzleAnswerHelp());
    solver->callback([arguments, &line] {
        line.status =
            puzzleAnswerCommand(arguments->solved, line.packs, std::cin, std::cout, std::cerr);
    });
}

void addQuiz(CommandLine& line) {
    struct Arguments {
        QuizSettings questions;
        std::string quizSubject;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* quiz = line.program.add_subcommand(
        "quiz", "Make questions about the rules, each with its scene, options and answer");
    quiz->add_option("--kind", arguments->quizSubject, "kind of the questions")
        ->required()
        ->check(CLI::IsMember(
            std::vector<std::string>(engine::quizKindNames.begin(), engine::quizKindNames.end())));
    quiz->add_option("--seed", arguments->questions.seed,
                     "seed of the first question; the seed rises by 1 for each further question; "
                     "default: 1")
        ->check(faultOfSeed);
    quiz->add_option("--count", arguments->questions.count, "number of questions; default: 1")
        ->check(CLI::Range(1, 1000000));
    quiz->add_option("--level", arguments->questions.level,
                     "difficulty, from 1 (easiest) to 5; default: 3")
        ->check(CLI::Range(engine::easiestQuiz, engine::hardestQuiz));
    quiz->footer(quizHelp());
    quiz->callback([arguments, &line] {
        arguments->questions.kind = *engine::quizKindOf(arguments->quizSubject);
        line.status = quizCommand(arguments->questions, std::cout, std::cerr);
    });
}

}  // namespace

void addLessonCommands(CommandLine& line) {
    CLI::App* lessons =
        line.program.add_subcommand("lesson", "Check lessons and record drafts of lessons");
    lessons->require_subcommand(1);
    line.takePacks(*lessons);
    addLessonCheck(line, lessons);
    addLessonRecord(line, lessons);
    CLI::App* puzzles = line.program.add_subcommand("puzzle", "Check, list and answer puzzles");
    puzzles->require_subcommand(1);
    line.takePacks(*puzzles);
    addPuzzleCheck(line, puzzles);
    addPuzzleList(line, puzzles);
    addPuzzleAnswer(line, puzzles);
    addQuiz(line);
}

}  // namespace sightline::app
