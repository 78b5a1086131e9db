/// What serves a field of the state besides the digest: the member of a scenario file that says it,
/// and the adjustment by hand that changes it.
///
/// It stands in the line of `visitFields` that names the field, so that a field that says neither
/// does not compile (`saysUse`, field_walk.h). `FieldUses` and `StandFields` of tests/unit hold
/// what is said to what files and hands do.
#pragma once

namespace sightline::engine {

/// The member of AdjustField in a journal: it changes a field by the field's own name.
inline constexpr const char* fieldByName = "field";

struct FieldUse {
    /// "tokens/commander": seen from the file's placement of the unit, from its army or from the
    /// whole; inside of a field that is in a file, from there. Null: no file.
    const char* inFile = nullptr;
    /// A member that no other adjustment has in a journal, "order"; null: no hand.
    const char* byHand = nullptr;
    const char* why = nullptr;  ///< no file, or no hand; null where there are both
    int most = 50;              ///< that a number may be, from 0
    bool flag = false;          ///< a number of which a file says true for 1
};

/// A number or a flag of a UnitStand: by its own name in files, and by hand.
struct Plain {};
inline constexpr Plain plainField{};

constexpr FieldUse servedBy(const char* inFile, const char* byHand) {
    return {.inFile = inFile, .byHand = byHand};
}
constexpr FieldUse onlyInFiles(const char* inFile, const char* why) {
    return {.inFile = inFile, .why = why};
}
constexpr FieldUse onlyByHand(const char* byHand, const char* why) {
    return {.byHand = byHand, .why = why};
}
constexpr FieldUse byNobody(const char* why) { return {.why = why}; }
/// Its own fields say it; in a file they are in that member.
constexpr FieldUse inParts(const char* inFile = nullptr) { return {.inFile = inFile}; }

}  // namespace sightline::engine
