/// Messages: faults of files and their content. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Files in general.
inline constexpr Says<> cannotBeOpened{inEnglish("Messages", "cannot be opened")};
inline constexpr Says<Message> cannotBeOpenedAs{inEnglish("Messages", "cannot be opened: %1")};
inline constexpr Says<> cannotBeRead{inEnglish("Messages", "cannot be read")};
inline constexpr Says<> cannotBeWritten{inEnglish("Messages", "cannot be written")};
inline constexpr Says<Message> cannotBeWrittenAs{inEnglish("Messages", "cannot be written: %1")};
inline constexpr Says<> linksLeadNowhere{inEnglish("Messages", "its links lead nowhere")};
inline constexpr Says<> isAFolder{inEnglish("Messages", "is a folder")};
inline constexpr Says<> ordinaryFileExpected{inEnglish("Messages", "an ordinary file is expected")};
inline constexpr Says<> fileExpected{inEnglish("Messages", "a file is expected")};
inline constexpr Says<> expectedAFile{inEnglish("Messages", "expected a file")};
inline constexpr Says<int> openedOrTooLarge{
    inEnglish("Messages", "cannot be opened, or has more than %1 MB")};

/// Reasons of the operating system, in its own English.
inline constexpr Says<> systemFindsNoFile{inEnglish("Messages", "No such file or directory")};
inline constexpr Says<> permissionDenied{inEnglish("Messages", "Permission denied")};
inline constexpr Says<> itIsADirectory{inEnglish("Messages", "Is a directory")};
inline constexpr Says<> notADirectory{inEnglish("Messages", "Not a directory")};
inline constexpr Says<> noSpaceLeft{inEnglish("Messages", "No space left on device")};
inline constexpr Says<> readOnlySystem{inEnglish("Messages", "Read-only file system")};
inline constexpr Says<> fileNameTooLong{inEnglish("Messages", "File name too long")};
inline constexpr Says<> fileTooLarge{inEnglish("Messages", "File too large")};
inline constexpr Says<> inputOutputError{inEnglish("Messages", "Input/output error")};
inline constexpr Says<> quotaExceeded{inEnglish("Messages", "Disk quota exceeded")};
inline constexpr Says<> tooManyLinks{inEnglish("Messages", "Too many levels of symbolic links")};

/// Documents.
inline constexpr Says<> jsonTooLarge{inEnglish("Messages", "expected at most 64 MiB of JSON")};
inline constexpr Says<> jsonTooDeep{inEnglish("Messages", "expected JSON nested at most 200 deep")};
inline constexpr Says<int, int> jsonExpected{
    inEnglish("Messages", "line %1, byte %2: expected JSON")};
inline constexpr Says<> jsonNumbersThatFit{
    inEnglish("Messages", "expected JSON with numbers that fit")};
inline constexpr Says<Printed, Printed, Message> atPointer{inEnglish("Messages", "%1: %2: %3")};
inline constexpr Says<Message, Message> expectedFound{
    inEnglish("Messages", "expected %1, found %2")};
inline constexpr Says<Printed> memberExpected{inEnglish("Messages", "expected a member \"%1\"")};
inline constexpr Says<Printed> nothingReads{inEnglish("Messages", "nothing reads \"%1\"")};
inline constexpr Says<Printed, Printed> nothingReadsThis{
    inEnglish("Messages", "nothing reads \"%1\" (did you mean \"%2\"?)")};

/// Allowed kinds of a value.
inline constexpr Says<> anObject{inEnglish("Messages", "an object")};
inline constexpr Says<> aList{inEnglish("Messages", "a list")};
inline constexpr Says<int> listOf{inEnglish("Messages", "a list of %1")};
inline constexpr Says<int, int> listOfBetween{inEnglish("Messages", "a list of %1 to %2")};
inline constexpr Says<> aText{inEnglish("Messages", "a text")};
inline constexpr Says<> trueOrFalse{inEnglish("Messages", "true or false")};
inline constexpr Says<Printed, Printed> numberBetween{
    inEnglish("Messages", "a number from %1 to %2")};
inline constexpr Says<int, int> wholeNumberBetween{
    inEnglish("Messages", "a whole number from %1 to %2")};
inline constexpr Says<Printed> oneOfWords{inEnglish("Messages", "one of %1")};
inline constexpr Says<Printed> theText{inEnglish("Messages", "\"%1\"")};
inline constexpr Says<int> theVersion{inEnglish("Messages", "version %1")};
inline constexpr Says<Message> ofCatalogue{inEnglish("Messages", "%1 of the catalogue")};
inline constexpr Says<Message, Printed> ofCatalogueThis{
    inEnglish("Messages", "%1 of the catalogue (did you mean \"%2\"?)")};

inline constexpr Says<> aUnit{inEnglish("Messages", "a unit")};
inline constexpr Says<> anUpgrade{inEnglish("Messages", "an upgrade")};
inline constexpr Says<> aCounterpart{inEnglish("Messages", "a counterpart")};
inline constexpr Says<> aCommandCard{inEnglish("Messages", "a command card")};
inline constexpr Says<> aBattleCard{inEnglish("Messages", "a battle card")};
inline constexpr Says<> aBattleForce{inEnglish("Messages", "a battle force")};
inline constexpr Says<Printed> uniqueAtMostOne{
    inEnglish("Messages", "%1 is unique: expected at most one in an army")};
inline constexpr Says<Printed> noMiniatures{
    inEnglish("Messages", "%1 has no miniatures without its upgrades")};

/// Recruits of a sandbox.
inline constexpr Says<Printed> noUnitOfCatalogue{
    inEnglish("Messages", "\"%1\" is no unit of the catalogue")};
inline constexpr Says<Printed> noUpgradeOfCatalogue{
    inEnglish("Messages", "\"%1\" is no upgrade of the catalogue")};
inline constexpr Says<Printed> noCounterpartOfCatalogue{
    inEnglish("Messages", "\"%1\" is no counterpart of the catalogue")};
inline constexpr Says<Printed> noBaseOfName{inEnglish("Messages", "\"%1\" is no base")};
inline constexpr Says<Message, Printed> didYouMeanName{
    inEnglish("Messages", "%1 (did you mean \"%2\"?)")};
inline constexpr Says<int> upgradesAtMost{
    inEnglish("Messages", "a unit carries up to %1 upgrades")};
inline constexpr Says<int> silhouetteAtMost{
    inEnglish("Messages", "a silhouette is over 0 and up to %1 inches high")};
inline constexpr Says<> noCatalogue{
    inEnglish("Messages", "no catalogue is at hand: nobody can join")};
inline constexpr Says<Printed, int, Message> ofMiniature{
    inEnglish("Messages", "%1, miniature %2: %3")};
inline constexpr Says<> positionIsFinite{inEnglish("Messages", "a position has finite numbers")};
inline constexpr Says<Message, int, int> tokensBetween{
    inEnglish("Messages", "%1 tokens are 0 to %2, not %3")};

/// Journals.
inline constexpr Says<> headerExpected{inEnglish("Messages", "a header object is expected")};
inline constexpr Says<int, Message> answerRefused{inEnglish("Messages", "answer %1: %2")};

}  // namespace sightline::engine::say
