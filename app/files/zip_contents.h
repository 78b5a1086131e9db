/// In-memory reader of untrusted zip files, and a writer.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::app {

/// The files of a zip by name: "models/1/house.obj".
using ZipContents = std::map<std::string, std::string>;

/// Limits that a zip must meet before any of it is used.
struct ZipRules {
    std::size_t entries = 2000;
    std::size_t folders = 2000;           ///< limit for folders in entry names
    std::uint64_t bytes = 512ULL << 20U;  ///< limit for the unpacked total
    /// The fault of a name; empty if the name is valid. Folders end with a slash.
    std::function<Message(const std::string& name)> faultOf;
};

/// All files of the zip, without its folders. Errors, one line each with `where` and the entry: not
/// a zip; truncated or inconsistent; more entries, folders or bytes than the rules allow; an
/// invalid or duplicate name; a link or a device; encryption or a compression other than deflate;
/// damage. Unpacked bytes are counted as they arrive, so a zip bomb is stopped.
Result<ZipContents> unzipped(std::string_view bytes, const std::string& where,
                             const ZipRules& rules);

/// Writes a zip; equal contents give equal bytes. Errors: names that a zip cannot hold.
Result<std::string> zipOf(const ZipContents& contents);

}  // namespace sightline::app
