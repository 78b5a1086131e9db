#include "engine/legion/rules/rulings/ruling_memo.h"

#include <array>
#include <bit>

#include "geometry/sight/solids_between.h"

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::SightSettings;
using geometry::Silhouette;
using geometry::solidsBetween;

/// The largest number of cached answers of one kind. A long game needs a tenth of this number.
constexpr std::size_t mostKept = 50000;

void add(std::vector<double>& key, const geometry::Outline& base) {
    key.insert(key.end(), {base.a.x, base.a.y, base.b.x, base.b.y, base.radius});
}

void add(std::vector<double>& key, const Silhouette& solid) {
    add(key, solid.outline);
    key.insert(key.end(), {solid.bottom, solid.top});
}

void add(std::vector<double>& key, const Mini& mini) {
    key.insert(key.end(),
               {mini.position.x, mini.position.y, mini.position.z, mini.facing.value,
                mini.base.width, mini.base.length, mini.base.notched ? 1.0 : 0.0, mini.height});
}

template <class Named>
void addAll(std::vector<double>& key, std::span<const Named> minis) {
    key.push_back(static_cast<double>(minis.size()));
    for (const Named& one : minis) {
        key.push_back(static_cast<double>(one.key));
        add(key, one.mini);
    }
}

void add(std::vector<double>& key, const geometry::PlacementTerms& terms) {
    key.insert(key.end(), {terms.mayOverhang ? 1.0 : 0.0, terms.mayEndOnImpassable ? 1.0 : 0.0,
                           terms.mayRestOnBarricade ? 1.0 : 0.0, terms.maxTilt.value});
}

// Makes the key for a leader that is on the table. The key contains no data about a deployment.
std::vector<double> keyOf(const RulingMemo::Mover& mover) {
    constexpr std::size_t ofOne = 9, ofTheRest = 40;
    std::vector<double> key;
    key.reserve(ofTheRest + ofOne * (mover.others.size() + mover.forbidden.size()));
    const geometry::MoveTerms& terms = mover.terms;
    key.insert(key.end(), {static_cast<double>(terms.kind), static_cast<double>(terms.speed),
                           static_cast<double>(terms.minSpeed), terms.maxClimb,
                           terms.crossesImpassable ? 1.0 : 0.0, terms.startsInDifficult ? 1.0 : 0.0,
                           terms.maxTurn.value});
    add(key, terms.placement);
    add(key, mover.leader);
    addAll(key, mover.others);
    addAll(key, mover.forbidden);
    return key;
}

void add(std::vector<double>& key, const geometry::Move& move) {
    const geometry::ToolPose& pose = move.pose;
    key.insert(key.end(), {static_cast<double>(move.kind), static_cast<double>(move.toolSpeed),
                           pose.contactAngle.value, pose.direction.value, pose.bend.value,
                           pose.stop, move.rotateFirst ? 1.0 : 0.0});
    if (move.rotateFirst) key.push_back(move.rotateFirst->value);
    for (const auto& place : {move.end, move.start}) {
        key.push_back(place ? 1.0 : 0.0);
        if (place) key.insert(key.end(), {place->x, place->y});
    }
}

void add(std::vector<double>& key, const geometry::Territory& territory) {
    key.push_back(static_cast<double>(territory.size()));
    for (const geometry::Polygon& area : territory) {
        key.push_back(static_cast<double>(area.size()));
        for (const geometry::Vec2& corner : area) key.insert(key.end(), {corner.x, corner.y});
    }
}

template <class Solid>
std::vector<double> keyOf(const Solid& from, const Solid& to, double solids,
                          const SightSettings& settings) {
    constexpr std::size_t ofTwoSolids = 21;
    std::vector<double> key;
    key.reserve(ofTwoSolids);
    key.insert(key.end(),
               {solids, settings.ignored.empty() ? 0.0 : 1.0, static_cast<double>(settings.proof),
                settings.margin ? 1.0 : 0.0, static_cast<double>(settings.obstacleCover)});
    add(key, from);
    add(key, to);
    return key;
}

