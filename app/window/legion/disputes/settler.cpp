#include "app/window/legion/disputes/settler.h"

#include <memory>
#include <utility>

#include "app/window/legion/disputes/sheet_paper.h"
#include "app/window/legion/disputes/sheet_words.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

/// A state of the game at one moment. The view points to cards that the game object owns, so the
/// game object is kept, too.
struct HeldPosition {
    engine::View view;
    std::shared_ptr<const engine::Game> game;
};

Result<engine::DisputeSheet> settledSheet(const HeldPosition& position,
                                          const engine::DisputeRequest& asked, const QString& words,
                                          const std::stop_token& stop) {
    const auto dispute = engine::disputeOf(position.view, position.game->scenario().pieces, asked);
    if (!dispute) return dispute.problem();
    const auto answer = engine::settle(*dispute, stop);
    if (!answer) return answer.problem();
    engine::DisputeSheet sheet = engine::sheetOf(*dispute, *answer);
    SheetWords::say(sheet, {position.view, asked, *dispute, *answer});
    sheet.asked = words.toStdString();
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
        auto sheet = settledSheet(position, asked, words, stop);
        return [this, sheet = std::move(sheet)] {
            if (sheet)
                emit settled(*sheet);
            else
                emit refused(MessageWords::said(sheet.problem()));
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
