/// Texts for questions about the table: the kind of question, the names of miniatures, and the
/// names of terrain pieces.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/disputes/dispute_of.h"

namespace sightline::app {

class SettleWords {
    Q_DECLARE_TR_FUNCTIONS(SettleWords)

  public:
    /// The kind of question, such as "Line of sight".
    static QString kind(engine::DisputeAbout about);
    /// A miniature, such as "Blue: Rebel Troopers 2, unit leader". The text names the player,
    /// because both armies may have units of the same name.
    static QString mini(const engine::View& view, engine::MiniId id);
    /// A terrain piece, such as "Ruined wall". If several pieces have the same name, they are
    /// numbered in the order of the battlefield, such as "Ruined wall 2".
    static QString piece(const engine::View& view, const geometry::PieceId& id);
    /// The whole question, such as "Line of sight from ... to ...". The miniatures and pieces of
    /// the question must exist.
    static QString question(const engine::View& view, const engine::DisputeRequest& asked);
};

}  // namespace sightline::app