// Makes the key for a question about visibility. Visibility is symmetric, so both directions have
// the same key.
std::vector<double> keyEitherWay(const Silhouette& from, const Silhouette& to, double solids,
                                 const SightSettings& settings) {
    std::vector<double> one, other;
    add(one, from);
    add(other, to);
    return one < other ? keyOf(from, to, solids, settings) : keyOf(to, from, solids, settings);
}

}  // namespace

// Computes the FNV-1a hash of the key's bits as four interleaved hashes, so that the CPU can
// compute them in parallel.
std::size_t RulingMemo::Hash::operator()(const Key& key) const {
    constexpr std::uint64_t prime = 1099511628211ULL;
    const auto mixed = [](std::uint64_t hash, std::uint64_t bits) {
        hash = (hash ^ bits) * prime;
        return hash ^ (hash >> 29);
    };
    std::array<std::uint64_t, 4> hashes{14695981039346656037ULL, 1, 2, 3};
    for (std::size_t i = 0; i < key.size(); ++i)
        hashes[i % 4] = mixed(hashes[i % 4], std::bit_cast<std::uint64_t>(key[i]));
    std::uint64_t all = 0;
    for (const std::uint64_t hash : hashes) all = mixed(all, hash);
    return static_cast<std::size_t>(all);
}

double RulingMemo::solidsOf(std::span<const Silhouette> solids) {
    if (solids.empty()) return 0.0;
    Key key;
    for (const Silhouette& one : solids) add(key, one);
    const std::lock_guard guard(mutex_);
    return solids_.try_emplace(std::move(key), static_cast<double>(solids_.size() + 1))
        .first->second;
}

// Returns the cached answer, or computes and caches it. The answer is computed outside the lock. So
// two threads may compute the same answer, which does no harm.
template <class Value, class Work>
Value RulingMemo::remembered(Table<Value>& table, Key key, const std::stop_token& stop,
                             const Work& work) {
    {
        const std::lock_guard guard(mutex_);
        const auto found = table.find(key);
        if (found != table.end()) return found->second;
    }
    Value value = work();
    if (stop.stop_requested()) return value;
    const std::lock_guard guard(mutex_);
    if (table.size() >= mostKept) table.clear();
    table.emplace(std::move(key), value);
    return value;
}

bool RulingMemo::isVisible(const geometry::Battlefield& field, const Silhouette& from,
                           const Silhouette& to, const SightSettings& settings) {
    const double solids = solidsOf(solidsBetween(from, to, settings.obstacles));
    return remembered(visible_, keyEitherWay(from, to, solids, settings), settings.stop,
                      [&] { return geometry::isVisible(field, from, to, settings); });
}

// If the result is true, `isVisible` is also true, so the result is cached as the answer of
// `isVisible`. If the result is false, `isVisible` may be true or false, so the result is cached in
// another table.
bool RulingMemo::isVisibleAtOnce(const geometry::Battlefield& field, const Silhouette& from,
                                 const Silhouette& to, const SightSettings& settings) {
    const double solids = solidsOf(solidsBetween(from, to, settings.obstacles));
    Key key = keyEitherWay(from, to, solids, settings);
    {
        const std::lock_guard guard(mutex_);
        const auto found = visible_.find(key);
        if (found != visible_.end()) return found->second;
        if (notAtOnce_.contains(key)) return false;
    }
    const bool visible = geometry::isVisibleAtOnce(field, from, to, settings);
    const std::lock_guard guard(mutex_);
    Table<bool>& table = visible ? visible_ : notAtOnce_;
    if (table.size() >= mostKept) table.clear();
    table.emplace(std::move(key), true);
    return visible;
}

geometry::Sight RulingMemo::lineOfSight(const geometry::Battlefield& field, const Silhouette& from,
                                        const Silhouette& to, const SightSettings& settings) {
    const double solids = solidsOf(solidsBetween(from, to, settings.obstacles));
    return remembered(sights_, keyOf(from, to, solids, settings), settings.stop,
                      [&] { return geometry::lineOfSight(field, from, to, settings); });
}

