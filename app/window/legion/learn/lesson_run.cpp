#include "app/window/legion/learn/lesson_run.h"

#include <algorithm>
#include <utility>

#include "app/window/legion/learn/lesson_words.h"
#include "app/window/shell/session/ahead.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

using engine::lessons::Hint;
using engine::lessons::Judgement;
using engine::lessons::Look;

namespace {
// Shortest pause before the program looks again whether it may answer for the opponent.
constexpr std::chrono::milliseconds leastPause{30};
}  // namespace

LessonRun::LessonRun(GameSession& session, std::chrono::milliseconds pause, QObject* parent)
    : QObject(parent), session_(session), pause_(pause) {
    others_.setSingleShot(true);
    connect(&others_, &QTimer::timeout, this, &LessonRun::answerForOthers);
}

Result<ReadyGame> LessonRun::make(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs) {
    auto loaded = loadLesson(file, packs);
    if (!loaded) return loaded.problem();
    loaded_ = std::make_unique<LoadedLesson>(std::move(loaded).value());
    auto game = engine::Game::start(loaded_->scenario, loaded_->lesson.seed);
    if (!game) return game.problem();
    player_ = std::make_unique<engine::lessons::LessonPlayer>(loaded_->lesson, **game,
                                                              loaded_->armyOrNone());
    if (auto problem = player_->begin()) return *problem;
    firstAnswers_ = (*game)->journal().answers.size();
    workAhead(**game);
    return ReadyGame{std::move(game).value(), loaded_->layout, Staging{}, this};
}

void LessonRun::begin() {
    connect(&session_, &GameSession::movedOn, this, &LessonRun::moveOn);
    connect(&session_, &GameSession::changed, this, &LessonRun::follow);
    moveOn();
    follow();
}

// Goes to the next step before the widgets show the new state, so that they mark the right options.
void LessonRun::moveOn() {
    if (!ours()) return;
    while (player_->update()) continue;
}

void LessonRun::follow() {
    if (!ours()) return emit replaced();
    if (step() != shownStep_) showStep();
    waitForOthers();
}

void LessonRun::showStep() {
    shownStep_ = step();
    toldMistake_ = -1;
    clear();
    marks_.setTargets(player_->step() ? player_->step()->points
                                      : std::vector<engine::lessons::Target>{});
    emit marksChanged();
    emit stepBegan();
}

void LessonRun::clear() {
    shown_.reset();
    warned_ = false;
    marks_.setMoved({}, false);
    emit marksChanged();
    emit told(Told::reason, {});
}

void LessonRun::waitForOthers() {
    if (!over() && session_.watching() && !others_.isActive()) others_.start(pause_);
}

void LessonRun::setHeld(bool held) { held_ = held; }

void LessonRun::answerForOthers() {
    if (!ours() || over() || !session_.watching()) return;
    if (held_ || session_.heldBack() || session_.work().busy())
        return others_.start(std::max(pause_, leastPause));
    const auto answer = session_.work().beside(
        tr("The opponent decides"),
        [this](const std::stop_token&) { return player_->automaticAnswer(); });
    if (!answer || session_.work().stopped() || !ours()) return;
    passing_ = true;
    session_.answer(*answer);
    passing_ = false;
}

bool LessonRun::admits(const engine::Answer& answer) {
    if (passing_) return true;
    const auto refuse = [this](Told kind, const QString& words) {
        emit told(kind, words);
        return false;
    };
    if (over()) return refuse(Told::notNow, tr("The lesson is over. Continue on this card."));
    if (std::holds_alternative<engine::Adjust>(answer))
        return refuse(Told::refused, tr("A lesson allows no changes by hand."));
    const engine::Question* open = session_.game().question();
    if (!open || open->player != player())
        return refuse(Told::notNow, tr("Now the opponent decides."));
    const Judgement judgement = session_.work().beside(
        tr("Checking the answer"), [&](const std::stop_token&) { return player_->judge(answer); });
    if (session_.work().stopped() || !ours()) return false;
    judged(judgement);
    return judgement.accepted();
}

void LessonRun::noteRefused(const engine::Answer& answer) {
    if (over() || session_.work().busy()) return;
    const engine::Question* open = session_.game().question();
    if (!open || open->player != player()) return;
    const Judgement judgement = session_.work().beside(
        tr("Checking the answer"), [&](const std::stop_token&) { return player_->judge(answer); });
    if (session_.work().stopped() || !ours()) return;
    if (!judgement.accepted()) judged(judgement);
}

