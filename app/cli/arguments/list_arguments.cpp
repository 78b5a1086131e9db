// The commands about armies, rules and cards: army, rules and cards.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/cli/arguments/command_line.h"
#include "app/cli/lists/army_command.h"
#include "app/cli/lists/cards_command.h"
#include "app/cli/rules/rules_command.h"

namespace sightline::app {
namespace {

void addArmyCheck(CommandLine& line, CLI::App* armies) {
    struct Arguments {
        std::string army;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* judge = armies->add_subcommand(
        "check", "Report whether an army is legal, with the reasons if it is not");
    judge->add_option("FILE", arguments->army, "army (*.army.json)")->required();
    judge->callback([arguments, &line] {
        line.status = armyCheckCommand(arguments->army, line.packs, std::cout, std::cerr);
    });
}

void addArmyImport(CommandLine& line, CLI::App* armies) {
    struct Arguments {
        std::string army;
        std::string format = "auto";
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* reading =
        armies->add_subcommand("import", "Read the list of another program from stdin or FILE");
    reading->add_option("FORMAT", arguments->format, "format of the list: link, json, text or auto")
        ->required()
        ->check(CLI::IsMember({"link", "json", "text", "auto"}));
    reading->add_option("FILE", arguments->army, "file that holds the list; default: stdin");
    reading->callback([arguments, &line] {
        const auto text = arguments->army.empty() ? textOfList(std::cin, "stdin")
                                                  : textOfListFile(arguments->army);
        if (!text) {
            std::cerr << text.problem().text << '\n';
            line.status = 1;
            return;
        }
        line.status = armyImportCommand(arguments->format, *text, line.packs, std::cout, std::cerr);
    });
}

void addArmyExport(CommandLine& line, CLI::App* armies) {
    struct Arguments {
        std::string army;
        std::string format = "auto";
        std::string written;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* out =
        armies->add_subcommand("export", "Write an army in a format that other programs read");
    out->add_option("FORMAT", arguments->format,
                    "format of the list: link, json, text, minimal or tournament")
        ->required()
        ->check(CLI::IsMember({"link", "json", "text", "minimal", "tournament"}));
    out->add_option("FILE", arguments->army, "army (*.army.json)")->required();
    out->add_option("--output", arguments->written,
                    "file for the list itself; the printed JSON then names this file");
    out->callback([arguments, &line] {
        line.status = armyExportCommand(arguments->format, arguments->army, arguments->written,
                                        line.packs, std::cout, std::cerr);
    });
}

void addRules(CommandLine& line) {
    struct Arguments {
        RulesSettings sought;
        std::vector<std::string> soughtWords;
        std::string language = "en";
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* rules = line.program.add_subcommand(
        "rules", "Look up the rules: the rulebook in the program's own words, with live examples");
    CLI::Option* words =
        rules->add_option("SEARCH", arguments->soughtWords, "words that the sections must contain");
    CLI::Option* page = rules
                            ->add_option("--page", arguments->sought.page,
                                         "print the sections of a page of the rulebook")
                            ->check(CLI::Range(1, 200))
                            ->excludes(words);
    rules->add_option("--id", arguments->sought.id, "print the section with this id")
        ->excludes(words)
        ->excludes(page);
    rules->add_option("--language", arguments->language, "en or fr; default: en")
        ->check(CLI::IsMember({"en", "fr"}));
    rules->add_flag("--text", arguments->sought.text, "print plain text instead of JSON");
    rules->footer(rulesHelp());
    rules->callback([arguments, &line] {
        for (const std::string& word : arguments->soughtWords)
            arguments->sought.search += (arguments->sought.search.empty() ? "" : " ") + word;
        if (arguments->language == "fr") arguments->sought.language = engine::RuleLanguage::french;
        line.status = rulesCommand(arguments->sought, std::cout, std::cerr);
    });
}

void addCards(CommandLine& line) {
    struct Arguments {
        bool each = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* cards =
        line.program.add_subcommand("cards",
                                    "Count the cards that data or code plays, the cards "
                                    "that are by hand, and the values in doubt");
    line.takePacks(*cards);
    cards->add_flag("--json", arguments->each,
                    "print every keyword and card by id, with its automation (whole, part, by hand "
                    "or unknown) and the parts that are by hand");
    cards->callback([arguments, &line] {
        line.status = arguments->each ? cardsJsonCommand(line.packs, std::cout, std::cerr)
                                      : cardsCommand(line.packs, std::cout, std::cerr);
    });
}

}  // namespace

void addListCommands(CommandLine& line) {
    CLI::App* armies = line.program.add_subcommand("army", "Check, import and export army lists");
    armies->require_subcommand(1);
    line.takePacks(*armies);
    addArmyCheck(line, armies);
    addArmyImport(line, armies);
    addArmyExport(line, armies);
    addRules(line);
    addCards(line);
}

}  // namespace sightline::app
