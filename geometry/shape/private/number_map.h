/// A small hash map from face numbers or corner numbers to other numbers. `clear` takes constant
/// time.
#pragma once
#include <cstdint>
#include <vector>

namespace sightline::geometry {

class NumberMap {
  public:
    void clear() {
        ++round_;
        count_ = 0;
    }
    /// The value of the key. A new key gets the value 0, and `fresh` becomes true. For a known key,
    /// `fresh` becomes false. The reference is valid until the next call.
    std::uint32_t& at(int key, bool& fresh) {
        if (count_ * 2 >= slots_.size()) enlarge();
        Slot& slot = slots_[placeOf(key)];
        fresh = slot.round != round_;
        if (fresh) {
            slot = {key, round_, 0};
            ++count_;
        }
        return slot.value;
    }

  private:
    struct Slot {
        int key = -1;
        /// The entry is empty unless this number equals `round_`, which each `clear` increases.
        std::uint32_t round = 0;
        std::uint32_t value = 0;
    };
    std::size_t placeOf(int key) const {
        const std::uint32_t mixed = static_cast<std::uint32_t>(key) * 2654435761U;
        std::size_t i = mixed & (slots_.size() - 1);
        while (slots_[i].round == round_ && slots_[i].key != key) i = (i + 1) & (slots_.size() - 1);
        return i;
    }
    void enlarge() {
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.round == round_) slots_[placeOf(slot.key)] = slot;
    }
    std::vector<Slot> slots_ = std::vector<Slot>(1024);
    std::size_t count_ = 0;
    std::uint32_t round_ = 1;
};

}  // namespace sightline::geometry
