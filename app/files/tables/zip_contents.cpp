#include "app/files/tables/zip_contents.h"

#include <sys/stat.h>
#include <zip.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "app/files/words/shared_tables.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/files.h"

namespace sightline::app {
namespace {

struct ZipEnd {
    void operator()(zip_t* zip) const { zip_discard(zip); }
};
using OpenZip = std::unique_ptr<zip_t, ZipEnd>;
struct ZipEntryEnd {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};
using OpenZipEntry = std::unique_ptr<zip_file_t, ZipEntryEnd>;
struct ZipSourceEnd {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using ZipSource = std::unique_ptr<zip_source_t, ZipSourceEnd>;

struct ZipFault {
    ZipFault() { zip_error_init(&error); }
    ~ZipFault() { zip_error_fini(&error); }
    ZipFault(const ZipFault&) = delete;
    ZipFault& operator=(const ZipFault&) = delete;
    zip_error_t error{};
};

// The translatable message for an error text of libzip. An unknown text is kept as it is.
Message saidByZip(const std::string& text) {
    for (const auto& error : say::zipErrors) {
        const std::string known = english(error());
        if (text == known) return error();
        if (text.starts_with(known + ": "))
            return say::zipErrorIn(error(), text.substr(known.size() + 2));
    }
    return sightline::say::asWritten(text);
}

Problem problemOfZip(zip_error_t& error) {
    switch (error.zip_err) {
        case ZIP_ER_NOZIP:
            return problemOf(say::noZip());
        case ZIP_ER_EXISTS:
            return problemOf(say::zipNamesTwice());
        default:
            return problemOf(say::noWholeZip(saidByZip(zip_error_strerror(&error))));
    }
}

// Signatures of the records that state the length of a zip's directory. A zip is refused if this
// length is too large, because libzip loads the whole directory before the entries can be counted.
constexpr std::string_view directoryEnd = "PK\5\6", longLocator = "PK\6\7";
constexpr std::size_t directoryEndSize = 22, longLocatorSize = 20, longestZipComment = 65535;
constexpr std::size_t directoryLengthAt = 12;
constexpr std::uint64_t directoryBytesOfAnEntry = 600;

std::uint64_t littleEndian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
        number = number << 8U | static_cast<unsigned char>(bytes[i - 1]);
    return number;
}

// Finds an entry name that has the UTF-8 flag but is not valid UTF-8. libzip does not report such
// names clearly. Names without the flag are always valid: they use the DOS code page, in which each
// of the 256 bytes is a character.
std::optional<Problem> faultOfNames(std::string_view bytes, std::size_t end,
                                    const std::string& where) {
    constexpr std::string_view entry = "PK\1\2";
    constexpr std::size_t flagsAt = 8, nameLengthAt = 28, head = 46, directoryAt = 16;
    constexpr std::uint64_t inUtf8 = 1U << 11U;
    const auto number = [&](std::size_t at, std::size_t size) {
        return static_cast<std::size_t>(littleEndian(bytes.substr(at, size)));
    };
    std::size_t at = number(end + directoryAt, 4);
    while (at + head <= end && bytes.substr(at).starts_with(entry)) {
        const std::size_t length = number(at + nameLengthAt, 2);
        const std::string_view name = bytes.substr(at + head, length);
        if ((number(at + flagsAt, 2) & inUtf8) != 0 && !engine::isUtf8(name))
            return problemOf(
                engine::say::atPointer(where, engine::plainName(name), say::nameInUtf8()));
        at += head + length + number(at + nameLengthAt + 2, 2) + number(at + nameLengthAt + 4, 2);
    }
    return std::nullopt;
}

std::optional<Problem> faultOfDirectory(std::string_view bytes, const std::string& where,
                                        const ZipRules& rules) {
    const std::size_t tail = directoryEndSize + longestZipComment;
    const std::size_t from = bytes.size() - std::min(bytes.size(), tail);
    for (std::size_t at = bytes.find(directoryEnd, from); at != std::string_view::npos;
         at = bytes.find(directoryEnd, at + 1)) {
        if (at + directoryEndSize > bytes.size()) break;
        if (at >= longLocatorSize && bytes.substr(at - longLocatorSize).starts_with(longLocator))
            return problemIn(where, problemOf(say::noPlainZip()));
        const std::uint64_t length = littleEndian(bytes.substr(at + directoryLengthAt, 4));
        const std::uint64_t most = directoryBytesOfAnEntry * rules.entries;
        if (length > most)
            return problemIn(where, problemOf(say::zipListsTooMuch(std::to_string(length),
                                                                   std::to_string(most))));
        if (auto problem = faultOfNames(bytes, at, where)) return problem;
    }
    return std::nullopt;
}

/// Checks and unpacks the entries of one open zip.
class ZipReader {
  public:
    ZipReader(zip_t& zip, const std::string& where, const ZipRules& rules)
        : zip_(zip), where_(where), rules_(rules) {}

