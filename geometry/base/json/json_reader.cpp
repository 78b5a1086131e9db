#include "geometry/base/json/json_reader.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <numeric>
#include <sstream>

#include "geometry/base/json/plain_text.h"
#include "geometry/base/json/system_error.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {
constexpr std::uintmax_t largestFile = 64U << 20U;  // maximum size of a JSON file, bytes

int sizeAsInt(std::size_t number) { return static_cast<int>(number); }

Message writtenShortly(const nlohmann::json& value) {
    if (value.is_object()) return say::anObject();
    if (value.is_array()) return say::listOf(sizeAsInt(value.size()));
    std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    constexpr std::size_t most = 60;
    if (text.size() > most) text = text.substr(0, most) + "...";
    return sightline::say::asWritten(text);
}

// Cleans the quoted names in an error message. A file's names may contain any characters.
Message withPlainNames(Message message, std::size_t most) {
    for (Argument& argument : message.arguments) {
        if (auto* name = std::get_if<PrintedName>(&argument))
            name->text = plainText(name->text, most);
        if (auto* several = std::get_if<Messages>(&argument))
            for (Message& one : *several) one = withPlainNames(std::move(one), most);
    }
    return message;
}

std::string escaped(std::string_view key) {
    std::string text;
    for (const char c : key) {
        if (c == '~')
            text += "~0";
        else if (c == '/')
            text += "~1";
        else
            text += c;
    }
    return text;
}

// Adds the JSON pointer from the value `from` to the value `wanted` in front of `path`. False if
// `wanted` is not inside `from`.
bool addPathTo(const nlohmann::json* wanted, const nlohmann::json& from, std::string& path) {
    if (wanted == &from) return true;
    if (const auto* members = from.get_ptr<const nlohmann::json::object_t*>()) {
        for (const auto& [key, value] : *members) {
            if (!addPathTo(wanted, value, path)) continue;
            path.insert(0, "/" + escaped(key));
            return true;
        }
    } else if (const auto* values = from.get_ptr<const nlohmann::json::array_t*>()) {
        for (std::size_t i = 0; i < values->size(); ++i) {
            if (!addPathTo(wanted, (*values)[i], path)) continue;
            path.insert(0, "/" + std::to_string(i));
            return true;
        }
    }
    return false;
}

std::string trimmed(double value) {
    std::ostringstream text;
    text << value;
    return text.str();
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above + 1, row[j - 1] + 1, change});
            diagonal = above;
        }
    }
    return row.back();
}
}  // namespace

static const nlohmann::json::object_t& membersOf(const JsonAt& at) {
    if (!at.isObject()) at.wrong(say::anObject());
    return at.json().get_ref<const nlohmann::json::object_t&>();
}

void JsonAt::wrong(const Message& expected) const {
    refuse(say::expectedFound(expected, writtenShortly(*value_)));
}

void JsonAt::wrong(const std::string& expected) const {
    wrong(sightline::say::asWritten(expected));
}

void JsonAt::refuse(const Message& what) const {
    const std::string at = pointer();
    constexpr std::size_t most = 2000;  // maximum length of a quoted name in a message, bytes
    const Message all = say::atPointer(where(), at.empty() ? "/" : at, what);
    throw JsonError(plainText(english(all), most), withPlainNames(all, most));
}

void JsonAt::refuse(const std::string& text) const { refuse(sightline::say::asWritten(text)); }

void JsonAt::refuse(const Problem& problem) const {
    refuse(problem.message.none() ? sightline::say::asWritten(problem.text) : problem.message);
}

std::string JsonAt::pointer() const {
    std::string path;
    addPathTo(value_, *document_->root, path);
    return document_->pointer + path;
}

JsonAt JsonAt::at(std::string_view key) const {
    if (auto found = find(key)) return *std::move(found);
    refuse(say::memberExpected(std::string(key)));
}

std::optional<JsonAt> JsonAt::find(std::string_view key) const {
    const nlohmann::json::object_t& object = membersOf(*this);
    const auto found = object.find(key);
    if (found == object.end() || found->second.is_null()) return std::nullopt;
    return JsonAt(found->second, document_);
}

double JsonAt::number(double least, double most) const {
    const double number =
        value_->is_number() ? value_->get<double>() : std::numeric_limits<double>::quiet_NaN();
    if (!(number >= least && number <= most)) {
        wrong(say::numberBetween(trimmed(least), trimmed(most)));
    }
    return number;
}

int JsonAt::integer(int least, int most) const {
    const double number =
        value_->is_number() ? value_->get<double>() : std::numeric_limits<double>::quiet_NaN();
    if (!(number >= least && number <= most) || number != std::floor(number)) {
        wrong(say::wholeNumberBetween(least, most));
    }
    return static_cast<int>(number);
}

std::string JsonAt::text() const {
    if (!value_->is_string()) wrong(say::aText());
    return value_->get<std::string>();
}

bool JsonAt::boolean() const {
    if (!value_->is_boolean()) wrong(say::trueOrFalse());
    return value_->get<bool>();
}

