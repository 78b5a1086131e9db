#include "app/cli/games/replay_command.h"

#include <ostream>

#include "app/cli/games/rules_words.h"
#include "app/files/tables/open_journal.h"
#include "geometry/base/digest.h"

namespace sightline::app {
namespace {

nlohmann::json resultOf(const std::string& file, const OpenedJournal& opened) {
    const engine::View view = opened.game->view(engine::Player::blue);
    nlohmann::json result = {{"answers", opened.used},
                             {"digest", engine::hexadecimal(opened.game->digest())},
                             {"round", view.round},
                             {"over", view.over},
                             {"winner", nullptr}};
    if (view.winner) result["winner"] = *view.winner == engine::Player::blue ? "blue" : "red";
    if (opened.lastLineTorn) result["torn_last_line"] = true;
    if (!opened.stop) return result;
    result["of"] = opened.total;
    result["stopped"] = opened.stopped(file).text;
    return result;
}

}  // namespace

int replayCommand(const ReplaySettings& settings, std::ostream& output, std::ostream& errors) {
    if (!settings.packs.empty()) {
        const auto catalogue = loadCatalogue(assetsFolder(), settings.packs);
        if (!catalogue) {
            errors << catalogue.problem().text << '\n';
            return 1;
        }
    }
    const auto opened = openJournal(settings.file, settings.packs);
    if (!opened) {
        errors << opened.problem().text << '\n';
        return 1;
    }
    const std::string rules = wordsOf(opened->change);
    if (opened->stop && !settings.asFarAsItGoes) {
        errors << opened->stopped(settings.file).text << (rules.empty() ? "" : "; " + rules)
               << "; --as-far-as-it-goes replays the " << opened->used << " of " << opened->total
               << " answers before it\n";
        return 1;
    }
    if (!rules.empty()) errors << settings.file << ": " << rules << '\n';
    const std::uint64_t digest = opened->game->digest();
    const std::string& wanted = settings.digest;
    const bool same = wanted == engine::hexadecimal(digest) || wanted == std::to_string(digest);
    if (!wanted.empty() && !same) {
        errors << settings.file << ": its digest is " << engine::hexadecimal(digest) << ", not "
               << wanted << '\n';
        return 1;
    }
    nlohmann::json result = resultOf(settings.file, *opened);
    if (settings.fields) result["fields"] = opened->game->fields();
    output << result.dump() << '\n';
    return 0;
}

}  // namespace sightline::app
