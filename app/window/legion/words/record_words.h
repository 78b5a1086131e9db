/// Texts for the record: converts the engine's typed rulings to text.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class RecordWords {
    Q_DECLARE_TR_FUNCTIONS(RecordWords)

  public:
    /// One line: the sentence of the entry, its other numbers, and the reasons for changes from the
    /// printed values: "Luke: defense surges converted (surges 2, Block)".
    static QString line(const engine::Ruling& ruling, const engine::View& view);
    /// The result without actor and target: "hits canceled by cover".
    static QString verdict(const engine::Ruling& ruling);
    /// Such as "Core Rulebook p. 34, Apply Cover, rules of 2026-05-29".
    static QString citation(const engine::Citation& citation);
    /// The name of a number at the beginning of a line.
    static QString numberName(const engine::Number& number);
    /// The name of a terrain piece on this battlefield. If it has no name, its id.
    static QString piece(const engine::View& view, const std::string& id);
};

}  // namespace sightline::app