    Result<ZipContents> contents() {
        if (const auto problem = list()) return *problem;
        ZipContents all;
        for (const ZipListing& one : listed_) {
            auto content = contentOf(one);
            if (!content) return content.problem();
            all.emplace(one.name, std::move(content).value());
        }
        return all;
    }

  private:
    struct ZipListing {
        zip_uint64_t index = 0;
        std::string name;
        std::uint64_t size = 0;  ///< unpacked size of the entry, as the zip states it
    };

    Problem refused(const std::string& entry, const Message& what) const {
        return problemOf(engine::say::atPointer(where_, engine::plainName(entry), what));
    }

    std::optional<Problem> list() {
        const auto count = static_cast<std::uint64_t>(zip_get_num_entries(&zip_, 0));
        if (count > rules_.entries) {
            return problemIn(where_, problemOf(say::zipHoldsTooMany(
                                         std::to_string(count), std::to_string(rules_.entries))));
        }
        listed_.reserve(count);
        for (zip_uint64_t index = 0; index < count; ++index)
            if (auto problem = list(index)) return problem;
        for (const ZipListing& one : listed_)
            if (auto problem = judgeFolders(one.name)) return problem;
        return std::nullopt;
    }

    std::optional<Problem> judgeFolders(const std::string& name) {
        for (std::size_t slash = name.find('/'); slash != std::string::npos;
             slash = name.find('/', slash + 1)) {
            std::string folder = name.substr(0, slash);
            if (names_.contains(folded(folder))) return refused(name, say::fileOrFolder());
            folders_.insert(std::move(folder));
            if (folders_.size() > rules_.folders)
                return problemIn(
                    where_, problemOf(say::zipHoldsTooManyFolders(std::to_string(rules_.folders))));
        }
        return std::nullopt;
    }

    std::optional<Problem> list(zip_uint64_t index) {
        zip_stat_t facts;
        zip_stat_init(&facts);
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD;
        if (zip_stat_index(&zip_, index, 0, &facts) != 0 || (facts.valid & needed) != needed)
            return problemIn(where_, problemOf(say::entryUnread(std::to_string(index))));
        std::string name = facts.name;
        const bool folder = name.ends_with('/');
        if (const Message fault = rules_.faultOf(name); !fault.none()) return refused(name, fault);
        if (const auto fault = faultOfKind(index, folder)) return refused(name, *fault);
        if ((facts.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 &&
            facts.encryption_method != ZIP_EM_NONE)
            return refused(name, say::notEncrypted());
        if (facts.comp_method != ZIP_CM_STORE && facts.comp_method != ZIP_CM_DEFLATE) {
            return refused(name, say::storedOrDeflated(facts.comp_method));
        }
        if (folder)
            return facts.size == 0 ? std::nullopt
                                   : std::optional(refused(name, say::emptyFolder()));
        if (!names_.insert(folded(name)).second) return refused(name, say::nameOfNoOther());
        if (facts.size > rules_.bytes - stated_) {
            return refused(name, say::unpacksToTooMuch(std::to_string(rules_.bytes)));
        }
        stated_ += facts.size;
        listed_.push_back({index, std::move(name), facts.size});
        return std::nullopt;
    }

    // Refuses an entry that is neither a file nor a folder. The upper half of its attributes is a
    // POSIX file mode if the zip comes from a POSIX system.
    std::optional<Message> faultOfKind(zip_uint64_t index, bool folder) const {
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(&zip_, index, 0, &system, &attributes) != 0)
            return say::attributesUnread();
        const mode_t kind = attributes >> 16U & S_IFMT;
        if (kind == 0 || kind == (folder ? S_IFDIR : S_IFREG)) return std::nullopt;
        return kind == S_IFLNK ? say::fileNotLink() : say::fileNotDevice();
    }

