#include "engine/legion/rules/files/stand_fields.h"

#include <algorithm>
#include <optional>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/state/unit_fields.h"

namespace sightline::engine {
namespace {

/// Returns the JSON member at a path of names such as "tokens/commander". Returns no value if a
/// name in the path is missing.
std::optional<JsonAt> memberAt(const JsonAt& at, std::string_view path) {
    const std::size_t end = path.find('/');
    auto member = at.find(path.substr(0, end));
    if (!member || end == std::string_view::npos) return member;
    return memberAt(*member, path.substr(end + 1));
}

/// Like `memberAt` for a member of a unit's state. A token may also have its name in answers, such
/// as "inactive_shield" for "inactiveShield".
std::optional<JsonAt> stateAt(const JsonAt& at, std::string_view name) {
    if (auto member = memberAt(at, name)) return member;
    const auto token = std::find_if(tokenTable.begin(), tokenTable.end(),
                                    [&](const TokenKind& one) { return one.member == name; });
    return token == tokenTable.end() ? std::nullopt : at.find(token->json);
}

/// A visitor that sets every field of a unit's state from the file.
class StandReader {
  public:
    explicit StandReader(const JsonAt& placement) { open_.push_back({placement, {}}); }

    template <class Value>
    void single(Value& value) {
        if (open_.back().said) read(open_.back(), value);
    }
    template <class Holder>
    void presence(const Holder&) {}
    template <class List>
    void length(const List&) {}
    void enter(const char*) { open_.push_back({}); }
    void enter(std::size_t) { open_.push_back({}); }
    void enter(const char*, const FieldUse& use) {
        const auto& within = open_.back().said;
        Open field{std::nullopt, use};
        if (within && use.inFile) field.said = stateAt(*within, use.inFile);
        open_.push_back(std::move(field));
    }
    void leave() { open_.pop_back(); }

  private:
    struct Open {
        std::optional<JsonAt> said{};  ///< value in the file; no value: the file does not contain
                                       ///< the member
        FieldUse use{};
    };
    static void read(const Open& field, bool& value) { value = field.said->boolean(); }
    static void read(const Open& field, int& value) {
        if (field.use.flag)
            value = field.said->boolean() ? 1 : 0;
        else
            value = field.said->integer(0, field.use.most);
    }
    /// Values other than flags and whole numbers are not stored in files.
    template <class Value>
    static void read(const Open&, const Value&) {}

    std::vector<Open> open_{};
};

/// A visitor that collects the names of the top-level JSON members of all fields.
class MembersInFile {
  public:
    template <class Value>
    void single(const Value&) {}
    template <class Holder>
    void presence(const Holder&) {}
    template <class List>
    void length(const List&) {}
    void enter(const char*) { ++depth_; }
    void enter(std::size_t) { ++depth_; }
    void enter(const char*, const FieldUse& use) {
        if (depth_++ > 0 || !use.inFile) return;
        const std::string_view path = use.inFile, member = path.substr(0, path.find('/'));
        if (std::find(members_.begin(), members_.end(), member) == members_.end())
            members_.push_back(member);
    }
    void leave() { --depth_; }
    std::vector<std::string_view> take() { return std::move(members_); }

  private:
    int depth_ = 0;
    std::vector<std::string_view> members_{};
};

}  // namespace

void readUnitStand(const JsonAt& placement, UnitStand& stand) {
    StandReader said(placement);
    FieldWalk<StandReader>(said).walk(stand);
}

std::vector<std::string_view> membersOfStand() {
    const UnitStand any{};
    MembersInFile members;
    FieldWalk<MembersInFile>(members).walk(any);
    return members.take();
}

std::vector<std::string_view> tokensOfStand() {
    std::vector<std::string_view> names{"commander"};
    for (const TokenKind& one : tokenTable) names.insert(names.end(), {one.member, one.json});
    return names;
}

}  // namespace sightline::engine