geometry::Obscured RulingMemo::obscured(const geometry::Battlefield& field, const Mini& viewer,
                                        const Mini& target, const SightSettings& settings) {
    return remembered(obscured_, keyOf(viewer, target, solidsOf(settings.obstacles), settings),
                      settings.stop, [&] {
                          return geometry::obscured(field, viewer, target, settings, [&] {
                              return isVisible(field, geometry::silhouetteOf(viewer),
                                               geometry::silhouetteOf(target), settings);
                          });
                      });
}

std::optional<geometry::Obscured> RulingMemo::knownObscured(const Mini& viewer, const Mini& target,
                                                            const SightSettings& settings) {
    const Key key = keyOf(viewer, target, solidsOf(settings.obstacles), settings);
    const std::lock_guard guard(mutex_);
    const auto found = obscured_.find(key);
    return found == obscured_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<geometry::FormationPlace> RulingMemo::placeInCohesion(
    const geometry::Battlefield& field, const Formation& formation, const SightSettings& settings) {
    const geometry::PlacementTerms& terms = formation.terms;
    Key key = keyOf(formation.leaderBefore, formation.leaderAfter, solidsOf(settings.obstacles),
                    settings);
    add(key, terms);
    addAll(key, formation.followers);
    addAll(key, formation.others);
    addAll(key, formation.forbidden);
    return remembered(formations_, std::move(key), settings.stop, [&] {
        return geometry::placeInCohesion(field, formation.leaderBefore, formation.leaderAfter,
                                         formation.followers, terms, formation.others,
                                         formation.forbidden, settings);
    });
}

bool RulingMemo::canMoveCompulsorily(const Mover& mover, const std::function<bool()>& work) {
    if (mover.terms.deployment) return work();
    Key key = keyOf(mover);
    return remembered(compulsory_, std::move(key), {}, work);
}

geometry::MadeMove RulingMemo::compulsoryMove(const Mover& mover, const geometry::Move& move,
                                              const std::function<geometry::MadeMove()>& work) {
    if (mover.terms.deployment) return work();
    Key key = keyOf(mover);
    add(key, move);
    return remembered(compulsoryMoves_, std::move(key), {}, work);
}

geometry::Vec2 RulingMemo::closestSpot(const WishedSpot& wish,
                                       const std::function<geometry::Vec2()>& work) {
    Key key{static_cast<double>(wish.kind), wish.at.x, wish.at.y,
            static_cast<double>(wish.tokens.size())};
    for (const auto& [kind, at] : wish.tokens)
        key.insert(key.end(), {static_cast<double>(kind), at.x, at.y});
    addAll(key, wish.minis);
    return remembered(spots_, std::move(key), {}, work);
}

RulingMemo::ProposedPlace RulingMemo::proposedPlace(const WishedPlace& wish,
                                                    const std::function<ProposedPlace()>& work) {
    Mini leader = wish.leader;
    leader.position = {};
    Key key{wish.nearSide ? 1.0 : 0.0};
    add(key, leader);
    add(key, wish.terms);
    add(key, wish.territory);
    addAll(key, wish.others);
    addAll(key, wish.forbidden);
    return remembered(places_, std::move(key), {}, work);
}

RulingMemo::UnderToken RulingMemo::terrainUnder(const geometry::Outline& token,
                                                const std::function<UnderToken()>& work) {
    Key key;
    add(key, token);
    return remembered(terrain_, std::move(key), {}, work);
}

std::size_t RulingMemo::size() const {
    const std::lock_guard guard(mutex_);
    return visible_.size() + sights_.size() + obscured_.size() + formations_.size() +
           compulsory_.size() + compulsoryMoves_.size() + spots_.size() + places_.size() +
           terrain_.size();
}

}  // namespace sightline::engine
