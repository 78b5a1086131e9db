/// Converts the engine's record entries to text in the player's language.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class RecordWords {
    Q_DECLARE_TR_FUNCTIONS(RecordWords)

  public:
    /// A record entry as one line: its sentence, its numbers, and reasons for numbers that differ
    /// from the printed values, such as "Luke: defense surges converted (surges 2, Block)".
    static QString line(const engine::Ruling& ruling, const engine::View& view);
    /// The result of a record entry without actor and target, such as "hits canceled by cover".
    static QString verdict(const engine::Ruling& ruling);
    /// A citation, such as "Core Rulebook p. 34, Apply Cover, rules of 2026-05-29".
    static QString citation(const engine::Citation& citation);
    /// The name of a number with a capital letter, for the beginning of a line.
    static QString numberName(const engine::Number& number);
    /// The name of a terrain piece on the battlefield, or its id if it has no name.
    static QString piece(const engine::View& view, const std::string& id);
};

}  // namespace sightline::app
