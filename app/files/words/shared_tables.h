/// Message texts: faults of shared tables and of their zip files.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::app::say {

/// Messages about the zip file as a whole.
inline constexpr MessageTemplate<> noZip{
    inEnglish("Messages", "expected a zip; the file is not a zip, or it is cut off")};
inline constexpr MessageTemplate<> zipNamesTwice{
    inEnglish("Messages", "expected a zip whose names are all different")};
inline constexpr MessageTemplate<Message> noWholeZip{
    inEnglish("Messages", "expected a whole zip: %1")};
inline constexpr MessageTemplate<> noPlainZip{
    inEnglish("Messages", "expected a plain zip, not one for more than 4 GB (Zip64)")};
inline constexpr MessageTemplate<PrintedName, PrintedName> zipListsTooMuch{
    inEnglish("Messages", "lists entries in %1 bytes, expected at most %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> zipHoldsTooMany{
    inEnglish("Messages", "holds %1 entries, expected at most %2")};
inline constexpr MessageTemplate<PrintedName> zipHoldsTooManyFolders{
    inEnglish("Messages", "holds more than %1 folders, which is the maximum")};
inline constexpr MessageTemplate<PrintedName> entryUnread{
    inEnglish("Messages", "entry %1 cannot be read")};
inline constexpr MessageTemplate<Message> cannotBeZipped{
    inEnglish("Messages", "cannot be zipped: %1")};

/// The English error texts of libzip. libzip may add a detail after ": ".
inline constexpr std::array zipErrors{
    MessageTemplate<>{inEnglish("Messages", "CRC error")},
    MessageTemplate<>{inEnglish("Messages", "Zip archive inconsistent")},
    MessageTemplate<>{inEnglish("Messages", "Premature end of file")},
    MessageTemplate<>{inEnglish("Messages", "Read error")},
    MessageTemplate<>{inEnglish("Messages", "Seek error")},
    MessageTemplate<>{inEnglish("Messages", "Zlib error")},
    MessageTemplate<>{inEnglish("Messages", "Malloc failure")},
    MessageTemplate<>{inEnglish("Messages", "Invalid argument")},
    MessageTemplate<>{inEnglish("Messages", "Compressed data invalid")},
    MessageTemplate<>{inEnglish("Messages", "Multi-disk zip archives not supported")}};
inline constexpr MessageTemplate<Message, PrintedName> zipErrorIn{inEnglish("Messages", "%1: %2")};

/// Messages about one entry of the zip file.
inline constexpr MessageTemplate<> fileOrFolder{
    inEnglish("Messages", "expected a file or a folder of a name, not both")};
inline constexpr MessageTemplate<> notEncrypted{
    inEnglish("Messages", "expected an entry that is not encrypted")};
inline constexpr MessageTemplate<int> storedOrDeflated{
    inEnglish("Messages", "expected an entry that is stored or deflated, found method %1")};
inline constexpr MessageTemplate<> emptyFolder{inEnglish("Messages", "expected an empty folder")};
inline constexpr MessageTemplate<> nameOfNoOther{
    inEnglish("Messages", "expected a name that no other entry has")};
inline constexpr MessageTemplate<PrintedName> unpacksToTooMuch{inEnglish(
    "Messages", "with this entry it unpacks to more than %1 bytes, which is the maximum")};
inline constexpr MessageTemplate<> attributesUnread{
    inEnglish("Messages", "its attributes cannot be read")};
inline constexpr MessageTemplate<> fileNotLink{
    inEnglish("Messages", "expected a file, found a link")};
inline constexpr MessageTemplate<> fileNotDevice{
    inEnglish("Messages", "expected a file, found a device or something else")};
inline constexpr MessageTemplate<Message> entryDamaged{inEnglish("Messages", "damaged: %1")};
inline constexpr MessageTemplate<PrintedName> unpacksToMore{
    inEnglish("Messages", "unpacks to more than the %1 bytes that it states")};
inline constexpr MessageTemplate<PrintedName, PrintedName> unpacksToOther{
    inEnglish("Messages", "unpacks to %1 bytes, expected the %2 that it states")};

/// Messages about the name of an entry.
inline constexpr MessageTemplate<int> nameOfBytes{
    inEnglish("Messages", "expected a name of 1 to %1 bytes")};
inline constexpr MessageTemplate<> nameInUtf8{inEnglish("Messages", "expected a name in UTF-8")};
inline constexpr MessageTemplate<int> nameOfParts{
    inEnglish("Messages", "expected a name of at most %1 parts between /")};
inline constexpr MessageTemplate<> nameWithoutControls{
    inEnglish("Messages", "expected a name without control characters")};
inline constexpr MessageTemplate<> nameWithoutDrive{
    inEnglish("Messages", "expected a name without \\ and without a drive")};
inline constexpr MessageTemplate<> nameWithoutRoot{
    inEnglish("Messages", "expected a name that does not begin with /")};
inline constexpr MessageTemplate<> nameWithoutDots{
    inEnglish("Messages", "expected a name without parts that are empty, . or ..")};
inline constexpr MessageTemplate<Message, PrintedName> nameAfter{
    inEnglish("Messages", "%1 after %2")};
inline constexpr MessageTemplate<> entryOfATable{
    inEnglish("Messages",
              "expected table.layout.json, licences.txt, picture.png, trace.png, trace.jpg or a "
              "file in models/")};

/// Messages about contents and references of a shared table.
inline constexpr MessageTemplate<> modelThatShips{
    inEnglish("Messages", "a model that ships (asset:...) or one that lies in the table")};
inline constexpr MessageTemplate<> traceOfTheTable{
    inEnglish("Messages", "trace.png or trace.jpg, which lies in the table")};
inline constexpr MessageTemplate<> noLayoutThere{
    inEnglish("Messages", "missing; expected the layout of the table")};
inline constexpr MessageTemplate<> pngExpected{inEnglish("Messages", "expected a PNG picture")};
inline constexpr MessageTemplate<> jpegExpected{inEnglish("Messages", "expected a JPEG picture")};

/// Messages about packing and unpacking a shared table.
inline constexpr MessageTemplate<> pictureToTrace{
    inEnglish("Messages", "expected a PNG or JPEG picture to trace")};
inline constexpr MessageTemplate<Message> notSharedSo{
    inEnglish("Messages", "cannot be shared under this name: %1")};
inline constexpr MessageTemplate<int> tooMuchToShare{
    inEnglish("Messages", "cannot be read, or makes the table larger than %1 MB")};
inline constexpr MessageTemplate<> tooManyChanged{
    inEnglish("Messages", "too many changed tables are already there")};
inline constexpr MessageTemplate<> emptyFolderOrNone{
    inEnglish("Messages", "expected a folder that is empty or not there")};

}  // namespace sightline::app::say
