#include "app/window/legion/builder/sheet/sheet_boxes.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLocale>
#include <algorithm>
#include <set>

#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/lists/army/fitting.h"

namespace sightline::app {
namespace {

using Kind = SheetBox::Kind;
constexpr int margin = 12, chipGap = 5, chipPadding = 9, crossWidth = 16, toolSize = 24;

/// The Qt translation context of this file's texts.
struct SheetBoxesText {
    Q_DECLARE_TR_FUNCTIONS(ArmySheet)
};

/// Places the boxes of the army sheet from top to bottom. Boxes of cards are in rows, which wrap
/// like words.
class SheetLayout {
  public:
    SheetLayout(const ArmyModel& model, const QFont& font, int width)
        : model_(model),
          metrics_(font),
          width_(width),
          y_(margin / 2),
          army_(engine::resolve(model.list(), model.catalogue())) {
        for (const engine::ArmyObjection& objection : model.objections()) {
            if (!objection.unit) continue;
            (objection.unfinished ? unfinished_ : wrong_).insert(*objection.unit);
        }
    }

    std::vector<SheetBox> take() {
        for (int rank = 0; rank < 6; ++rank) addRank(static_cast<engine::Rank>(rank));
        addHand();
        addDeck();
        return std::move(boxes_);
    }

  private:
    SheetBox& add(Kind kind, QRect rect, QString words) {
        SheetBox box;
        box.kind = kind;
        box.rect = rect;
        box.words = std::move(words);
        boxes_.push_back(std::move(box));
        return boxes_.back();
    }

    SheetBox& addHeading(const QString& words, const QString& aside) {
        y_ += 8;
        SheetBox& box =
            add(Kind::heading, {margin, y_, width_ - 2 * margin, metrics_.height() + 8}, words);
        box.aside = aside;
        y_ = box.rect.bottom() + 3;
        return box;
    }

    void startChips(int left) {
        left_ = x_ = left;
        chipHeight_ = metrics_.height() + 8;
    }

    SheetBox& addChip(Kind kind, const QString& words, bool cross) {
        const int most = width_ - margin - 10 - left_;
        const int wide = std::min(most, metrics_.horizontalAdvance(words) + 2 * chipPadding +
                                            (cross ? theme::scaled(crossWidth) : 0));
        if (x_ > left_ && x_ + wide > left_ + most) {
            x_ = left_;
            y_ += chipHeight_ + chipGap;
        }
        SheetBox& box = add(kind, {x_, y_, wide, chipHeight_}, words);
        x_ += wide + chipGap;
        return box;
    }

    void endChips() { y_ += chipHeight_; }

    void addRank(engine::Rank rank) {
        std::vector<const engine::ResolvedUnit*> units;
        for (const engine::ResolvedUnit& unit : army_.units)
            if (unit.rank == rank) units.push_back(&unit);
        const auto& limits = army_.limits().ranks;
        const auto limit = limits.find(rank);
        const int least = limit == limits.end() ? 0 : limit->second.least;
        const int most = limit == limits.end() ? 0 : limit->second.most;
        if (units.empty() && most == 0) return;
        const QString range = least == most ? QString::number(most)
                                            : SheetBoxesText::tr("%1 to %2").arg(least).arg(most);
        SheetBox& heading =
            addHeading(UnitWords::rank(rank),
                       SheetBoxesText::tr("%1, allowed: %2").arg(units.size()).arg(range));
        heading.icon = iconName(rank);
        for (const engine::ResolvedUnit* unit : units) addUnit(*unit);
    }

    void addUnit(const engine::ResolvedUnit& unit) {
        const std::size_t at = boxes_.size();
        const int top = y_;
        SheetBox& box = add(Kind::unit, {margin, top, width_ - 2 * margin, 0},
                            BuilderWords::nameOf(*unit.entry));
        box.unit = unit.index;
        box.id = unit.entry->facts.id;
        box.aside = QString::number(model_.summary().pointsByUnit[unit.index]);
        box.wrong = wrong_.contains(unit.index);
        box.unfinished = unfinished_.contains(unit.index);
        const int right = box.rect.right();
        addTool(Kind::duplicateUnit, right - 2 * theme::scaled(toolSize) - 6, top + 4, unit.index);
        addTool(Kind::removeUnit, right - theme::scaled(toolSize) - 4, top + 4, unit.index);
        y_ = top + metrics_.height() + 12;
        startChips(margin + 14);
        addSlots(engine::slotsOf(army_, unit), unit.index, false);
        if (!unit.entry->counterpart.empty()) addCounterpart(unit);
        if (boxes_.size() > at + 3)
            endChips();
        else
            y_ -= 4;
        y_ += 8;
        boxes_[at].rect.setBottom(y_);
        y_ += 5;
    }

    void addTool(Kind kind, int x, int y, std::size_t unit) {
        add(kind, {x, y, theme::scaled(toolSize), theme::scaled(toolSize)}, {}).unit = unit;
    }

    void addSlots(const engine::SlotPlan& plan, std::size_t unit, bool counterpart) {
        for (const engine::UpgradeSlot& slot : plan.upgradeSlots) {
            if (slot.from == engine::UpgradeSlot::Origin::special && !slot.card) continue;
            if (slot.card) {
                addCard(*slot.card, unit, counterpart);
            } else {
                SheetBox& box = addChip(
                    Kind::freeSlot, QStringLiteral("+ ") + BuilderWords::slot(slot.type), false);
                box.unit = unit;
                box.slot = slot.type;
                box.ofCounterpart = counterpart;
            }
        }
        for (const engine::UpgradeCard* card : plan.unplaced)
            addCard(*card, unit, counterpart).wrong = true;
    }