// Tells the learner the result of an answer, and shows the places after a mistake.
void LessonRun::judged(const Judgement& judgement) {
    clear();
    if (judgement.accepted()) return;
    warned_ = true;
    if (judgement.after) {
        const engine::View after = judgement.after->view(player());
        marks_.setMoved(movedMinis(session_.view(), after), true);
        emit marksChanged();
    }
    if (judgement.mistake >= 0) {
        const auto& mistakes = player_->step()->mistakes;
        const auto& words = mistakes[static_cast<std::size_t>(judgement.mistake)].words;
        emit told(Told::mistake, LessonWords::of(words));
    } else if (judgement.refusal) {
        emit told(Told::refused, MessageWords::said(*judgement.refusal));
    } else {
        emit told(Told::notNow, MessageWords::said(judgement.why));
    }
}

void LessonRun::dropMistake() {
    if (!warned_) return;
    toldMistake_ = -1;
    clear();
}

engine::Answer LessonRun::chance() {
    while (player_->update()) continue;
    if (auto answer = player_->automaticAnswer()) return *answer;
    return session_.game().seededChance();
}

bool LessonRun::mayUndo() const {
    return !over() && session_.game().journal().answers.size() > firstAnswers_;
}

bool LessonRun::pointsAt(const engine::Option& option) const {
    const engine::lessons::LessonStep* now = player_->step();
    return now && std::any_of(now->points.begin(), now->points.end(), [&](const auto& target) {
               const auto die = target.die
                                    ? std::optional<engine::Option>(engine::DieIndex{*target.die})
                                    : std::nullopt;
               return target.option == option || die == option;
           });
}

QString LessonRun::whyBarred(const engine::Question& question, const engine::Option& option) const {
    const engine::lessons::LessonStep* now = player_->step();
    if (!now) return {};
    const auto ruleIn = [&](const auto& rules) {
        const auto found = std::find_if(rules.begin(), rules.end(),
                                        [&](const auto& one) { return one.ask == question.ask; });
        return found == rules.end() ? nullptr : &*found;
    };
    const auto* rule = ruleIn(now->allowed);
    if (!rule) rule = ruleIn(lesson().allowed);
    if (!rule) return {};
    const auto& allowed = rule->options;
    const bool offered = std::find(allowed.begin(), allowed.end(), option) != allowed.end();
    return offered ? QString() : tr("Not part of this step of the lesson");
}

void LessonRun::hint() {
    if (over() || session_.work().busy()) return;
    if (session_.watching()) return emit told(Told::notNow, tr("Now the opponent decides."));
    const auto next = session_.work().beside(
        tr("Looking for a hint"), [this](const std::stop_token&) { return player_->nextHint(); });
    if (session_.work().stopped() || !ours()) return;
    clear();
    if (!next) return emit told(Told::notNow, tr("There is no hint here. Restart the step."));
    if (next->words)
        return emit told(next->kind == Hint::Kind::reason ? Told::reason : Told::pointer,
                         LessonWords::of(*next->words));
    shown_ = next;
    const engine::View& view = session_.view();
    if (next->change)
        return emit told(Told::show, LessonWords::change(*next->change, *loaded_->army->cards));
    if (!next->answer) return emit told(Told::show, LessonWords::look(*next->look, view));
    const engine::Question& question = *session_.game().question();
    if (question.form == engine::AnswerForm::move) {
        const auto after = session_.work().beside(
            tr("Looking for a hint"),
            [&](const std::stop_token&) { return player_->judge(*next->answer).after; });
        if (!ours()) return;
        if (after) marks_.setMoved(movedMinis(view, after->view(player())), false);
    }
    emit marksChanged();
    emit told(Told::show, LessonWords::answer(*next->answer, question, view));
}

void LessonRun::doIt() {
    if (!shown_ || session_.work().busy()) return;
    const Hint shown = *shown_;
    if (shown.answer)
        session_.answer(*shown.answer);
    else if (shown.look)
        emit lookWanted(*shown.look);
    else if (const auto army = shown.change ? player_->armyAfter(*shown.change) : std::nullopt)
        emit armyWanted(*army);
}

void LessonRun::restartStep() {
    if (over() || session_.work().busy()) return;
    session_.undoBy([this] { player_->restartStep(); });
    showStep();
}

void LessonRun::build(const engine::ArmyList& army) {
    if (!ours() || over() || !player_->army() || army == *player_->army()) return;
    const Judgement judgement = player_->judge(army);
    judged(judgement);
    if (!judgement.accepted()) return emit armyTakenBack();
    player_->build(army);
    if (!judgement.done) return;
    moveOn();
    session_.showAgain();
}

void LessonRun::look(const Look& look) {
    if (!ours() || over() || session_.work().busy()) return;
    const Judgement judgement = player_->judge(look);
    player_->look(look);
    if (judgement.done) {
        moveOn();
        return session_.showAgain();
    }
    const int told = std::exchange(toldMistake_, judgement.mistake);
    if (judgement.mistake < 0 || judgement.mistake == told) return;
    judged(judgement);
    if (look.inspected) emit selectionTakenBack();
}

}  // namespace sightline::app
