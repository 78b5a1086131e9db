// The commands about tables: query and layout.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/cli/arguments/command_line.h"
#include "app/cli/layout/layout_command.h"
#include "app/cli/layout/layout_improve.h"
#include "app/cli/layout/layout_model.h"
#include "app/cli/layout/layout_report.h"
#include "app/cli/layout/layout_share.h"
#include "app/cli/layout/layout_suggest.h"
#include "app/cli/query/query_command.h"
#include "app/cli/query/query_keywords.h"
#include "app/cli/query/query_tolerance.h"
#include "app/cli/terminal/seed_option.h"
#include "app/files/models/model_study.h"
#include "engine/layouts/layout_file.h"

namespace sightline::app {
namespace {

void addQuery(CommandLine& line) {
    const auto about = std::make_shared<QuerySettings>();
    CLI::App* query =
        line.program.add_subcommand("query",
                                    "Answer JSON requests from stdin, one per line (range, height, "
                                    "place, los, obscured, cohesion, move, reach)");
    CLI::Option_group* tables = query->add_option_group("Table");
    tables->add_option("--layout", about->layout, "layout (*.layout.json or *.sightline-table)");
    tables->add_option("--scenario", about->scenario,
                       "scenario file; its layout is used, without its miniatures");
    tables->require_option(1);
    query->footer(movesHelp() + "\n" + toleranceHelp());
    query->callback(
        [about, &line] { line.status = queryCommand(*about, std::cin, std::cout, std::cerr); });
}

void addLayoutCheck(CommandLine& line, CLI::App* layouts) {
    struct Arguments {
        std::string checked;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* check = layouts->add_subcommand(
        "check", "List the faults of a layout and the facts that the players have not agreed on");
    check->add_option("FILE", arguments->checked, "layout (*.layout.json or *.sightline-table)")
        ->required();
    check->footer(layoutCheckHelp());
    check->callback([arguments, &line] {
        line.status = layoutCheckCommand(arguments->checked, std::cout, std::cerr);
    });
}

void addLayoutReport(CommandLine& line, CLI::App* layouts) {
    const auto reported = std::make_shared<LayoutReportSettings>();
    CLI::App* report = layouts->add_subcommand(
        "report",
        "Report whether a table is good and fair: terrain, paths, lines of sight, every mission");
    report->add_option("FILE", reported->file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    report->add_option("--mission", reported->mission,
                       "id of one objective card; default: every card whose map fits");
    report->add_flag("--quick", reported->quick,
                     "make a faster and coarser report, without proposed shifts of pieces");
    report->add_flag("--text", reported->text, "print plain text instead of JSON");
    report->footer(layoutReportMembers());
    report->callback(
        [reported, &line] { line.status = layoutReportCommand(*reported, std::cout, std::cerr); });
}

void addLayoutSuggest(CommandLine& line, CLI::App* layouts) {
    const auto wished = std::make_shared<LayoutSuggestSettings>();
    CLI::App* suggest = layouts->add_subcommand(
        "suggest", "Make a table from the supplied pieces and improve it by its report");
    suggest->add_option("--theme", wished->theme, "theme of the pieces: desert, forest...")
        ->required();
    suggest->add_option("--density", wished->density, "share of the table that terrain covers")
        ->check(CLI::Range(0.05, 0.4));
    suggest->add_option("--seed", wished->seed, "the same seed makes the same table")
        ->check(faultOfSeed);
    suggest->add_option("--palette", wished->palette,
                        "file of terrain pieces to use instead of the supplied pieces");
    suggest->add_option("--save", wished->save, "layout file to write; default: print the layout");
    suggest->callback(
        [wished, &line] { line.status = layoutSuggestCommand(*wished, std::cout, std::cerr); });
}

void addLayoutImprove(CommandLine& line, CLI::App* layouts) {
    const auto bettered = std::make_shared<LayoutImproveSettings>();
    CLI::App* improve = layouts->add_subcommand(
        "improve",
        "Make a table fairer: shift the pieces that give one side an advantage in its missions");
    improve->add_option("FILE", bettered->file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    improve
        ->add_option("--shifts", bettered->shifts,
                     "largest number of shifts, of 2 inches each; default 8")
        ->check(CLI::Range(1, 100));
    improve->add_option("--save", bettered->save,
                        "layout file to write; default: print the layout");
    improve->callback(
        [bettered, &line] { line.status = layoutImproveCommand(*bettered, std::cout, std::cerr); });
}

void addLayoutModel(CommandLine& line, CLI::App* layouts) {
    struct Arguments {
        LayoutModelSettings shown{.error = usualSimplifying};
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* model = layouts->add_subcommand(
        "model", "Report the size, the proposed facts and the faults of a model of your own");
    model->add_option("FILE", arguments->shown.file, "STL, OBJ, PLY, GLB, glTF, 3MF, FBX or DAE")
        ->required();
    model
        ->add_option("--error", arguments->shown.error,
                     "largest error in inches of the surface of a large model when it is "
                     "simplified; default 0.02")
        ->check(CLI::Range(engine::leastSimplifying, engine::mostSimplifying));
    model
        ->add_option("--unit", arguments->shown.unit,
                     "unit of the numbers in the file; default: the likeliest unit")
        ->check(CLI::IsMember({"in", "mm", "cm", "m"}));
    model
        ->add_option("--up", arguments->shown.up,
                     "axis that points up; default: the likeliest axis")
        ->check(CLI::IsMember({"z", "y"}));
    model->add_option("--scale", arguments->shown.scale, "factor on the unit; default 1")
        ->check(CLI::Range(1e-6, 1e6));
    model->footer(layoutModelMembers());
    model->callback([arguments, &line] {
        line.status = layoutModelCommand(arguments->shown, std::cout, std::cerr);
    });
}

void addLayoutPack(CommandLine& line, CLI::App* layouts) {
    const auto shared = std::make_shared<LayoutPackSettings>();
    CLI::App* pack = layouts->add_subcommand(
        "pack", "Write a layout and every file that it needs into one file for sharing");
    pack->add_option("FILE", shared->file, "layout (*.layout.json or *.sightline-table)")
        ->required();
    pack->add_option("OUT", shared->shared, "file to write (*.sightline-table)")->required();
    pack->add_option("--picture", shared->picture,
                     "PNG picture of the table to include in the file");
    pack->callback(
        [shared, &line] { line.status = layoutPackCommand(*shared, std::cout, std::cerr); });
}

void addLayoutUnpack(CommandLine& line, CLI::App* layouts) {
    struct Arguments {
        std::string folder;
        std::string packed;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* unpack =
        layouts->add_subcommand("unpack", "Write the files of a shared table into a folder");
    unpack->add_option("FILE", arguments->packed, "shared table (*.sightline-table)")->required();
    unpack->add_option("FOLDER", arguments->folder, "empty or new folder")->required();
    unpack->callback([arguments, &line] {
        line.status =
            layoutUnpackCommand(arguments->packed, arguments->folder, std::cout, std::cerr);
    });
}

}  // namespace

void addTableCommands(CommandLine& line) {
    addQuery(line);
    CLI::App* layouts = line.program.add_subcommand("layout", "Work on layout files");
    layouts->require_subcommand(1);
    addLayoutCheck(line, layouts);
    addLayoutReport(line, layouts);
    addLayoutSuggest(line, layouts);
    addLayoutImprove(line, layouts);
    addLayoutModel(line, layouts);
    addLayoutPack(line, layouts);
    addLayoutUnpack(line, layouts);
}

}  // namespace sightline::app
