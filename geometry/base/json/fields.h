/// Serialization of structs: one function lists the JSON members of a struct, and its reader,
/// writer and schema follow this list.
///
///     void describe(auto& fields, FieldsOf<Trace> auto& trace) {
///         fields.required("picture", trace.picture);
///         fields.defaulted("opacity", trace.opacity, form::Range{0.05, 1.0});
///     }
///
/// `readFields`, `writeFields`, `schemaOf` and `namesOf` call it with a visitor of this header.
/// field_forms.h holds the forms of members. `describe` lies in the namespace sightline::engine,
/// not in an unnamed one.
#pragma once
#include <algorithm>
#include <concepts>
#include <optional>
#include <variant>

#include "geometry/base/json/field_forms.h"

namespace sightline::engine {

/// `Value` is `Type`, const or not.
template <class Value, class Type>
concept FieldsOf = std::same_as<std::remove_const_t<Value>, Type>;

enum class Presence { required, needed, mayLack };

/// The functions that a description calls. Each visitor adds
///     member(name, value, form, presence)
///     oneOf(variant)              the members of its alternative, in the same object
///     kind(name, variant, words)  the same, and a member with the word of the alternative
/// and may replace `tag`. An alternative of `oneOf` is recognized by its tag: the first one whose
/// tag is there, or else the first of all.
template <class Visitor>
class FieldVisitor {
  public:
    /// Always read and written.
    void required(std::string_view name, auto& value, const auto&... form) {
        visitor().member(name, value, formOf(form...), Presence::required);
    }
    /// Always written; required when read if `needed`, which may depend on members before it.
    void requiredIf(bool needed, std::string_view name, auto& value, const auto&... form) {
        const auto presence = needed ? Presence::needed : Presence::mayLack;
        visitor().member(name, value, formOf(form...), presence);
    }
    /// Read if present, always written.
    void defaulted(std::string_view name, auto& value, const auto&... form) {
        visitor().member(name, value, formOf(form...), Presence::mayLack);
    }
    /// Read if present; written if it differs from the default of its type and its form writes
    /// something.
    void optional(std::string_view name, auto& value, const auto&... form) {
        visitor().member(name, value, formOf(form...), Presence::mayLack);
    }
    /// The head of a document.
    void format(std::string_view name, int version) {
        visitor().required("format", name, form::Format{});
        visitor().required("version", version, form::Version{});
    }
    /// True while an object with this member is read.
    bool has(std::string_view) const { return false; }
    /// A required member that no earlier alternative of the variant has.
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

/// The tag of an alternative.
template <class Alternative>
std::string_view tagOf();

/// A cursor that receives the names of all known members.
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

/// Reads the members of an object; absent ones keep their values.
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

/// Sets the members in the object.
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

/// JSON schema of the struct. Members that depend on the value are those of `any`.
template <class Value>
nlohmann::json schemaOf(const Value& any) {
    FieldSchema schema;
    describe(schema, any);
    return schema.json();
}

/// The names of its members, in the order of the alphabet.
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

/// The same as `readFields`, but refuses members with other names.
template <class At, class Value>
void readExactly(const At& at, Value&& value) {
    at.allow(namesOf(value));
    readFields(at, value);
}

}  // namespace sightline::engine
