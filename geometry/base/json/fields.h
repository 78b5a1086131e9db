/// Serialization of structs to JSON. Each struct has one function `describe` that lists its JSON
/// members. The reader, the writer and the schema of the struct follow this list.
///
///     void describe(auto& fields, FieldsOf<Trace> auto& trace) {
///         fields.required("picture", trace.picture);
///         fields.defaulted("opacity", trace.opacity, form::Range{0.05, 1.0});
///     }
///
/// `readFields`, `writeFields`, `schemaOf` and `namesOf` call `describe` with a visitor from this
/// header. field_forms.h holds the forms of members. `describe` must be in the namespace
/// sightline::engine, not in an unnamed namespace.
#pragma once
#include <algorithm>
#include <concepts>
#include <optional>
#include <variant>

#include "geometry/base/json/field_forms.h"

namespace sightline::engine {

/// The concept is true if `Value` is `Type` or const `Type`.
template <class Value, class Type>
concept FieldsOf = std::same_as<std::remove_const_t<Value>, Type>;

enum class Presence { required, needed, mayLack };

/// The functions that a `describe` function calls. Each visitor derives from this class and adds
///     member(name, value, form, presence)  one member
///     oneOf(variant)                       the members of the variant's alternative
///     kind(name, variant, words)           as oneOf, and a member with the alternative's word
/// A visitor may replace `tag`. From the alternatives of `oneOf`, a reader chooses the first
/// alternative whose tag member is present. If there is none, it chooses the first alternative.
template <class Visitor>
class FieldVisitor {
  public:
    /// A member that is always read and always written.
    void required(std::string_view name, auto& value, const auto&... form) {
        visitor().member(name, value, formOf(form...), Presence::required);
    }
    /// A member that is always written. If `needed` is true, it must be present when read. The
    /// value of `needed` may depend on members that were read before.
    void requiredIf(bool needed, std::string_view name, auto& value, const auto&... form) {
        const auto presence = needed ? Presence::needed : Presence::mayLack;
        visitor().member(name, value, formOf(form...), presence);
    }
    /// A member that is read only if it is present, but is always written.
    void defaulted(std::string_view name, auto& value, const auto&... form) {
        visitor().member(name, value, formOf(form...), Presence::mayLack);
    }
    /// A member that is read only if it is present. It is not written if it has the default value
    /// of its type or if its form writes nothing.
    void optional(std::string_view name, auto& value, const auto&... form) {
        visitor().member(name, value, formOf(form...), Presence::mayLack);
    }
    /// The members "format" and "version" at the head of a document.
    void format(std::string_view name, int version) {
        visitor().required("format", name, form::Format{});
        visitor().required("version", version, form::Version{});
    }
    /// True if the visitor reads a JSON object that has a member with the given name.
    bool has(std::string_view) const { return false; }
    /// A required member that identifies an alternative of a variant: no earlier alternative has a
    /// member with this name.
    void tag(std::string_view name, auto& value, const auto&... form) {
        visitor().required(name, value, form...);
    }

  protected:
    static auto formOf(const auto&... form) {
        if constexpr (sizeof...(form) == 0)
            return form::Natural{};
        else
            return (form, ...);
    }

  private:
    Visitor& visitor() { return static_cast<Visitor&>(*this); }
};

/// The name of the tag member of a variant's alternative.
template <class Alternative>
std::string_view tagOf();

/// A cursor with a function `finish` that receives the names of all known members.
template <class At>
concept Finishing = requires(const At& at, const std::vector<std::string_view>& names) {
    at.finish(names);
};

template <class At>
class FieldReader : public FieldVisitor<FieldReader<At>> {
  public:
    explicit FieldReader(const At& at) : at_(at) {}
    template <class Value>
    void member(std::string_view name, Value& value, const auto& form, Presence presence) {
        if constexpr (Finishing<At>) names_.push_back(name);
        const std::optional<At> found =
            presence == Presence::mayLack ? at_.find(name) : at_.at(name);
        if (!found) return;
        if constexpr (form::isOptional<Value>)
            form.read(*found, value.emplace());
        else
            form.read(*found, value);
    }
    bool has(std::string_view name) const { return at_.find(name).has_value(); }
    template <class... Kinds>
    void oneOf(std::variant<Kinds...>& variant) {
        const std::array tagged{has(tagOf<Kinds>())...};
        const auto first = std::find(tagged.begin(), tagged.end(), true);
        alternative(variant, first == tagged.end() ? 0 : first - tagged.begin());
    }
    void kind(std::string_view name, auto& variant, const auto& words) {
        std::ptrdiff_t index = 0;
        at_.at(name).text();
        this->required(name, index, words);
        alternative(variant, index);
    }
    const std::vector<std::string_view>& names() const { return names_; }

