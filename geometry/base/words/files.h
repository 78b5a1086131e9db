/// Message table: errors of files and of their content.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about all kinds of files.
inline constexpr MessageTemplate<> cannotBeOpened{inEnglish("Messages", "cannot be opened")};
inline constexpr MessageTemplate<Message> cannotBeOpenedAs{
    inEnglish("Messages", "cannot be opened: %1")};
inline constexpr MessageTemplate<> cannotBeRead{inEnglish("Messages", "cannot be read")};
inline constexpr MessageTemplate<> cannotBeWritten{inEnglish("Messages", "cannot be written")};
inline constexpr MessageTemplate<Message> cannotBeWrittenAs{
    inEnglish("Messages", "cannot be written: %1")};
inline constexpr MessageTemplate<> linksLeadNowhere{
    inEnglish("Messages", "its links lead nowhere")};
inline constexpr MessageTemplate<> isAFolder{inEnglish("Messages", "is a folder")};
inline constexpr MessageTemplate<> ordinaryFileExpected{
    inEnglish("Messages", "an ordinary file is expected")};
inline constexpr MessageTemplate<> fileExpected{inEnglish("Messages", "a file is expected")};
inline constexpr MessageTemplate<> expectedAFile{inEnglish("Messages", "expected a file")};
inline constexpr MessageTemplate<int> openedOrTooLarge{
    inEnglish("Messages", "cannot be opened, or has more than %1 MB")};

/// Errors of the operating system, with the English words of the operating system.
inline constexpr MessageTemplate<> systemFindsNoFile{
    inEnglish("Messages", "No such file or directory")};
inline constexpr MessageTemplate<> permissionDenied{inEnglish("Messages", "Permission denied")};
inline constexpr MessageTemplate<> itIsADirectory{inEnglish("Messages", "Is a directory")};
inline constexpr MessageTemplate<> notADirectory{inEnglish("Messages", "Not a directory")};
inline constexpr MessageTemplate<> noSpaceLeft{inEnglish("Messages", "No space left on device")};
inline constexpr MessageTemplate<> readOnlySystem{inEnglish("Messages", "Read-only file system")};
inline constexpr MessageTemplate<> fileNameTooLong{inEnglish("Messages", "File name too long")};
inline constexpr MessageTemplate<> fileTooLarge{inEnglish("Messages", "File too large")};
inline constexpr MessageTemplate<> inputOutputError{inEnglish("Messages", "Input/output error")};
inline constexpr MessageTemplate<> quotaExceeded{inEnglish("Messages", "Disk quota exceeded")};
inline constexpr MessageTemplate<> tooManyLinks{
    inEnglish("Messages", "Too many levels of symbolic links")};

/// Messages about JSON documents.
inline constexpr MessageTemplate<> jsonTooLarge{
    inEnglish("Messages", "expected at most 64 MiB of JSON")};
inline constexpr MessageTemplate<> jsonTooDeep{
    inEnglish("Messages", "expected JSON nested at most 200 deep")};
inline constexpr MessageTemplate<int, int> jsonExpected{
    inEnglish("Messages", "line %1, byte %2: expected JSON")};
inline constexpr MessageTemplate<> jsonNumbersThatFit{
    inEnglish("Messages", "expected JSON with numbers that fit")};
inline constexpr MessageTemplate<PrintedName, PrintedName, Message> atPointer{
    inEnglish("Messages", "%1: %2: %3")};
inline constexpr MessageTemplate<Message, Message> expectedFound{
    inEnglish("Messages", "expected %1, found %2")};
inline constexpr MessageTemplate<PrintedName> memberExpected{
    inEnglish("Messages", "expected a member \"%1\"")};
inline constexpr MessageTemplate<PrintedName> nothingReads{
    inEnglish("Messages", "unknown member \"%1\"")};
inline constexpr MessageTemplate<PrintedName, PrintedName> nothingReadsThis{
    inEnglish("Messages", "unknown member \"%1\" (did you mean \"%2\"?)")};

/// Names of the kinds of JSON values.
inline constexpr MessageTemplate<> anObject{inEnglish("Messages", "an object")};
inline constexpr MessageTemplate<> aList{inEnglish("Messages", "a list")};
inline constexpr MessageTemplate<int> listOf{inEnglish("Messages", "a list of %1")};
inline constexpr MessageTemplate<int, int> listOfBetween{
    inEnglish("Messages", "a list of %1 to %2")};
