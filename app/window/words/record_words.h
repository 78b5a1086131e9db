/// Words for the record: the engine returns a typed ruling, this words it for people.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/asking/record.h"
#include "engine/state/view.h"

namespace sightline::app {

class RecordWords {
    Q_DECLARE_TR_FUNCTIONS(RecordWords)

  public:
    /// One line: who did what, with the number that matters, and what changed that from what is
    /// printed: "Luke: defense surges converted (Block)".
    static QString line(const engine::Ruling& ruling, const engine::View& view);
    /// What came of it, without who and whom: "hits canceled by cover".
    static QString verdict(const engine::Ruling& ruling);
    /// The same of a change by hand.
    static QString adjustment(const engine::Ruling& ruling, const engine::View& view);
    /// The same of a keyword that acts in an attack: "Luke Skywalker: Pierce 2, blocks canceled:
    /// 2".
    static QString modified(const engine::Ruling& ruling, const engine::View& view);
    /// "Core Rulebook p. 34, Apply Cover, rules of 2026-05-29".
    static QString citation(const engine::Citation& citation);
    /// Name and value of one number, as people write them.
    static QString numberName(const engine::Number& number);
    static QString numberValue(const engine::Number& number);
    /// Name of a terrain piece on this battlefield, or its id.
    static QString piece(const engine::View& view, const std::string& id);
    /// Starts a new group of lines: "Round 2", "Blue's turn".
    static bool opensGroup(engine::Happening happening);

  private:
    static QString sentence(const engine::Ruling& ruling, const engine::View& view);
};

}  // namespace sightline::app