    Result<std::string> contentOf(const ZipListing& one) const {
        const OpenZipEntry entry(zip_fopen_index(&zip_, one.index, 0));
        if (!entry) return refused(one.name, say::entryDamaged(saidByZip(zip_strerror(&zip_))));
        std::string content;
        std::array<char, 65536> part{};
        for (;;) {
            const zip_int64_t read = zip_fread(entry.get(), part.data(), part.size());
            if (read < 0)
                return refused(one.name,
                               say::entryDamaged(saidByZip(zip_file_strerror(entry.get()))));
            if (read == 0) break;
            if (content.size() + static_cast<std::size_t>(read) > one.size)
                return refused(one.name, say::unpacksToMore(std::to_string(one.size)));
            content.append(part.data(), static_cast<std::size_t>(read));
        }
        if (content.size() != one.size)
            return refused(one.name, say::unpacksToOther(std::to_string(content.size()),
                                                         std::to_string(one.size)));
        return content;
    }

    // Converts a name to lower case. Some file systems treat names that differ only in case as one
    // file.
    static std::string folded(std::string name) {
        for (char& c : name)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return name;
    }

    zip_t& zip_;
    const std::string& where_;
    const ZipRules& rules_;
    std::vector<ZipListing> listed_;
    std::set<std::string> names_;    ///< entry names so far, in lower case
    std::set<std::string> folders_;  ///< original names of the folders that contain files
    std::uint64_t stated_ = 0;       ///< sum of the stated unpacked sizes so far
};

std::optional<Problem> addEntry(zip_t& zip, const std::string& name, const std::string& content) {
    const auto failed = [&] {
        return problemIn(engine::plainName(name),
                         problemOf(say::cannotBeZipped(saidByZip(zip_strerror(&zip)))));
    };
    zip_source_t* data = zip_source_buffer(&zip, content.data(), content.size(), 0);
    if (data == nullptr) return failed();
    const zip_int64_t index = zip_file_add(&zip, name.c_str(), data, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(data);
        return failed();
    }
    constexpr zip_uint16_t firstOfJanuary1980 = 1U << 5U | 1U;
    if (zip_file_set_dostime(&zip, static_cast<zip_uint64_t>(index), 0, firstOfJanuary1980, 0) != 0)
        return failed();
    return std::nullopt;
}

Result<std::string> bytesOfZip(zip_source_t& source) {
    zip_stat_t facts;
    zip_stat_init(&facts);
    const auto failed = [&] {
        return problemOf(
            say::cannotBeZipped(saidByZip(zip_error_strerror(zip_source_error(&source)))));
    };
    if (zip_source_open(&source) != 0) return failed();
    if (zip_source_stat(&source, &facts) != 0) return failed();
    std::string bytes(facts.size, '\0');
    const zip_int64_t read = zip_source_read(&source, bytes.data(), bytes.size());
    zip_source_close(&source);
    if (read < 0 || static_cast<std::size_t>(read) != bytes.size()) return failed();
    return bytes;
}

}  // namespace

Result<ZipContents> unzipped(std::string_view bytes, const std::string& where,
                             const ZipRules& rules) {
    if (auto fault = faultOfDirectory(bytes, where, rules)) return *std::move(fault);
    ZipFault fault;
    ZipSource source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, &fault.error));
    if (!source) return problemIn(where, problemOfZip(fault.error));
    const OpenZip zip(zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, &fault.error));
    if (!zip) return problemIn(where, problemOfZip(fault.error));
    static_cast<void>(source.release());  // the opened zip now owns the source
    return ZipReader(*zip, where, rules).contents();
}

Result<std::string> zipOf(const ZipContents& contents) {
    ZipFault fault;
    ZipSource source(zip_source_buffer_create(nullptr, 0, 0, &fault.error));
    if (!source) return problemOfZip(fault.error);
    OpenZip zip(zip_open_from_source(source.get(), ZIP_TRUNCATE, &fault.error));
    if (!zip) return problemOfZip(fault.error);
    // libzip releases one reference to the source when it closes the zip. So the source needs one
    // more reference.
    zip_source_keep(source.get());
    for (const auto& [name, content] : contents)
        if (auto problem = addEntry(*zip, name, content)) return *problem;
    if (zip_close(zip.get()) != 0)
        return problemOf(say::cannotBeZipped(saidByZip(zip_strerror(zip.get()))));
    static_cast<void>(zip.release());
    return bytesOfZip(*source);
}

}  // namespace sightline::app