std::vector<JsonAt> JsonAt::list(std::size_t least, std::size_t most) const {
    if (!value_->is_array()) wrong(say::aList());
    if (value_->size() < least || value_->size() > most) {
        wrong(say::listOfBetween(sizeAsInt(least), sizeAsInt(most)));
    }
    std::vector<JsonAt> items;
    items.reserve(value_->size());
    for (const nlohmann::json& item : *value_) items.push_back(JsonAt(item, document_));
    return items;
}

std::vector<std::pair<std::string, JsonAt>> JsonAt::members() const {
    std::vector<std::pair<std::string, JsonAt>> members;
    for (const auto& [key, value] : membersOf(*this))
        members.emplace_back(key, JsonAt(value, document_));
    return members;
}

std::size_t JsonAt::word(std::span<const std::string_view> words) const {
    const auto found = value_->is_string() ? std::find(words.begin(), words.end(),
                                                       value_->get_ref<const std::string&>())
                                           : words.end();
    if (found == words.end()) {
        std::string expected;
        for (std::size_t i = 0; i < words.size(); ++i) {
            expected += (i == 0 ? "" : "|") + std::string(words[i]);
        }
        wrong(say::oneOfWords(expected));
    }
    return static_cast<std::size_t>(found - words.begin());
}

void JsonAt::allow(std::initializer_list<std::string_view> names) const {
    allow(std::span(names.begin(), names.size()));
}

void JsonAt::allow(std::span<const std::string_view> names) const {
    auto next = names.begin();  // if `names` has the order of the members, one pass is enough
    for (const auto& [key, value] : membersOf(*this)) {
        auto found = std::find(next, names.end(), key);
        if (found == names.end()) found = std::find(names.begin(), next, key);
        if (found != names.end() && *found == key) {
            next = found + 1;
            continue;
        }
        const std::string nearest = nearestName(key, {names.begin(), names.end()});
        JsonAt(value, document_)
            .refuse(nearest.empty() ? say::nothingReads(key) : say::nothingReadsThis(key, nearest));
    }
}

namespace {

// The index of the quote that ends the JSON string. `from` is the index of its first character. A
// quote after an odd number of backslashes belongs to the string.
std::size_t endOfString(std::string_view text, std::size_t from) {
    for (std::size_t quote = text.find('"', from); quote != std::string_view::npos;
         quote = text.find('"', quote + 1)) {
        std::size_t first = quote;
        while (first > from && text[first - 1] == '\\') --first;
        if ((quote - first) % 2 == 0) return quote;
    }
    return text.size();
}

}  // namespace

bool nestsTooDeep(std::string_view text) {
    constexpr int deepest = 200;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char one = text[i];
        if (one == '"') {
            i = endOfString(text, i + 1);
        } else if (one == '[' || one == '{') {
            if (++depth > deepest) return true;
        } else if (one == ']' || one == '}') {
            --depth;
        }
    }
    return false;
}

Result<nlohmann::json> parseJson(std::string_view text, const std::string& where) {
    if (nestsTooDeep(text)) return problemIn(where, problemOf(say::jsonTooDeep()));
    try {
        return nlohmann::json::parse(text);
    } catch (const nlohmann::json::parse_error& error) {
        const std::size_t upTo = std::min(error.byte, text.size());
        const auto line =
            1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(upTo), '\n');
        return problemIn(
            where, problemOf(say::jsonExpected(static_cast<int>(line), sizeAsInt(error.byte))));
    } catch (const nlohmann::json::exception&) {
        return problemIn(where, problemOf(say::jsonNumbersThatFit()));
    }
}

Result<nlohmann::json> parseJsonFile(const std::filesystem::path& file) {
    std::error_code error;
    // A special file, such as a pipe or a device, is refused.
    if (std::filesystem::is_other(file, error))
        return problemIn(file.string(), problemOf(say::expectedAFile()));
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error)
        return problemIn(file.string(),
                         problemOf(say::cannotBeOpenedAs(systemErrorMessage(error))));
    if (size > largestFile) return problemIn(file.string(), problemOf(say::jsonTooLarge()));
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return problemIn(file.string(), problemOf(say::cannotBeOpened()));
    std::string text(size, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(size));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return parseJson(text, file.string());
}

void expectFormat(const JsonAt& document, std::string_view format, int version) {
    const JsonAt name = document.at("format");
    if (!name.isText() || name.text() != format) name.wrong(say::theText(std::string(format)));
    const JsonAt number = document.at("version");
    if (number.integer(0, 1000000) != version) number.wrong(say::theVersion(version));
}

std::string nearestName(std::string_view name, const std::vector<std::string>& candidates) {
    std::string best;
    std::size_t least = name.size() / 2 + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = editDistance(name, candidate);
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

Message withNearest(const Message& what, std::string_view name,
                    const std::vector<std::string>& candidates) {
    const std::string nearest = nearestName(name, candidates);
    return nearest.empty() ? what : say::didYouMeanName(what, nearest);
}

}  // namespace sightline::engine
