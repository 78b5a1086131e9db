#include "app/window/legion/practice/puzzle_shelf.h"

#include <QSettings>
#include <QStringList>
#include <algorithm>

#include "app/files/lessons/load_puzzle.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

const QString solvedKey = QStringLiteral("puzzles/solved");

}  // namespace

std::vector<ShelvedPuzzle> shelvedPuzzles() {
    std::vector<ShelvedPuzzle> all;
    for (const auto& file : puzzleFiles()) {
        const auto parsed = engine::parseJsonFile(file);
        if (!parsed) continue;
        auto puzzle = engine::puzzles::readPuzzle(*parsed, file.string());
        if (!puzzle) continue;
        all.push_back({file, QString::fromStdString(file.stem().stem().string()), puzzle->title,
                       puzzle->subject});
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
        return one.subject < other.subject;
    });
    return all;
}

bool isSolved(const ShelvedPuzzle& puzzle) {
    return QSettings().value(solvedKey).toStringList().contains(puzzle.name);
}

void setSolved(const ShelvedPuzzle& puzzle) {
    QStringList names = QSettings().value(solvedKey).toStringList();
    if (names.contains(puzzle.name)) return;
    names << puzzle.name;
    QSettings().setValue(solvedKey, names);
}

void forgetSolved() { QSettings().remove(solvedKey); }

}  // namespace sightline::app
