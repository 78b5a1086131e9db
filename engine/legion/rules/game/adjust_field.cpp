// Adjustments of a number or flag of a unit. The adjustment contains the name of the number or
// flag.
#include <string_view>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/state/unit_fields.h"
#include "engine/legion/rules/words/by_hand.h"
#include "engine/talk/words/journals.h"

namespace sightline::engine {
namespace {

/// Finds the field with this name, if players may adjust the field by name. Sets it to `to`, if
/// `to` has a value.
class FieldOfName {
  public:
    explicit FieldOfName(std::string_view name, std::optional<int> to = std::nullopt)
        : name_(name), to_(to) {}

    struct Found {
        int value = 0;
        int most = 0;
    };

    template <class Value>
    void single(Value& value) {
        using Type = std::remove_const_t<Value>;
        if constexpr (std::is_same_v<Type, bool> || std::is_same_v<Type, int>) {
            if (!isHere_) return;
            found_ = Found{static_cast<int>(value), std::is_same_v<Type, bool> ? 1 : most_};
            if constexpr (!std::is_const_v<Value>) {
                if (to_) value = static_cast<Type>(*to_);
            }
        }
    }
    template <class Holder>
    void presence(const Holder&) {}
    template <class List>
    void length(const List&) {}
    void enter(const char*) { isHere_ = false; }
    void enter(std::size_t) { isHere_ = false; }
    void enter(const char* name, const FieldUse& use) {
        const bool byName = use.byHand && std::string_view(use.byHand) == fieldByName;
        isHere_ = byName && name == name_;
        most_ = use.most;
        if (byName) names_ += (names_.empty() ? "" : ", ") + std::string(name);
    }
    void leave() { isHere_ = false; }

    const std::optional<Found>& found() const { return found_; }
    const std::string& names() const { return names_; }

  private:
    std::string_view name_;
    std::optional<int> to_;
    bool isHere_ = false;
    int most_ = 0;
    std::optional<Found> found_{};
    std::string names_{};  ///< names of all fields that players may adjust by name
};

template <class Stand>
FieldOfName lookFor(Stand& stand, std::string_view name, std::optional<int> to = std::nullopt) {
    FieldOfName field(name, to);
    FieldWalk<FieldOfName>(field).walk(stand);
    return field;
}

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustField& what) {
    if (!battle.has(what.unit) || battle.unit(what.unit).defeated())
        return refuseAdjustment(say::noSuchUnitThere());
    const UnitStand& stand = battle.unit(what.unit);
    const FieldOfName field = lookFor(stand, what.field);
    if (!field.found())
        return refuseAdjustment(say::ofMember(fieldByName, say::mustBeOneOf(field.names())));
    const int most = field.found()->most;
    if (what.value >= 0 && what.value <= most) return std::nullopt;
    return refuseAdjustment(say::changeOutside(say::printed(what.field), most));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustField& what) {
    UnitStand& stand = battle.unit(what.unit);
    const auto before = lookFor(stand, what.field, what.value).found();
    if (!before) return;
    const Message words =
        say::effectByHand(say::printed(what.field), say::printed(std::to_string(what.value)));
    Ruling ruling = adjusted(adjust, words, before->value, what.value);
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
