/// The commands `sightline-cli puzzle check`, `puzzle list` and `puzzle answer`.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace sightline::app {

/// Checks puzzles, and prints a line for each of them. Returns 1 if a file cannot be read or a
/// puzzle has a fault. Then `errors` receives a line for each such puzzle.
int puzzleCheckCommand(const std::vector<std::string>& files,
                       const std::vector<std::filesystem::path>& packs, std::ostream& output,
                       std::ostream& errors);
std::string puzzleCheckHelp();

/// Prints a line for each puzzle of the program with this subject. If `subject` is empty, prints a
/// line for every puzzle.
int puzzleListCommand(const std::string& subject, std::ostream& output, std::ostream& errors);
std::string puzzleListHelp();

/// Reads the answers of a solver, one a line, and prints the verdict. Returns 1, with the reason on
/// `errors`, if the puzzle cannot be read or an answer is not legal.
int puzzleAnswerCommand(const std::string& file, const std::vector<std::filesystem::path>& packs,
                        std::istream& input, std::ostream& output, std::ostream& errors);
std::string puzzleAnswerHelp();

}  // namespace sightline::app
