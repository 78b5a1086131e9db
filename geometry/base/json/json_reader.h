/// JSON reader for untrusted documents. Every value knows its file and its JSON pointer, so the
/// error for a wrong value is one clear line: "army.json: /units/2/unit: expected ..., found ...".
#pragma once
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::engine {

/// The error of a JSON reader. `readingJson` catches it, so callers of `readingJson` never see it.
struct JsonError : std::runtime_error {
    explicit JsonError(const std::string& text, Message said = {})
        : std::runtime_error(text), message(std::move(said)) {}
    explicit JsonError(const Problem& problem) : JsonError(problem.text, problem.message) {}
    Message message;
};

/// A view of one value of a document. The document must outlive the view. Copies are cheap: the
/// JSON pointer is computed only on request.
class JsonAt {
  public:
    JsonAt(const nlohmann::json& document, std::string where, std::string pointer = "")
        : value_(&document),
          document_(std::make_shared<Document>(
              Document{&document, std::move(where), std::move(pointer)})) {}

    /// The member with the name `key`. If it is missing, `at` refuses the document. If it is
    /// missing or null, `find` returns nothing.
    JsonAt at(std::string_view key) const;
    std::optional<JsonAt> find(std::string_view key) const;

    double number(double least = -1e6, double most = 1e6) const;
    int integer(int least, int most) const;
    std::string text() const;
    bool boolean() const;
    std::vector<JsonAt> list(std::size_t least = 0, std::size_t most = 100000) const;
    /// The members of an object, in the order of their names.
    std::vector<std::pair<std::string, JsonAt>> members() const;
    /// The index of the value (a text) in a list of allowed words.
    std::size_t word(std::span<const std::string_view> words) const;

    /// Refuses a document with a member whose name is not in `names`. The error suggests the
    /// nearest allowed name.
    void allow(std::initializer_list<std::string_view> names) const;
    void allow(std::span<const std::string_view> names) const;

    bool isText() const { return value_->is_string(); }
    bool isObject() const { return value_->is_object(); }
    bool isList() const { return value_->is_array(); }
    const nlohmann::json& json() const { return *value_; }
    const std::string& where() const { return document_->where; }
    /// JSON pointer of the value. The function is slow, because it searches the whole document.
    std::string pointer() const;

    /// Refuses the document with the error "where: pointer: expected `expected`, found ...".
    [[noreturn]] void wrong(const Message& expected) const;
    [[noreturn]] void wrong(const std::string& expected) const;
    /// Refuses the document with the error "where: pointer: `what`".
    [[noreturn]] void refuse(const Message& what) const;
    [[noreturn]] void refuse(const std::string& text) const;
    [[noreturn]] void refuse(const Problem& problem) const;

  private:
    struct Document {
        const nlohmann::json* root;
        std::string where, pointer;
    };
    JsonAt(const nlohmann::json& value, std::shared_ptr<const Document> document)
        : value_(&value), document_(std::move(document)) {}

    const nlohmann::json* value_;
    std::shared_ptr<const Document> document_;
};

/// Runs a reader of a document. If the document is refused, returns the error as a Problem.
template <class Reader>
auto readingJson(Reader reader) -> Result<decltype(reader())> {
    try {
        return reader();
    } catch (const JsonError& refused) {
        return Problem{refused.what(), refused.message};
    }
}

/// True if lists and objects are nested too deeply. The functions that copy and write JSON are
/// recursive, so deep nesting would overflow the stack.
bool nestsTooDeep(std::string_view text);

/// Parses a JSON text or file. Errors: the file cannot be opened, is larger than 64 MiB, is nested
/// too deeply, or is not JSON (with line and column).
Result<nlohmann::json> parseJson(std::string_view text, const std::string& where);
Result<nlohmann::json> parseJsonFile(const std::filesystem::path& file);

/// Refuses the document if its member "format" differs from `format` or its member "version" from
/// `version`.
void expectFormat(const JsonAt& document, std::string_view format, int version);

/// The candidate whose spelling is closest to `name`. Empty if no candidate is close.
std::string nearestName(std::string_view name, const std::vector<std::string>& candidates);
/// If a candidate is close to a wrong name, adds the candidate to the error message: "... (did you
/// mean "x"?)".
Message withNearest(const Message& what, std::string_view name,
                    const std::vector<std::string>& candidates);

}  // namespace sightline::engine