inline constexpr MessageTemplate<> aText{inEnglish("Messages", "a text")};
inline constexpr MessageTemplate<> trueOrFalse{inEnglish("Messages", "true or false")};
inline constexpr MessageTemplate<PrintedName, PrintedName> numberBetween{
    inEnglish("Messages", "a number from %1 to %2")};
inline constexpr MessageTemplate<int, int> wholeNumberBetween{
    inEnglish("Messages", "a whole number from %1 to %2")};
inline constexpr MessageTemplate<PrintedName> oneOfWords{inEnglish("Messages", "one of %1")};
inline constexpr MessageTemplate<PrintedName> theText{inEnglish("Messages", "\"%1\"")};
inline constexpr MessageTemplate<int> theVersion{inEnglish("Messages", "version %1")};
inline constexpr MessageTemplate<Message> ofCatalogue{inEnglish("Messages", "%1 of the catalogue")};
inline constexpr MessageTemplate<Message, PrintedName> ofCatalogueThis{
    inEnglish("Messages", "%1 of the catalogue (did you mean \"%2\"?)")};

inline constexpr MessageTemplate<> aUnit{inEnglish("Messages", "a unit")};
inline constexpr MessageTemplate<> anUpgrade{inEnglish("Messages", "an upgrade")};
inline constexpr MessageTemplate<> aCounterpart{inEnglish("Messages", "a counterpart")};
inline constexpr MessageTemplate<> aCommandCard{inEnglish("Messages", "a command card")};
inline constexpr MessageTemplate<> aBattleCard{inEnglish("Messages", "a battle card")};
inline constexpr MessageTemplate<> aBattleForce{inEnglish("Messages", "a battle force")};
inline constexpr MessageTemplate<PrintedName> uniqueAtMostOne{
    inEnglish("Messages", "%1 is unique: expected at most one in an army")};
inline constexpr MessageTemplate<PrintedName> noMiniatures{
    inEnglish("Messages", "%1 has no miniatures without its upgrades")};

/// Messages about the units that a player adds in a sandbox.
inline constexpr MessageTemplate<PrintedName> noUnitOfCatalogue{
    inEnglish("Messages", "\"%1\" is not a unit of the catalogue")};
inline constexpr MessageTemplate<PrintedName> noUpgradeOfCatalogue{
    inEnglish("Messages", "\"%1\" is not an upgrade of the catalogue")};
inline constexpr MessageTemplate<PrintedName> noCounterpartOfCatalogue{
    inEnglish("Messages", "\"%1\" is not a counterpart of the catalogue")};
inline constexpr MessageTemplate<PrintedName> noBaseOfName{
    inEnglish("Messages", "\"%1\" is not a base")};
inline constexpr MessageTemplate<Message, PrintedName> didYouMeanName{
    inEnglish("Messages", "%1 (did you mean \"%2\"?)")};
inline constexpr MessageTemplate<int> upgradesAtMost{
    inEnglish("Messages", "a unit carries up to %1 upgrades")};
inline constexpr MessageTemplate<int> silhouetteAtMost{
    inEnglish("Messages", "the height of a silhouette must be over 0 and at most %1 inches")};
inline constexpr MessageTemplate<> noCatalogue{
    inEnglish("Messages", "no catalogue is loaded: no unit can join")};
inline constexpr MessageTemplate<PrintedName, int, Message> ofMiniature{
    inEnglish("Messages", "%1, miniature %2: %3")};
inline constexpr MessageTemplate<> positionIsFinite{
    inEnglish("Messages", "a position has finite numbers")};
inline constexpr MessageTemplate<Message, int, int> tokensBetween{
    inEnglish("Messages", "%1 tokens are 0 to %2, not %3")};

/// Messages about journals (records of games).
inline constexpr MessageTemplate<> headerExpected{
    inEnglish("Messages", "a header object is expected")};
inline constexpr MessageTemplate<int, Message> answerRefused{
    inEnglish("Messages", "answer %1: %2")};

}  // namespace sightline::engine::say
