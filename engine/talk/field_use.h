/// FieldUse: the uses of a state field besides the digest, namely its member in a scenario file and
/// the adjustment by hand that changes it.
///
/// Each line of `visitFields` gives it with the field's name; a field without it does not compile
/// (`declaresUse`, field_walk.h). The tests `FieldUses` and `StandFields` in tests/unit compare it
/// with the behaviour of files and adjustments.
#pragma once

namespace sightline::engine {

/// The member of an adjustment in a journal that holds the name of the field to change.
inline constexpr const char* fieldByName = "field";

struct FieldUse {
    /// Path of the member, such as "tokens/commander": relative to the object that the struct
    /// describes, or to the whole file; inside a field that is in a file, relative to that field.
    /// Null: not in files.
    const char* inFile = nullptr;
    /// A member that only this adjustment has in a journal, such as "order"; null: not adjustable.
    const char* byHand = nullptr;
    const char* why = nullptr;  ///< the reason for a null pointer above; null if both are set
    int most = 50;              ///< largest number allowed; the smallest is 0
    bool flag = false;          ///< a number that a file writes as true for 1
};

/// A number or a flag with its own name in files and in adjustments.
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
/// The fields inside the struct have their own uses; `inFile` is the struct's member in a file.
constexpr FieldUse inParts(const char* inFile = nullptr) { return {.inFile = inFile}; }

}  // namespace sightline::engine
