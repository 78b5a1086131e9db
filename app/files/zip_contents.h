/// Zips in memory, read as files of strangers are to be read, and written.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "geometry/measure/result.h"

namespace sightline::app {

/// What lies in a zip, by name: "models/1/house.obj".
using ZipContents = std::map<std::string, std::string>;

/// What a zip is held to before anything of it is used.
struct ZipRules {
    std::size_t entries = 2000;
    std::size_t folders = 2000;           ///< that the names of the entries speak of
    std::uint64_t bytes = 512ULL << 20U;  ///< unpacked, of all entries together
    /// What was expected of a name; nothing when it is a good one. Folders end with a slash.
    std::function<Message(const std::string& name)> faultOf;
};

/// Everything that lies in it but folders. Problems, one line each with `where` and the entry: no
/// zip, one that is cut off or contradicts itself, more entries, folders or bytes than the rules
/// allow, a name with a fault or twice, a link or a device, encrypted or compressed in another way
/// than deflate, damaged. Bytes are counted as they come, so that an entry which states few and
/// unpacks to many is stopped.
Result<ZipContents> unzipped(std::string_view bytes, const std::string& where,
                             const ZipRules& rules);

/// The zip of it; the same contents make the same bytes. Problems: names that no zip can have.
Result<std::string> zipOf(const ZipContents& contents);

}  // namespace sightline::app
