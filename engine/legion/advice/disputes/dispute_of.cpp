#include "engine/legion/advice/disputes/dispute_of.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "engine/legion/lists/words/doubts.h"
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::PieceId;
using geometry::PieceSpec;

/// Fills in the members of a dispute. Stores the first error.
class DisputeBuilder {
  public:
    DisputeBuilder(const View& view, const std::vector<PieceSpec>& laid,
                   const DisputeRequest& asked)
        : view_(view), asked_(asked), table_(tabletopOf(view)) {
        dispute_.about = asked.about;
        dispute_.table = view.battlefield.table();
        dispute_.dimensions = view.battlefield.dimensions();
        dispute_.pieces = view.changedTerrain ? *view.changedTerrain : laid;
        dispute_.pieceLeeways = asked.pieceLeeways;
    }

    Result<Dispute> run() {
        if (asked_.about == DisputeAbout::height) {
            putHeight();
        } else if (const MiniView* from = mini(asked_.from)) {
            dispute_.from = standing(*from);
            dispute_.fromLeeway = asked_.fromLeeway;
            dispute_.unitType = table_.unit(from->unit).card->type;
            dispute_.keywords = table_.unit(from->unit).card->keywords;
            putTo(*from);
        }
        if (problem_) return *problem_;
        putStated(dispute_, view_.battlefield, asked_.stated);
        return std::move(dispute_);
    }

  private:
    void putTo(const MiniView& from) {
        if (asked_.about == DisputeAbout::place) return putPlace(from);
        if (asked_.about == DisputeAbout::move) return putMove(from);
        if (const auto* id = std::get_if<PieceId>(&asked_.to)) {
            if (piece(*id)) dispute_.to = *id;
            return;
        }
        const MiniView* to = other(from);
        if (!to) return;
        dispute_.to = standing(*to);
        dispute_.toLeeway = asked_.toLeeway;
        if (asked_.about == DisputeAbout::lineOfSight)
            dispute_.vehicles = vehiclesBetween(table_, from.unit, to->unit);
        if (asked_.about == DisputeAbout::obscured) putObscured(from, *to);
    }

    void putObscured(const MiniView& from, const MiniView& to) {
        if (!isTrooper(table_.unit(to.unit).card->type)) return fail(say::onlyTroopersObscured());
        Obscurers obscurers = obscurersBetween(table_, from.unit, to.unit);
        dispute_.ignored = std::move(obscurers.ignored);
        dispute_.vehicles = std::move(obscurers.solids);
    }

    void putHeight() {
        const auto* id = std::get_if<PieceId>(&asked_.to);
        if (!id) return fail(say::heightOfAPiece());
        if (piece(*id)) dispute_.heightOf = *id;
    }

    void putPlace(const MiniView& from) {
        for (const MiniView& one : view_.minis)
            if (one.onTable() && one.id != from.id)
                dispute_.others.push_back({one.id.value, one.mini});
        addPois();
    }

    void putMove(const MiniView& from) {
        std::optional<geometry::Vec2> towards;
        if (const auto* id = std::get_if<PieceId>(&asked_.to)) {
            if (const PieceSpec* there = piece(*id)) towards = geometry::plan(there->position);
        } else if (const MiniView* to = other(from)) {
            towards = geometry::plan(to->mini.position);
        }
        if (!towards) return;
        const geometry::Degrees way =
            geometry::angleOf(*towards - geometry::plan(from.mini.position));
        dispute_.move.toolSpeed = std::clamp(asked_.speed, 1, 3);
        dispute_.move.pose = {way, way, {0.0}, 1.0};
        if (from.mini.base.notched) dispute_.move.rotateFirst = way;
        for (const MiniView& one : view_.minis)
            if (one.onTable() && one.unit != from.unit)
                dispute_.others.push_back({one.id.value, one.mini});
        addPois();
    }

    void addPois() {
        for (const Mini& poi : table_.pois) dispute_.others.push_back({-1, poi});
    }

    // A miniature on a piece of unknown height moves up and down with the piece, so its z has no
    // fixed value.
    Mini standing(const MiniView& one) const {
        Mini mini = one.mini;
        const geometry::Surface under = view_.battlefield.surfaceAt(geometry::plan(mini.position));
        const auto unsure = asked_.pieceLeeways.find(under.piece);
        const bool rises = unsure != asked_.pieceLeeways.end() && unsure->second.height > 0.0 &&
                           std::abs(under.top - mini.position.z) <= geometry::contactTolerance;
        if (rises) mini.position.z = std::numeric_limits<double>::quiet_NaN();
        return mini;
    }

    const MiniView* mini(MiniId id) {
        const auto found = std::find_if(view_.minis.begin(), view_.minis.end(),
                                        [&](const MiniView& it) { return it.id == id; });
        if (found != view_.minis.end() && found->onTable()) return &*found;
        fail(say::miniOnTheBattlefield());
        return nullptr;
    }

    const MiniView* other(const MiniView& from) {
        const auto* id = std::get_if<MiniId>(&asked_.to);
        const MiniView* found = id ? mini(*id) : nullptr;
        if (found && found->id == from.id) {
            fail(say::twoMinis());
            return nullptr;
        }
        if (!id) fail(say::miniToMeasureTo());
        return found;
    }

    const PieceSpec* piece(const PieceId& id) {
        const auto found = std::find_if(dispute_.pieces.begin(), dispute_.pieces.end(),
                                        [&](const PieceSpec& it) { return it.id == id; });
        if (found != dispute_.pieces.end()) return &*found;
        fail(say::noPieceOf(id));
        return nullptr;
    }

    void fail(const Message& why) {
        if (!problem_) problem_ = problemOf(why);
    }

    const View& view_;
    const DisputeRequest& asked_;
    const Tabletop table_;
    Dispute dispute_;
    std::optional<Problem> problem_;
};

}  // namespace

Result<Dispute> disputeOf(const View& view, const std::vector<geometry::PieceSpec>& laid,
                          const DisputeRequest& asked) {
    return DisputeBuilder(view, laid, asked).run();
}

}  // namespace sightline::engine
