#include "app/files/tables/licence_notes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "geometry/base/json/plain_text.h"

namespace sightline::app {
namespace {

constexpr std::size_t longestNote = 2000;  // maximum length of a text about a licence, characters

// A text member of a JSON object, as one line. Empty if the member is missing or is not a text.
std::string lineIn(const nlohmann::json& object, const char* member) {
    const auto found = object.find(member);
    if (found == object.end() || !found->is_string()) return {};
    return engine::plainText(found->get<std::string>(), longestNote);
}

std::string licenceIn(const nlohmann::json& object) {
    std::string licence = lineIn(object, "licence");
    return licence.empty() ? lineIn(object, "license") : licence;
}

bool showsModel(const nlohmann::json& piece, const std::string& model) {
    constexpr std::array members{"shape", "look"};
    return std::any_of(members.begin(), members.end(), [&](const char* member) {
        const auto drawn = piece.find(member);
        return drawn != piece.end() && drawn->is_object() && lineIn(*drawn, "mesh") == model;
    });
}

void addSaid(const nlohmann::json& piece, std::set<std::string>& lines) {
    const std::string name = lineIn(piece, "name");
    const std::string licence = licenceIn(piece), note = lineIn(piece, "note");
    if (!licence.empty()) lines.insert(name + ", licence: " + licence);
    if (!note.empty()) lines.insert(name + ", note: " + note);
}

/// The licence statements of all pieces that use the model. Each statement appears once.
std::set<std::string> saidOf(const std::string& model, const nlohmann::json& layout) {
    std::set<std::string> lines;
    for (const nlohmann::json& piece : layout.at("pieces"))
        if (showsModel(piece, model)) addSaid(piece, lines);
    return lines;
}

}  // namespace

bool isLicenceFile(const std::string& name) {
    std::string folded = name;
    std::transform(folded.begin(), folded.end(), folded.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr std::array beginnings{"license", "licence", "copying", "copyright"};
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const char* beginning) { return folded.starts_with(beginning); });
}

std::string licenceNotes(const nlohmann::json& layout, const LicencesBeside& models) {
    std::string text = lineIn(layout, "name") + "\n";
    if (const std::string designer = lineIn(layout, "designer"); !designer.empty())
        text += "Designed by " + designer + "\n";
    const std::string licence = licenceIn(layout);
    text += licence.empty() ? "Nothing is said about the licence of the table.\n"
                            : "Licence of the table: " + licence + "\n";
    text += models.empty() ? "\nEvery model on it ships with Sightline.\n"
                           : "\nModels that do not ship with Sightline:\n";
    for (const auto& [model, files] : models) {
        text += "\n" + model + "\n";
        const std::set<std::string> lines = saidOf(model, layout);
        for (const std::string& line : lines) text += "  " + line + "\n";
        for (const std::string& file : files) text += "  licence file: " + file + "\n";
        if (lines.empty() && files.empty()) text += "  nothing is said about its licence\n";
    }
    return text;
}

}  // namespace sightline::app
