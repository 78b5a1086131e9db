/// Reads untrusted zip files in memory, and writes zip files.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::app {

/// Maps the name of each file in a zip, such as "models/1/house.obj", to its content.
using ZipContents = std::map<std::string, std::string>;

/// Limits for an untrusted zip. They are checked before the contents are used.
struct ZipRules {
    std::size_t entries = 2000;
    std::size_t folders = 2000;           ///< limit for the number of folders in entry names
    std::uint64_t bytes = 512ULL << 20U;  ///< limit for the sum of the unpacked sizes, bytes
    /// Returns the reason why an entry name is not allowed. Returns an empty message if it is
    /// allowed. Names of folders end with a slash.
    std::function<Message(const std::string& name)> faultOf;
};

/// Unpacks all files of a zip. Errors, each one line with `where` and the entry: not a zip;
/// truncated or inconsistent; more entries, folders or bytes than the rules allow; an invalid or
/// duplicate name; a link or a device; encryption, or a compression other than deflate; damage.
/// Unpacked bytes are counted while they arrive, so a zip bomb is stopped.
Result<ZipContents> unzipped(std::string_view bytes, const std::string& where,
                             const ZipRules& rules);

/// Writes a zip. Equal contents give equal bytes. Errors: names that a zip cannot hold.
Result<std::string> zipOf(const ZipContents& contents);

}  // namespace sightline::app
