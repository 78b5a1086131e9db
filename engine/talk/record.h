/// The record of a game: a list of entries, each with its message, its numbers and its citation. A
/// rule set gives the type of its entries and the type that names its numbers.
#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/talk/citation.h"
#include "geometry/base/message.h"

namespace sightline::engine::talk {

/// A named number of the record: a count, a measurement or the amount of a reason.
template <class Name>
struct Number {
    Number(Name named, double amount) : name(std::move(named)), value(amount) {}
    Number(Name named, std::integral auto amount)
        : Number(std::move(named), static_cast<double>(amount)) {}
    /// Makes a number whose value is an enumerator of the rule set. The name of the number tells to
    /// which enum it belongs.
    template <class Enumerator>
    requires std::is_enum_v<Enumerator> Number(Name named, Enumerator one)
        : Number(std::move(named), static_cast<int>(one)) {}

    Name name;
    double value;
};

/// Adds one number for each source of a reason: the sum of the amounts of all reasons with this
/// source. The number has the name of the source.
template <class Name, class Reason>
void addReasons(std::vector<Number<Name>>& numbers, const std::vector<Reason>& reasons) {
    const auto first = static_cast<std::ptrdiff_t>(numbers.size());
    for (const Reason& one : reasons) {
        const Name name(one.source);
        const auto same =
            std::find_if(numbers.begin() + first, numbers.end(),
                         [&](const Number<Name>& number) { return number.name == name; });
        if (same != numbers.end())
            same->value += one.amount;
        else
            numbers.push_back({name, one.amount});
    }
}

template <class Entry>
concept RecordEntry = requires(Entry entry) {
    { entry.message } -> std::same_as<Message&>;
    { entry.verdict } -> std::same_as<std::string&>;  ///< message of the entry in English
    { entry.citation } -> std::same_as<Citation&>;
    { entry.answersBefore } -> std::same_as<std::size_t&>;  ///< number of answers before the entry
};

/// Sets the message of an entry, and its verdict, which is the message in English.
template <RecordEntry Entry>
void say(Entry& entry, Message message) {
    entry.verdict = english(message);
    entry.message = std::move(message);
}

/// Adds an entry to a record. The verdict of an entry with a message is set when the record is read
/// (UnfinishedEntries), because undo replays many entries that nothing reads.
template <RecordEntry Entry>
void addEntry(std::vector<Entry>& record, Entry&& entry, std::size_t answersTaken) {
    entry.answersBefore = answersTaken;
    record.push_back(std::move(entry));
}

/// Parts of a record that take long to compute and decide nothing: the evidence of some entries,
/// and the English text of every message. These parts are computed when the record is read.
template <RecordEntry Entry>
class UnfinishedEntries {
  public:
    /// Registers the last entry of `record` as unfinished. `finish` computes the evidence and holds
    /// all data for it.
    void addLast(const std::vector<Entry>& record, std::function<void(Entry&)> finish) {
        works_.push_back({record.size() - 1, std::move(finish)});
    }
    void finish(std::vector<Entry>& record) {
        for (const Work& one : works_) one.finish(record[one.entry]);
        works_.clear();
        for (worded_ = std::min(worded_, record.size()); worded_ < record.size(); ++worded_) {
            Entry& entry = record[worded_];
            if (!entry.message.none()) entry.verdict = english(entry.message);
        }
    }

  private:
    struct Work {
        std::size_t entry = 0;
        std::function<void(Entry&)> finish;
    };
    std::vector<Work> works_{};
    std::size_t worded_ = 0;  ///< number of entries whose English text has been made
};

}  // namespace sightline::engine::talk