  private:
    template <class... Kinds>
    void alternative(std::variant<Kinds...>& variant, std::ptrdiff_t index) {
        ((index-- == 0 ? describe(*this, variant.template emplace<Kinds>()) : void()), ...);
    }
    const At& at_;
    std::vector<std::string_view> names_{};  ///< empty for a cursor without `finish`
};

class FieldWriter : public FieldVisitor<FieldWriter> {
  public:
    explicit FieldWriter(nlohmann::json& object) : object_(object) {}
    void member(std::string_view name, const auto& value, const auto& form, Presence) {
        object_[std::string(name)] = form.write(value);
    }
    template <class Value>
    void optional(std::string_view name, const Value& value, const auto&... form) {
        if (isDefault(value)) return;
        nlohmann::json written;
        if constexpr (form::isOptional<Value>)
            written = formOf(form...).write(*value);
        else
            written = formOf(form...).write(value);
        if (!written.is_null()) object_[std::string(name)] = std::move(written);
    }
    void oneOf(const auto& variant) {
        std::visit([&](const auto& one) { describe(*this, one); }, variant);
    }
    void kind(std::string_view name, const auto& variant, const auto& words) {
        required(name, std::as_const(words.words[variant.index()]));
        oneOf(variant);
    }

  private:
    template <class Value>
    static bool isDefault(const Value& value) {
        if constexpr (form::isOptional<Value>)
            return !value.has_value();
        else if constexpr (requires { value.empty(); })
            return value.empty();
        else
            return value == Value{};
    }
    nlohmann::json& object_;
};

class FieldSchema : public FieldVisitor<FieldSchema> {
  public:
    template <class Value>
    void member(std::string_view name, const Value& value, const auto& form, Presence presence) {
        nlohmann::json& property = schema_["properties"][std::string(name)];
        if constexpr (form::isOptional<Value>)
            property = form.schema(typename Value::value_type{});
        else
            property = form.schema(value);
        if (presence == Presence::required) schema_["required"].push_back(name);
    }
    template <class... Kinds>
    void oneOf(const std::variant<Kinds...>&) {
        (schema_["anyOf"].push_back(schemaOf(Kinds{})), ...);
    }
    void kind(std::string_view name, const auto& variant, const auto& words) {
        oneOf(variant);
        for (std::size_t i = 0; i < words.words.size(); ++i) {
            nlohmann::json& one = schema_["anyOf"][i];
            one["properties"][std::string(name)] = {{"const", words.words[i]}};
            one["required"].push_back(name);
        }
    }
    void tag(std::string_view name, const auto& value, const auto&... form) {
        tag_ = name;
        required(name, value, form...);
    }
    const nlohmann::json& json() const { return schema_; }
    std::string_view tag() const { return tag_; }

  private:
    std::string_view tag_{};
    nlohmann::json schema_{{"type", "object"}, {"properties", nlohmann::json::object()}};
};

/// Reads the members of an object. A field without a member in the JSON object keeps its value.
template <class At, class Value>
void readFields(const At& at, Value&& value) {
    FieldReader<At> reader(at);
    describe(reader, value);
    if constexpr (Finishing<At>) at.finish(reader.names());
}

template <class Value>
Value readAs(const auto& at) {
    Value value;
    readFields(at, value);
    return value;
}

/// Adds the members of a struct to a JSON object.
template <class Value>
void addFields(nlohmann::json& object, const Value& value) {
    FieldWriter writer(object);
    describe(writer, value);
}
template <class Value>
nlohmann::json writeFields(const Value& value) {
    nlohmann::json object = nlohmann::json::object();
    addFields(object, value);
    return object;
}

template <class Alternative>
std::string_view tagOf() {
    static const std::string_view name = [] {
        FieldSchema schema;
        const Alternative any{};
        describe(schema, any);
        return schema.tag();
    }();
    return name;
}

/// JSON schema of a struct. If the members of the struct depend on its value, the schema has the
/// members of the value `any`.
template <class Value>
nlohmann::json schemaOf(const Value& any) {
    FieldSchema schema;
    describe(schema, any);
    return schema.json();
}

/// The member names of a struct, in alphabetical order.
template <class Value>
const std::vector<std::string_view>& namesOf(const Value& any = {}) {
    static const nlohmann::json schema = schemaOf(any);
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const auto& [name, member] : schema["properties"].items()) all.push_back(name);
        return all;
    }();
    return names;
}

/// Reads a JSON object like `readFields`. A member with an unknown name is an error.
template <class At, class Value>
void readExactly(const At& at, Value&& value) {
    at.allow(namesOf(value));
    readFields(at, value);
}

}  // namespace sightline::engine
