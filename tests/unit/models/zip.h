/// Zip archives without compression, for model formats that are zip archives.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace sightline::rendering {

inline std::uint32_t checksum(const std::string& bytes) {
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

/// A zip archive of the given files. The name of each entry is the path of the file.
inline std::string zipped(const std::vector<std::pair<std::string, std::string>>& files) {
    const auto number = [](std::uint32_t value, unsigned bytes) {
        std::string text;
        for (unsigned i = 0; i < bytes; ++i) text += char(i < 4 ? value >> 8U * i & 0xFFU : 0U);
        return text;
    };
    std::string archive, directory;
    for (const auto& [name, content] : files) {
        const auto size = std::uint32_t(content.size());
        const std::string facts = number(0, 2) + number(0, 2) + number(0, 4) +
                                  number(checksum(content), 4) + number(size, 4) + number(size, 4) +
                                  number(std::uint32_t(name.size()), 2) + number(0, 2);
        directory.append("PK\1\2").append(number(20, 2)).append(number(20, 2)).append(facts);
        directory.append(number(0, 10)).append(number(std::uint32_t(archive.size()), 4));
        directory.append(name);
        archive.append("PK\3\4").append(number(20, 2)).append(facts).append(name).append(content);
    }
    const auto count = std::uint32_t(files.size());
    return archive + directory + "PK\5\6" + number(0, 4) + number(count, 2) + number(count, 2) +
           number(std::uint32_t(directory.size()), 4) + number(std::uint32_t(archive.size()), 4) +
           number(0, 2);
}

}  // namespace sightline::rendering