    SheetBox& addCard(const engine::UpgradeCard& card, std::size_t unit, bool counterpart) {
        const auto found = std::find_if(army_.units.begin(), army_.units.end(),
                                        [&](const auto& one) { return one.index == unit; });
        const int points = engine::pointsOf(army_, *found, card);
        SheetBox& box = addChip(Kind::upgrade,
                                QStringLiteral("%1  %2")
                                    .arg(QString::fromStdString(card.facts.shownName()))
                                    .arg(points),
                                true);
        box.unit = unit;
        box.id = card.facts.id;
        box.slot = card.slot;
        box.ofCounterpart = counterpart;
        for (const engine::ArmyObjection& objection : model_.objections())
            if (objection.unit == unit && objection.card == card.facts.id) box.wrong = true;
        return box;
    }

    void addCounterpart(const engine::ResolvedUnit& unit) {
        const engine::CounterpartCard* card =
            model_.catalogue().counterpart(unit.entry->counterpart);
        if (!card) return;
        const bool there = unit.counterpart != nullptr;
        const QString name = QStringLiteral("%1  %2")
                                 .arg(QString::fromStdString(card->facts.name))
                                 .arg(card->points);
        SheetBox& box =
            addChip(Kind::counterpart, there ? name : QStringLiteral("+ ") + name, there);
        box.unit = unit.index;
        box.id = card->facts.id;
        box.there = there;
        box.ofCounterpart = true;
        if (there) addSlots(engine::slotsOfCounterpart(unit), unit.index, true);
    }

    void addHand() {
        const auto& hand = model_.list().commandHand;
        addHeading(SheetBoxesText::tr("Command hand"),
                   SheetBoxesText::tr("%1 of %2").arg(hand.size()).arg(6));
        startChips(margin);
        for (int pips = 1; pips <= 3; ++pips) {
            int held = 0;
            for (const std::string& id : hand) {
                const engine::CommandEntry* card = model_.catalogue().command(id);
                if (!card || card->pips != pips) continue;
                SheetBox& box = addChip(
                    Kind::command, pipWords(pips) + QString::fromStdString(card->facts.name), true);
                box.id = id;
                box.pips = pips;
                box.wrong = objectedTo(id);
                ++held;
            }
            for (; held < 2; ++held) {
                SheetBox& box = addChip(Kind::freeCommand,
                                        QStringLiteral("+ ") + pipWords(pips).trimmed(), false);
                box.pips = pips;
            }
        }
        if (const auto* inEveryHand = model_.catalogue().command(engine::standingOrders))
            addChip(Kind::fixedCard, QString::fromStdString(inEveryHand->facts.name), false);
        endChips();
    }

    static QString pipWords(int pips) {
        return QString(pips, QChar(0x2022)) + QStringLiteral("  ");
    }

    bool objectedTo(const std::string& id) const {
        const auto& all = model_.objections();
        return std::any_of(all.begin(), all.end(), [&](const auto& one) {
            return !one.unit && one.card == id && !one.unfinished;
        });
    }

    void addDeck() {
        if (!engine::editionOf(model_.list().size).hasBattleDecks) return;
        using Battle = engine::BattleEntry::Kind;
        const engine::BattleDeck& deck = model_.list().battleDeck;
        const auto held = deck.primary.size() + deck.secondary.size() + deck.advantage.size();
        addHeading(SheetBoxesText::tr("Battle deck"),
                   SheetBoxesText::tr("%1 of %2").arg(held).arg(9));
        for (const Battle kind : {Battle::primary, Battle::secondary, Battle::advantage}) {
            startChips(margin);
            const auto& pile = pileOf(deck, kind);
            for (const std::string& id : pile) {
                const engine::BattleEntry* card = model_.catalogue().battleCard(id);
                SheetBox& box = addChip(Kind::battleCard,
                                        QString::fromStdString(card ? card->facts.name : id), true);
                box.id = id;
                box.battle = kind;
                box.wrong = objectedTo(id);
            }
            for (std::size_t i = pile.size(); i < 3; ++i)
                addChip(Kind::freeBattleCard, QStringLiteral("+ ") + BuilderWords::battleKind(kind),
                        false)
                    .battle = kind;
            endChips();
            y_ += chipGap;
        }
    }

    const ArmyModel& model_;
    QFontMetrics metrics_;
    int width_, y_, x_ = 0, left_ = 0, chipHeight_ = 0;
    engine::ResolvedArmy army_;
    std::set<std::size_t> wrong_, unfinished_;
    std::vector<SheetBox> boxes_;
};

}  // namespace

std::vector<SheetBox> sheetBoxes(const ArmyModel& model, const QFont& font, int width) {
    return model.ready() ? SheetLayout(model, font, width).take() : std::vector<SheetBox>();
}

std::vector<std::size_t> unitsInOrder(const ArmyModel& model) {
    std::vector<std::size_t> order;
    const engine::ResolvedArmy army = engine::resolve(model.list(), model.catalogue());
    for (int rank = 0; rank < 6; ++rank)
        for (const engine::ResolvedUnit& unit : army.units)
            if (unit.rank == static_cast<engine::Rank>(rank)) order.push_back(unit.index);
    return order;
}

int heightOf(const std::vector<SheetBox>& boxes) {
    int bottom = 0;
    for (const SheetBox& box : boxes) bottom = std::max(bottom, box.rect.bottom());
    return bottom + margin;
}

}  // namespace sightline::app
