// Tests the answers to disputes: questions in which some values, such as the height of a wall, are
// not exactly known. Compares them with a slow scan of many values. If an answer says that the
// verdict is certain, no value may change the verdict. If it names a value at which the verdict
// changes, the verdict must change there.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/disputes/depends.h"

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::PieceSpec;

double between(double least, double most) {
    const int least100 = int(least * 100), most100 = int(most * 100);
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least100, most100 + 1)) / 100.0;
}

Mini anyMini(double x0, double x1) {
    return {{between(x0, x1), between(15, 21), 0.0}, {}, {1.06, 1.06, false}, between(1, 3)};
}

PieceSpec anyWall(int index) {
    const std::string id = "wall-" + std::to_string(index);
    PieceSpec piece{id, id, {}, {between(12, 18), between(14, 22), 0}, {between(-90, 90)}, {}, {}};
    if (between(0, 2) > 1)
        piece.shape = geometry::BoxShape{{between(0.3, 4), between(0.3, 9), between(0.5, 4)}};
    else
        piece.shape = geometry::CylinderShape{between(0.5, 4), between(0.5, 4)};
    piece.facts = {
        geometry::Kind::obstacle, geometry::Movement::open, geometry::Cover::heavy, true, {}};
    return piece;
}

/// Two miniatures on opposite sides of some walls. The positions or heights of some walls are not
/// exactly known.
struct Doubtful {
    Dispute dispute = [] {
        Dispute made;
        made.about = between(0, 3) > 1 ? DisputeAbout::lineOfSight : DisputeAbout::range;
        made.dimensions.bases = {{"small", {1.06, 1.06, false}}};
        made.dimensions.smallSilhouette = made.dimensions.largeSilhouette = 1.65;
        made.dimensions.toolLength = {3, 5, 7};
        made.dimensions.toolWidth = made.dimensions.toolJoint = 0.5;
        made.dimensions.toolMaxBend = {90.0};
        made.dimensions.notchDepth = 0.1;
        made.dimensions.rangeBand = 6.0;
        made.dimensions.halfRange = 3.0;
        made.from = anyMini(6, 10);
        made.to = anyMini(20, 24);
        for (int i = 0; i < 3; ++i) made.pieces.push_back(anyWall(i));
        made.pieceLeeways["wall-0"] = {
            {between(0, 0.2), between(0, 0.2)}, between(0, 3), between(0, 0.3)};
        made.fromLeeway = {{between(0, 0.2), 0.0}, 0.0, between(0, 0.1)};
        made.toLeeway.position.y = between(0, 0.2);
        return made;
    }();
};

/// A dispute with its answer, and a slow method that finds the verdict for one set of values.
struct WorkedOut {
    explicit WorkedOut(const Dispute& asked)
        : dispute(asked),
          depends(dependsOf(asked).value()),
          situations(Situations::make(asked).value()),
          stated(at(std::vector<double>(quantities().size(), 0.0))) {}

    const std::vector<Quantity>& quantities() const { return situations.quantities(); }
    DisputeVerdict at(const std::vector<double>& offsets) const {
        return ruled(dispute, situations.at(offsets), false).verdict;
    }

    const Dispute& dispute;
    Sensitivity depends;
    Situations situations;
    DisputeVerdict stated;
};

void holdsWhereverOneLooks(const WorkedOut& it) {
    for (int i = 0; i < 80; ++i) {
        std::vector<double> offsets;
        offsets.reserve(it.quantities().size());
        for (const Quantity& quantity : it.quantities())
            offsets.push_back(quantity.give * between(-1, 1));
        RC_ASSERT(it.at(offsets) == it.stated);
    }
}

void isWhereTheVerdictChanges(const WorkedOut& it, const Flip& flip) {
    const auto of = std::find_if(it.quantities().begin(), it.quantities().end(),
                                 [&](const Quantity& one) { return one.name == flip.what; });
    RC_ASSERT(of != it.quantities().end());
    const auto at = [&](double value) {
        std::vector<double> offsets(it.quantities().size(), 0.0);
        offsets[std::size_t(of - it.quantities().begin())] = value - of->stated;
        return it.at(offsets);
    };
    RC_ASSERT(std::abs(flip.at - of->stated) <= of->give + 1e-9);
    const double back = flip.at > of->stated ? -flipTolerance : flipTolerance;
    const DisputeVerdict there = at(flip.at);
    RC_ASSERT(there != it.stated);
    // Near the flip, single values may be contested. So the stated verdict is expected only at the
    // value that the answer names.
    RC_ASSERT(std::abs(flip.at - flip.kept) <= flipTolerance + 1e-9);
    RC_ASSERT(at(flip.kept) == it.stated);
    if (there == flip.towards) return;
    // The verdict may be contested in a short interval, which the answer to the dispute does not
    // report.
    RC_ASSERT(there == DisputeVerdict{2});
    bool comes = false;
    for (int i = 1; i <= 6; ++i)
        comes = comes || at(flip.at - std::copysign(0.005 * i, back)) == flip.towards;
    RC_ASSERT(comes);
}

// One property contains all checks, because settling a dispute takes most of the time.
RC_GTEST_PROP(DisputeProperties, WhatIsCertainHoldsAndAFlipIsWhereTheVerdictChanges, ()) {
    const Doubtful table;
    const WorkedOut it(table.dispute);
    RC_CLASSIFY(it.depends.certain, "certain");
    RC_CLASSIFY(it.depends.found, "found");
    RC_ASSERT(!(it.depends.certain && it.depends.found));
    RC_ASSERT(it.depends.found == (it.depends.verdicts.size() > 1));
    if (it.depends.certain) holdsWhereverOneLooks(it);
    for (const Flip& flip : it.depends.flips) isWhereTheVerdictChanges(it, flip);
}

}  // namespace
}  // namespace sightline::engine
