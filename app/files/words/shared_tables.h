/// Messages: faults of shared tables and of their zip files. Rows of the table of messages.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::app::say {

/// The zip as a whole.
inline constexpr Says<> noZip{inEnglish("Messages", "expected a zip; it is none, or cut off")};
inline constexpr Says<> zipNamesTwice{
    inEnglish("Messages", "expected a zip whose names are all different")};
inline constexpr Says<Message> noWholeZip{inEnglish("Messages", "expected a whole zip: %1")};
inline constexpr Says<> noPlainZip{
    inEnglish("Messages", "expected a plain zip, not one for more than 4 GB (Zip64)")};
inline constexpr Says<Printed, Printed> zipListsTooMuch{
    inEnglish("Messages", "lists entries in %1 bytes, expected at most %2")};
inline constexpr Says<Printed, Printed> zipHoldsTooMany{
    inEnglish("Messages", "holds %1 entries, expected at most %2")};
inline constexpr Says<Printed> zipHoldsTooManyFolders{
    inEnglish("Messages", "holds more than %1 folders, expected at most that")};
inline constexpr Says<Printed> entryUnread{inEnglish("Messages", "entry %1 cannot be read")};
inline constexpr Says<Message> cannotBeZipped{inEnglish("Messages", "cannot be zipped: %1")};

/// Reasons of libzip, in its own words; libzip may add a detail.
inline constexpr std::array zipErrors{
    Says<>{inEnglish("Messages", "CRC error")},
    Says<>{inEnglish("Messages", "Zip archive inconsistent")},
    Says<>{inEnglish("Messages", "Premature end of file")},
    Says<>{inEnglish("Messages", "Read error")},
    Says<>{inEnglish("Messages", "Seek error")},
    Says<>{inEnglish("Messages", "Zlib error")},
    Says<>{inEnglish("Messages", "Malloc failure")},
    Says<>{inEnglish("Messages", "Invalid argument")},
    Says<>{inEnglish("Messages", "Compressed data invalid")},
    Says<>{inEnglish("Messages", "Multi-disk zip archives not supported")}};
inline constexpr Says<Message, Printed> zipErrorIn{inEnglish("Messages", "%1: %2")};

/// One entry of the zip.
inline constexpr Says<> fileOrFolder{
    inEnglish("Messages", "expected a file or a folder of a name, not both")};
inline constexpr Says<> notEncrypted{
    inEnglish("Messages", "expected an entry that is not encrypted")};
inline constexpr Says<int> storedOrDeflated{
    inEnglish("Messages", "expected an entry that is stored or deflated, found method %1")};
inline constexpr Says<> emptyFolder{inEnglish("Messages", "expected an empty folder")};
inline constexpr Says<> nameOfNoOther{
    inEnglish("Messages", "expected a name that no other entry has")};
inline constexpr Says<Printed> unpacksToTooMuch{inEnglish(
    "Messages", "with this entry it unpacks to more than %1 bytes, expected at most that")};
inline constexpr Says<> attributesUnread{inEnglish("Messages", "its attributes cannot be read")};
inline constexpr Says<> fileNotLink{inEnglish("Messages", "expected a file, found a link")};
inline constexpr Says<> fileNotDevice{
    inEnglish("Messages", "expected a file, found a device or something else")};
inline constexpr Says<Message> entryDamaged{inEnglish("Messages", "damaged: %1")};
inline constexpr Says<Printed> unpacksToMore{
    inEnglish("Messages", "unpacks to more than the %1 bytes that it states")};
inline constexpr Says<Printed, Printed> unpacksToOther{
    inEnglish("Messages", "unpacks to %1 bytes, expected the %2 that it states")};

/// The name of an entry.
inline constexpr Says<int> nameOfBytes{inEnglish("Messages", "expected a name of 1 to %1 bytes")};
inline constexpr Says<> nameInUtf8{inEnglish("Messages", "expected a name in UTF-8")};
inline constexpr Says<int> nameOfParts{
    inEnglish("Messages", "expected a name of at most %1 parts between /")};
inline constexpr Says<> nameWithoutControls{
    inEnglish("Messages", "expected a name without control characters")};
inline constexpr Says<> nameWithoutDrive{
    inEnglish("Messages", "expected a name without \\ and without a drive")};
inline constexpr Says<> nameWithoutRoot{
    inEnglish("Messages", "expected a name that does not begin with /")};
inline constexpr Says<> nameWithoutDots{
    inEnglish("Messages", "expected a name without parts that are empty, . or ..")};
inline constexpr Says<Message, Printed> nameAfter{inEnglish("Messages", "%1 after %2")};
inline constexpr Says<> entryOfATable{
    inEnglish("Messages",
              "expected table.layout.json, licences.txt, picture.png, trace.png, trace.jpg or a "
              "file in models/")};

/// Contents and references of the table.
inline constexpr Says<> modelThatShips{
    inEnglish("Messages", "a model that ships (asset:...) or one that lies in the table")};
inline constexpr Says<> traceOfTheTable{
    inEnglish("Messages", "trace.png or trace.jpg, which lies in the table")};
inline constexpr Says<> noLayoutThere{
    inEnglish("Messages", "not there; expected the layout of the table")};
inline constexpr Says<> pngExpected{inEnglish("Messages", "expected a PNG picture")};
inline constexpr Says<> jpegExpected{inEnglish("Messages", "expected a JPEG picture")};

/// Packing and unpacking.
inline constexpr Says<> pictureToTrace{
    inEnglish("Messages", "expected a PNG or JPEG picture to trace")};
inline constexpr Says<Message> notSharedSo{
    inEnglish("Messages", "cannot be shared under this name: %1")};
inline constexpr Says<int> tooMuchToShare{
    inEnglish("Messages", "cannot be read, or takes the table over %1 MB")};
inline constexpr Says<> tooManyChanged{
    inEnglish("Messages", "too many that were changed lie there")};
inline constexpr Says<> emptyFolderOrNone{
    inEnglish("Messages", "expected a folder that is empty or not there")};

}  // namespace sightline::app::say
