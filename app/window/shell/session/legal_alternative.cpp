#include "app/window/shell/session/legal_alternative.h"

#include <utility>

#include "app/window/shell/words/message_words.h"

namespace sightline::app {

LegalAlternative::LegalAlternative(GameSession& session, QObject* parent)
    : QObject(parent), session_(session) {}

void LegalAlternative::ask(const engine::Answer& refused) {
    forget();
    asked_ = true;
    job_.ask([this, refused, reader = session_.work().readerOf(session_.sharedGame())] {
        auto said = reader.read([&](const engine::Game& game) {
            return std::pair(game.refusalOf(refused), game.nearestLegal(refused));
        });
        return [this, said = std::move(said)] {
            if (said && said->first) refusal_ = MessageWords::said(*said->first);
            if (said) found_ = said->second;
            emit changed();
        };
    });
}

void LegalAlternative::forget() {
    job_.forget();
    refusal_.clear();
    found_.reset();
    asked_ = false;
}

bool LegalAlternative::take() {
    if (!found_) return false;
    const engine::Answer chosen = *found_;  // copied, because every answer clears `found_`
    return session_.answer(chosen);
}

QString LegalAlternative::words(const QString& where) const {
    if (!asked_) return {};
    if (searching()) return tr("Looking for the nearest legal place …");
    if (!found_) return tr("There is no legal place near it");
    return tr("Nearest legal: %1. Press N or click it to take it").arg(where);
}

}  // namespace sightline::app
