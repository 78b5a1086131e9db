#include "app/files/models/unit_of_3mf.h"

#include <zip.h>

#include <array>
#include <memory>
#include <string>
#include <utility>

namespace sightline::app {
namespace {

// Number of bytes at the start of a model that are searched for its root element. Comments before
// the root element are short.
constexpr std::size_t lookedAt = 64U << 10U;

// The length units in the 3MF core specification, in metres.
constexpr std::array<std::pair<std::string_view, double>, 6> metresOfUnits{{{"micron", 1e-6},
                                                                            {"millimeter", 1e-3},
                                                                            {"centimeter", 1e-2},
                                                                            {"inch", 0.0254},
                                                                            {"foot", 0.3048},
                                                                            {"meter", 1.0}}};

struct PackageEnd {
    void operator()(zip_t* zip) const { zip_discard(zip); }
};
using Package = std::unique_ptr<zip_t, PackageEnd>;
struct ModelTextEnd {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};
using ModelText = std::unique_ptr<zip_file_t, ModelTextEnd>;

Package packageIn(std::string_view bytes) {
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    if (source == nullptr) return nullptr;
    Package package(zip_open_from_source(source, ZIP_RDONLY, nullptr));
    if (!package) zip_source_free(source);
    return package;
}

/// The name of the root model in the package, which refers to all other models. It is the model
/// with the shortest name.
std::string rootModelIn(zip_t& package) {
    std::string root;
    const zip_int64_t count = zip_get_num_entries(&package, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* name = zip_get_name(&package, zip_uint64_t(i), 0);
        const std::string_view entry = name == nullptr ? "" : name;
        if (entry.ends_with(".model") && (root.empty() || entry.size() < root.size())) root = entry;
    }
    return root;
}

std::string beginningOf(zip_t& package, const std::string& entry) {
    const ModelText text(zip_fopen(&package, entry.c_str(), 0));
    if (!text) return {};
    std::string beginning(lookedAt, '\0');
    std::size_t length = 0;
    while (length < beginning.size()) {
        const zip_int64_t read =
            zip_fread(text.get(), beginning.data() + length, beginning.size() - length);
        if (read <= 0) break;
        length += std::size_t(read);
    }
    beginning.resize(length);
    return beginning;
}

/// The value of an attribute in the XML element that begins with the text `element`. Empty if the
/// attribute is missing.
std::string_view attributeOf(std::string_view xml, std::string_view element,
                             std::string_view attribute) {
    const std::size_t begin = xml.find(element);
    if (begin == std::string_view::npos) return {};
    const std::string_view inside = xml.substr(begin, xml.find('>', begin) - begin);
    for (std::size_t at = inside.find(attribute); at != std::string_view::npos;
         at = inside.find(attribute, at + 1)) {
        const std::size_t after = at + attribute.size();
        const bool whole =
            at > 0 && std::string_view(" \t\r\n").find(inside[at - 1]) != std::string_view::npos;
        const std::size_t quote = inside.find_first_of("\"'", after);
        if (!whole || quote == std::string_view::npos) continue;
        if (inside.substr(after, quote - after).find_first_not_of("= \t\r\n") !=
            std::string_view::npos)
            continue;
        const std::size_t end = inside.find(inside[quote], quote + 1);
        if (end == std::string_view::npos) return {};
        return inside.substr(quote + 1, end - quote - 1);
    }
    return {};
}

}  // namespace

std::optional<double> metresStatedIn3mf(std::string_view bytes) {
    const Package package = packageIn(bytes);
    if (!package) return std::nullopt;
    const std::string root = rootModelIn(*package);
    if (root.empty()) return std::nullopt;
    const std::string text = beginningOf(*package, root);
    const std::string_view stated = attributeOf(text, "<model", "unit");
    for (const auto& [unit, metres] : metresOfUnits)
        if (stated == unit) return metres;
    return std::nullopt;
}

}  // namespace sightline::app
