/// Reader of untrusted zip files in memory, and a writer.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::app {

/// The files of a zip by name, such as "models/1/house.obj".
using ZipContents = std::map<std::string, std::string>;

/// Limits for a zip. They are checked before its contents are used.
struct ZipRules {
    std::size_t entries = 2000;
    std::size_t folders = 2000;           ///< limit of folders in entry names
    std::uint64_t bytes = 512ULL << 20U;  ///< limit of the unpacked total, bytes
    /// The fault of a name. Empty if the name is valid. Names of folders end with a slash.
    std::function<Message(const std::string& name)> faultOf;
};

/// All files of the zip, without its folders. Errors, each one line with `where` and the entry: not
/// a zip; truncated or inconsistent; more entries, folders or bytes than the rules allow; an
/// invalid or duplicate name; a link or a device; encryption, or a compression other than deflate;
/// damage. Unpacked bytes are counted while they arrive, so a zip bomb is stopped.
Result<ZipContents> unzipped(std::string_view bytes, const std::string& where,
                             const ZipRules& rules);

/// Writes a zip. Equal contents give equal bytes. Errors: names that a zip cannot hold.
Result<std::string> zipOf(const ZipContents& contents);

}  // namespace sightline::app
