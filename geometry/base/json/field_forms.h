/// Forms of JSON members. A form defines how a value is read from JSON, written to JSON and
/// specified in a JSON schema. The `describe` functions of structs (fields.h) use forms.
///
/// A form has read(cursor, value), write(value) and schema(any value of the type). The cursor is a
/// `JsonAt` or has the same functions.
#pragma once
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/base/words/files.h"
#include "geometry/base/words/plain_text.h"

namespace sightline::engine {

template <class At, class Value>
void readFields(const At& at, Value&& value);
template <class At, class Value>
void readExactly(const At& at, Value&& value);
template <class Value>
nlohmann::json writeFields(const Value& value);
template <class Value>
nlohmann::json schemaOf(const Value& any);

namespace form {
using nlohmann::json;

/// A struct that wraps one number, such as an id or an angle.
template <class Value>
concept TypedNumber = requires(const Value& it) {
    requires std::is_arithmetic_v<std::remove_cvref_t<decltype(it.value)>>;
};
template <class Value>
inline constexpr bool isOptional = false;
template <class Value>
inline constexpr bool isOptional<std::optional<Value>> = true;
template <class Value>
concept Point = requires(const Value& it) {
    it.x + it.y;
};
template <class Value>
concept List = !std::same_as<Value, std::string> && requires(Value & it) {
    it.emplace_back();
};

template <class Value>
auto& bare(Value& value) {
    if constexpr (TypedNumber<Value>)
        return value.value;
    else
        return value;
}
template <class Value>
inline constexpr bool isWhole =
    std::is_integral_v<std::remove_cvref_t<decltype(bare(std::declval<Value&>()))>>;

/// The default form of a type: a flag, a number, a text, a point, a list, or a struct with a
/// `describe` function.
struct Natural {
    void read(const auto& at, auto& value) const;
    json write(const auto& value) const;
    json schema(const auto& any) const;
};

/// A number between two bounds.
struct Range {
    double least, most;
    template <class At, class Value>
    void read(const At& at, Value& value) const {
        if constexpr (isWhole<Value>)
            bare(value) = at.integer(static_cast<int>(least), static_cast<int>(most));
        else
            bare(value) = at.number(least, most);
    }
    json write(const auto& value) const { return bare(value); }
    json schema(const auto& any) const {
        return {{"type", Natural{}.schema(any)["type"]}, {"minimum", least}, {"maximum", most}};
    }
};

/// A text of 1 to `most` bytes. `expected` makes the error message for a wrong text.
template <class Expected>
struct TextUpTo : Natural {
    std::size_t most;
    Expected expected;
    TextUpTo(std::size_t upTo, Expected message) : most(upTo), expected(message) {}
    void read(const auto& at, std::string& text) const {
        text = at.text();
        if (text.empty() || text.size() > most) at.wrong(expected());
    }
};

/// The constant name and the constant version of a document's format.
struct Format : Natural {
    void read(const auto& at, std::string_view name) const {
        if (!at.isText() || at.text() != name) at.wrong(say::theText(std::string(name)));
    }
    json schema(std::string_view name) const { return {{"const", name}}; }
};
struct Version : Natural {
    void read(const auto& at, int version) const {
        if (at.integer(0, 1000000) != version) at.wrong(say::theVersion(version));
    }
    json schema(int version) const { return {{"const", version}}; }
};

/// A text for display, without control characters and shortened to `most` characters.
struct PlainText : Natural {
    std::size_t most;
    explicit PlainText(std::size_t upTo) : most(upTo) {}
    void read(const auto& at, std::string& text) const { text = plainText(at.text(), most); }
};
struct PlainName : PlainText {
    PlainName() : PlainText(100) {}
};

/// A point or a size: a list of two or three numbers.
template <class Form = Natural>
struct PointOf {
    Form form{};
    template <class At, class Value>
    void read(const At& at, Value& value) const {
        const auto numbers = at.list(Value::length(), Value::length());
        for (int i = 0; i < Value::length(); ++i)
            form.read(numbers[static_cast<std::size_t>(i)], value[i]);
    }
    template <class Value>
    json write(const Value& value) const {
        json list = json::array();
        for (int i = 0; i < Value::length(); ++i) list.push_back(value[i]);
        return list;
    }
    template <class Value>
    json schema(const Value& any) const {
        return {{"type", "array"},
                {"items", form.schema(any.x)},
                {"minItems", Value::length()},
                {"maxItems", Value::length()}};
    }
};

template <class Form = Natural>
struct ListOf {
    Form form{};
    std::size_t least = 0, most = 100000;
    void read(const auto& at, auto& list) const {
        for (const auto& item : at.list(least, most)) form.read(item, list.emplace_back());
    }
    json write(const auto& list) const {
        json items = json::array();
        for (const auto& item : list) items.push_back(form.write(item));
        return items;
    }
    template <class Value>
    json schema(const Value&) const {
        return {{"type", "array"},
                {"items", form.schema(typename Value::value_type{})},
                {"minItems", least},
                {"maxItems", most}};
    }
};

/// A JSON object with arbitrary member names. All its values have one form.
template <class Form = Natural>
struct TableOf {
    Form form{};
    void read(const auto& at, auto& table) const {
        for (const auto& [name, item] : at.members()) form.read(item, table[name]);
    }
    json write(const auto& table) const {
        json items = json::object();
        for (const auto& [name, item] : table) items[name] = form.write(item);
        return items;
    }
    template <class Value>
    json schema(const Value&) const {
        return {{"type", "object"},
                {"additionalProperties", form.schema(typename Value::mapped_type{})}};
    }
};

/// One word of a list of allowed words. The C++ value is the word itself, or its index as a number
/// or an enumerator.
template <class List>
struct Words {
    const List& words;
    template <class At, class Value>
    void read(const At& at, Value& value) const {
        const std::size_t index = indexAt(at);
        if constexpr (std::same_as<Value, std::string>)
            value = words[index];
        else
            value = static_cast<Value>(index);
    }
    template <class Value>
    json write(const Value& value) const {
        if constexpr (std::same_as<Value, std::string>)
            return value;
        else
            return words[static_cast<std::size_t>(value)];
    }
    json schema(const auto&) const { return {{"enum", words}}; }
    std::size_t indexAt(const auto& at) const {
        if constexpr (requires { at.word(words); })
            return at.word(words);
        else
            return at.word(std::vector<std::string_view>(words.begin(), words.end()));
    }
};

/// A field whose value is one of the words in a table of words. Each row of this table holds a word
/// (`text`) and its value.
template <class Row, std::size_t count>
struct Named {
    const Row (&rows)[count];
    void read(const auto& at, auto& value) const { value = rows[at.word(words())].value; }
    json write(const auto& value) const {
        for (const Row& row : rows)
            if (row.value == value) return row.text;
        return "";
    }
    json schema(const auto&) const { return {{"enum", words()}}; }
    std::array<std::string_view, count> words() const {
        std::array<std::string_view, count> words;
        for (std::size_t i = 0; i < count; ++i) words[i] = rows[i].text;
        return words;
    }
};

void Natural::read(const auto& at, auto& value) const {
    using Value = std::remove_reference_t<decltype(value)>;
    if constexpr (std::same_as<Value, bool>)
        value = at.boolean();
    else if constexpr (std::same_as<Value, std::string>)
        value = at.text();
    else if constexpr (Point<Value>)
        PointOf<>{}.read(at, value);
    else if constexpr (List<Value>)
        ListOf<>{}.read(at, value);
    else if constexpr (isWhole<Value>)
        bare(value) = at.integer();
    else if constexpr (std::is_floating_point_v<Value> || TypedNumber<Value>)
        bare(value) = at.number();
    else
        readFields(at, value);
}

json Natural::write(const auto& value) const {
    using Value = std::remove_cvref_t<decltype(value)>;
    static_assert(!std::is_enum_v<Value>, "an enumerator needs words");
    if constexpr (Point<Value>)
        return PointOf<>{}.write(value);
    else if constexpr (requires { json(bare(value)); })
        return bare(value);
    else if constexpr (List<Value>)
        return ListOf<>{}.write(value);
    else
        return writeFields(value);
}

json Natural::schema(const auto& any) const {
    using Value = std::remove_cvref_t<decltype(any)>;
    if constexpr (std::same_as<Value, bool>)
        return {{"type", "boolean"}};
    else if constexpr (std::same_as<Value, std::string>)
        return {{"type", "string"}};
    else if constexpr (Point<Value>)
        return PointOf<>{}.schema(any);
    else if constexpr (List<Value>)
        return ListOf<>{}.schema(any);
    else if constexpr (std::is_arithmetic_v<Value> || TypedNumber<Value>)
        return {{"type", isWhole<Value> ? "integer" : "number"}};
    else
        return schemaOf(any);
}

/// A JSON object with only some members of a struct. `members` describes these members.
template <class Value, class Members>
struct Part {
    Value& value;
    const Members& members;
};
template <class Value, class Members>
Part(Value&, const Members&) -> Part<Value, Members>;
template <class Fields, class Value, class Members>
void describe(Fields& fields, const Part<Value, Members>& part) {
    part.members(fields, part.value);
}
template <class Members>
struct Object {
    Members members;
    bool exact = false;  ///< true: a member that `members` does not describe is an error
    template <class At, class Value>
    void read(const At& at, Value& value) const {
        Part<Value, Members> part{value, members};
        if constexpr (requires { at.allow(std::vector<std::string_view>()); }) {
            if (exact) return readExactly(at, part);
        }
        readFields(at, part);
    }
    template <class Value>
    json write(const Value& value) const {
        return writeFields(Part<const Value, Members>{value, members});
    }
    template <class Value>
    json schema(const Value& any) const {
        return schemaOf(Part<const Value, Members>{any, members});
    }
};

template <class List>
Words(const List&) -> Words<List>;
template <class Row, std::size_t count>
Named(const Row (&)[count]) -> Named<Row, count>;

}  // namespace form
}  // namespace sightline::engine
