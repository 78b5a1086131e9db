#include "app/window/legion/disputes/settler.h"

#include <memory>
#include <utility>

#include "app/window/legion/disputes/sheet_paper.h"
#include "app/window/legion/disputes/sheet_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/disputes/unsure.h"

namespace sightline::app {
namespace {

/// A state of the game at one moment. The view points to cards that the game object owns, so the
/// game object is kept, too.
struct HeldPosition {
    engine::View view;
    std::shared_ptr<const engine::Game> game;
};

/// The answer to a question, before its texts are written.
struct SettledSheet {
    engine::DisputeSheet sheet;
    engine::Dispute dispute;
    engine::DisputeAnswer answer;
};

// Without `margins`, the answer is several times faster.
Result<SettledSheet> settledSheet(const HeldPosition& position, const engine::DisputeRequest& asked,
                                  bool margins, const std::stop_token& stop) {
    auto dispute = engine::disputeOf(position.view, position.game->scenario().pieces, asked);
    if (!dispute) return dispute.problem();
    dispute->margins = margins;
    const auto answer = engine::settle(*dispute, stop);
    if (!answer) return answer.problem();
    return SettledSheet{engine::sheetOf(*dispute, *answer), *dispute, *answer};
}

// The sheet with its texts. The turning points may be unknown yet.
engine::DisputeSheet worded(const HeldPosition& position, const engine::DisputeRequest& asked,
                            const SettledSheet& settled, const std::vector<engine::Flip>& turning) {
    engine::DisputeSheet sheet = settled.sheet;
    SheetWords::say(sheet, {position.view, asked, settled.dispute, settled.answer, turning});
    return sheet;
}

}  // namespace

Settler::Settler(QObject* parent) : QObject(parent) {}

Settler::~Settler() { stop_.request_stop(); }

void Settler::ask(const ShownGame& game, const engine::DisputeRequest& asked,
                  const QString& words) {
    stop_.request_stop();
    stop_ = std::stop_source();
    settling_.ask([this, position = HeldPosition{game.view(), game.sharedGame()}, asked, words,
                   stop = stop_.get_token()] {
        const auto found = settledSheet(position, asked, false, stop);
        auto sheet = found ? worded(position, asked, *found, {}) : engine::DisputeSheet{};
        // Without uncertain values, the lines about doubts tell the turning points, which follow.
        if (found && engine::quantitiesOf(found->dispute).empty()) sheet.doubts.clear();
        sheet.asked = words.toStdString();
        const QString why = found ? QString() : MessageWords::said(found.problem());
        return [this, position, asked, words, stop, why, sheet = std::move(sheet)] {
            if (!why.isEmpty()) {
                emit refused(why);
                return;
            }
            settling_.ask([this, position, asked, words, stop] {
                const auto whole = settledSheet(position, asked, true, stop);
                if (!whole) return LatestJob::Finish([] {});  // stopped for another question
                const auto turning = engine::turningPoints(whole->dispute, stop);
                auto complete = worded(position, asked, *whole, turning);
                complete.asked = words.toStdString();
                return LatestJob::Finish(
                    [this, complete = std::move(complete)] { emit settled(complete); });
            });
            emit settled(sheet);
        };
    });
}

void Settler::forget() {
    stop_.request_stop();
    settling_.forget();
}

void Settler::write(Paper paper, const QString& path, const engine::DisputeSheet& sheet) {
    writing_.ask([this, paper, path, sheet] {
        const auto problem = paper == Paper::pdf ? SheetPaper::writePdf(path, sheet)
                                                 : SheetPaper::writePng(path, sheet);
        return [this, path, problem] {
            if (problem)
                emit notWritten(*problem);
            else
                emit written(path);
        };
    });
}

}  // namespace sightline::app
