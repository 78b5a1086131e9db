/// FieldUse: how scenario files and adjustments use a field of the state. It names the member for
/// the field in a scenario file, and the adjustment by hand that changes the field.
///
/// Each line of `visitFields` names a field and its use. A field without a use does not compile
/// (`declaresUse`, field_walk.h). The tests `FieldUses` and `StandFields` in tests/unit compare the
/// uses with the behaviour of files and adjustments.
#pragma once

namespace sightline::engine {

/// In a journal, this JSON member of an adjustment contains the name of the field to change.
inline constexpr const char* fieldByName = "field";

struct FieldUse {
    /// The path of the field's member in a scenario file, such as "tokens/commander". The path
    /// starts at the JSON object for the struct, or at the top of the file. If another field
    /// contains this field in the file, the path starts at the other field. Null: files do not
    /// contain the field.
    const char* inFile = nullptr;
    /// The JSON member, such as "order", that marks an adjustment of this field in a journal. Null:
    /// players cannot adjust the field.
    const char* byHand = nullptr;
    const char* why = nullptr;  ///< reason why `inFile` or `byHand` is null; null if both are set
    int most = 50;              ///< largest allowed value of the field; the smallest is 0
    bool flag = false;  ///< true: the field is a number, and a file contains true for the number 1
};

/// A field with a number or a flag that has the same name in files and in adjustments.
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
/// The use of a field that is a struct. The fields of the struct have uses of their own. `inFile`
/// is the member for the struct in a file.
constexpr FieldUse inParts(const char* inFile = nullptr) { return {.inFile = inFile}; }

}  // namespace sightline::engine
