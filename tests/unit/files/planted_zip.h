/// Makes malformed zip archives byte by byte.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::test {

/// An entry for a malformed zip archive. The archive stores its content without compression.
struct PlantedEntry {
    std::string name, content;
    std::uint32_t mode = 0100644;  ///< Unix mode of the file
    std::uint16_t flags = 0x0800;  ///< 0x0800: names are in UTF-8; 1: encrypted
    std::uint16_t method = 0;      ///< compression method; 0: stored without compression
};

inline std::uint32_t zipChecksum(std::string_view bytes) {
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char c : bytes) {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

/// A number in `bytes` bytes, little-endian.
inline std::string zipNumber(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i, number >>= 8U) text += static_cast<char>(number & 0xFFU);
    return text;
}

/// The bytes of the entry's content in the archive. An encrypted entry begins with a header of 12
/// bytes, which libzip 1.11 includes in the size.
inline std::string zipStored(const PlantedEntry& entry) {
    const bool encrypted = (entry.flags & 1U) != 0;
    return std::string(encrypted ? 12 : 0, '\0') + entry.content;
}

/// The fields of an entry's header before the name. The local header and the directory contain the
/// same fields.
inline std::string zipFacts(const PlantedEntry& entry) {
    return zipNumber(20, 2) + zipNumber(entry.flags, 2) + zipNumber(entry.method, 2) +
           zipNumber(0, 2) + zipNumber(33, 2) + zipNumber(zipChecksum(entry.content), 4) +
           zipNumber(zipStored(entry).size(), 4) + zipNumber(entry.content.size(), 4) +
           zipNumber(entry.name.size(), 2) + zipNumber(0, 2);
}

inline std::string plantedZip(const std::vector<PlantedEntry>& entries) {
    std::string zip, directory;
    for (const PlantedEntry& entry : entries) {
        const std::size_t at = zip.size();
        zip += "PK\3\4" + zipFacts(entry) + entry.name + zipStored(entry);
        directory += "PK\1\2" + zipNumber(3U << 8U | 20U, 2) + zipFacts(entry) + zipNumber(0, 6) +
                     zipNumber(std::uint64_t{entry.mode} << 16U, 4) + zipNumber(at, 4) + entry.name;
    }
    const std::size_t at = zip.size();
    return zip + directory + "PK\5\6" + zipNumber(0, 4) + zipNumber(entries.size(), 2) +
           zipNumber(entries.size(), 2) + zipNumber(directory.size(), 4) + zipNumber(at, 4) +
           zipNumber(0, 2);
}

/// The zip archive in which both headers of the entry `name` state a wrong unpacked size.
inline std::string withStatedSize(std::string zip, const std::string& name, std::uint32_t size) {
    constexpr std::size_t local = 30, inDirectory = 46;  // bytes of the header before the name
    for (std::size_t at = zip.find(name); at != std::string::npos; at = zip.find(name, at + 1)) {
        if (at >= inDirectory && zip.compare(at - inDirectory, 4, "PK\1\2") == 0)
            zip.replace(at - inDirectory + 24, 4, zipNumber(size, 4));
        else if (at >= local && zip.compare(at - local, 4, "PK\3\4") == 0)
            zip.replace(at - local + 22, 4, zipNumber(size, 4));
    }
    return zip;
}

}  // namespace sightline::test
