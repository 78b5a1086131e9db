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
    /// One line: the actor, the action, the number that matters, and the reason why it differs from
    /// the printed value: "Luke: defense surges converted (Block)".
    static QString line(const engine::Ruling& ruling, const engine::View& view);
    /// The result without actor and target: "hits canceled by cover".
    static QString verdict(const engine::Ruling& ruling);
    /// The result of a change by hand, without the player.
    static QString adjustment(const engine::Ruling& ruling, const engine::View& view);
    /// The result of a keyword that acts in an attack: "Luke Skywalker: Pierce 2, blocks canceled:
    /// 2".
    static QString modified(const engine::Ruling& ruling, const engine::View& view);
    /// Such as "Core Rulebook p. 34, Apply Cover, rules of 2026-05-29".
    static QString citation(const engine::Citation& citation);
    /// Name and value of one number, in the usual form.
    static QString numberName(const engine::Number& number);
    static QString numberValue(const engine::Number& number);
    /// The name of a terrain piece on this battlefield. If it has no name, its id.
    static QString piece(const engine::View& view, const std::string& id);

  private:
    static QString sentence(const engine::Ruling& ruling, const engine::View& view);
};

}  // namespace sightline::app
