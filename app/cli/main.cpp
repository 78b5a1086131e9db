// sightline-cli: the headless program, which needs neither a display nor Qt. It prints results as
// JSON on stdout and errors on stderr. Exit status: 0 done, 1 input refused, 2 usage error.
#include <CLI/CLI.hpp>
#include <cerrno>
#include <iostream>
#include <optional>
#include <system_error>

#include "app/cli/arguments/command_line.h"
#include "app/cli/terminal/harmless_output.h"
#include "app/cli/terminal/last_line.h"
#include "app/files/models/model_reader.h"
#include "app/files/models/reader_process.h"
#include "app/files/tables/table_holds.h"
#include "app/files/version.h"

namespace sightline::app {

void CommandLine::takePacks(CLI::App& command) {
    command.add_option("--pack", packs,
                       "folder of a card pack to add to the catalogue; may be repeated");
}

namespace {

int runCommand(int argc, char** argv) {
    CLI::App program("Sightline without a window: queries, checks, simulations and replays.");
    program.require_subcommand(1);
    program.failure_message(CLI::FailureMessage::help);
    program.set_version_flag("--version", "sightline-cli " + programVersion());
    std::optional<ReaderScope> longer;
    program.add_flag_callback(
        "--long-models", [&longer] { longer.emplace(ReaderScope::Share::longer); },
        "allow up to 120 s of processor time and 4 GB of memory for each model (default: 10 s and "
        "1 GB); write this option before the command");
    CommandLine line{program};
    addTableCommands(line);
    addGameCommands(line);
    addLessonCommands(line);
    addListCommands(line);
    try {
        program.parse(argc, argv);
    } catch (const CLI::CallForVersion& asked) {
        std::cout << asked.what() << '\n';
    } catch (const CLI::ParseError& error) {
        const int code = program.exit(error, std::cerr, std::cerr);
        return code == 0 ? 0 : 2;
    }
    return line.status;
}

}  // namespace
}  // namespace sightline::app

int main(int argc, char** argv) {
    using namespace sightline::app;
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
