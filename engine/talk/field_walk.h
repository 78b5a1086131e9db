/// Visitor over the fields of a struct and of its members, in a fixed order. Hashing, comparing,
/// printing, reading and changing a state all visit the same fields.
///
/// `visitFields(walk, value)` names the members of one struct by structured bindings. Code with a
/// new member does not compile until the member is visited or is passed to `beside` with a reason.
/// In the structs of a state, a member also needs its use, see field_use.h.
#pragma once
#include <array>
#include <concepts>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/talk/field_use.h"

namespace sightline::engine {

/// True if `Value` is `Type` or const `Type`.
template <class Value, class Type>
concept FieldsIn = std::same_as<std::remove_const_t<Value>, Type>;

namespace fields {

template <class Type>
inline constexpr bool isOptional = false;
template <class Type>
inline constexpr bool isOptional<std::optional<Type>> = true;

template <class Type>
inline constexpr bool isShared = false;
template <class Type>
inline constexpr bool isShared<std::shared_ptr<Type>> = true;

template <class Type>
inline constexpr bool isArray = false;
template <class Type, std::size_t count>
inline constexpr bool isArray<std::array<Type, count>> = true;

template <class Type>
inline constexpr bool isVector = false;
template <class Type>
inline constexpr bool isVector<std::vector<Type>> = true;

template <class Type>
inline constexpr bool isCounts = false;
template <class Type>
inline constexpr bool isCounts<std::map<std::string, Type>> = true;

/// A number with a C++ type of its own, such as an id or an angle.
template <class Type>
concept TypedNumber = requires(Type& it) {
    requires std::is_arithmetic_v<std::remove_reference_t<decltype(it.value)>>;
    requires sizeof(Type) == sizeof(it.value);
};
/// A pointer to a card. Cards never change, so the id of the card is enough to represent it.
template <class Type>
concept CardPointer = std::is_pointer_v<Type> && requires(Type card) {
    { card->id } -> std::convertible_to<std::string>;
};
template <class Type>
concept Single = std::is_arithmetic_v<Type> || std::is_enum_v<Type> ||
    std::same_as<Type, std::string> || CardPointer<Type>;

/// True if each line in the type's `visitFields` must give the use of its field (field_use.h).
template <class Type>
inline constexpr bool declaresUse = false;

/// The base class `Part` of the struct `whole`. It is const if the struct is const.
template <class Part, class Whole>
auto& partOf(Whole& whole) {
    if constexpr (std::is_const_v<Whole>)
        return static_cast<const Part&>(whole);
    else
        return static_cast<Part&>(whole);
}

template <class Whole, class... Parts>
concept HoldsMore = requires {
    Whole{Parts{}..., {}};
};
/// True if the struct has no members except those of its base classes. Then its `visitFields`
/// visits only the base classes.
template <class Whole, class... Parts>
concept MadeOf = !HoldsMore<Whole, Parts...>;

/// Returns the number inside a typed number. Returns any other value unchanged.
template <class Value>
auto& numberOf(Value& value) {
    if constexpr (TypedNumber<std::remove_const_t<Value>>)
        return value.value;
    else
        return value;
}

}  // namespace fields

/// A wrapper around the visitor, for structs whose fields must have uses (field_use.h). A field
/// without a use does not compile.
template <class Walk>
class FieldUseCheck {
  public:
    explicit FieldUseCheck(Walk& walk) : walk_(walk) {}

    template <class Value, class Use>
    void operator()(const char* name, Value& value, const Use& use) {
        walk_(name, value, use);
    }
    /// A field without a use does not compile here. Give the use of the field: `plainField` or
    /// another one in field_use.h.
    template <class Value>
    void operator()(const char* name, Value& value) = delete;
    template <class... Value>
    void beside(const Value&...) {}

  private:
    Walk& walk_;
};

/// A visitor of fields that passes every single value to an object, the leaf. A leaf has these
/// functions:
///   single(value)      for a number, a typed number, an enumerator, a text or a card
///   presence(holder)   returns true if an optional or a pointer has a value
///   length(list)       returns the number of elements of a list or table
///   enter(name or index), leave()   called before and after a field or an element
///   enter(name, use)   optional: also receives the use of the field
/// If the state is not const, the functions may change the values.
template <class Leaf>
class FieldWalk {
  public:
    explicit FieldWalk(Leaf& leaf) : leaf_(leaf) {}

    template <class Value>
    void operator()(const char* name, Value& value) {
        leaf_.enter(name);
        walk(value);
        leaf_.leave();
    }
    template <class Value>
    void operator()(const char* name, Value& value, const FieldUse& use) {
        if constexpr (requires { leaf_.enter(name, use); })
            leaf_.enter(name, use);
        else
            leaf_.enter(name);
        walk(value);
        leaf_.leave();
    }
    template <class Value>
    void operator()(const char* name, Value& value, const Plain&) {
        using Type = std::remove_const_t<Value>;
        static_assert(
            std::is_same_v<Type, bool> || std::is_same_v<Type, int>,
            "a plain field is a number or a flag: say which words a file has for anything else");
        (*this)(name, value, servedBy(name, fieldByName));
    }
    /// Names the members that are not part of the state: values computed from the state, and values
    /// of the record or of the scenario.
    template <class... Value>
    void beside(const Value&...) {}

    template <class Value>
    void walk(Value& value) {
        using Type = std::remove_const_t<Value>;
        if constexpr (fields::Single<Type> || fields::TypedNumber<Type>) {
            leaf_.single(value);
        } else if constexpr (fields::isOptional<Type>) {
            leaf_.presence(value);
            if (value) walk(*value);
        } else if constexpr (fields::isShared<Type>) {
            leaf_.presence(value);
            if (value) walkShared(value);
        } else if constexpr (fields::isArray<Type>) {
            walkElements(value);
        } else if constexpr (fields::isVector<Type>) {
            leaf_.length(value);
            walkElements(value);
        } else if constexpr (fields::isCounts<Type>) {
            leaf_.length(value);
            for (auto& [name, count] : value) {
                leaf_.enter(name.c_str());
                leaf_.single(name);
                walk(count);
                leaf_.leave();
            }
        } else if constexpr (fields::declaresUse<Type>) {
            FieldUseCheck saying(*this);
            visitFields(saying, value);
        } else {
            visitFields(*this, value);
        }
    }

  private:
    template <class List>
    void walkElements(List& list) {
        std::size_t index = 0;
        for (auto& one : list) {
            leaf_.enter(index++);
            walk(one);
            leaf_.leave();
        }
    }
    /// A value behind a shared pointer is never changed in place. The visitor first makes a copy of
    /// it.
    template <class Held>
    void walkShared(std::shared_ptr<const Held>& value) {
        auto copy = std::make_shared<Held>(*value);
        walk(*copy);
        value = std::move(copy);
    }
    template <class Held>
    void walkShared(const std::shared_ptr<const Held>& value) {
        walk(*value);
    }

    Leaf& leaf_;
};

}  // namespace sightline::engine
