#include "geometry/dice/dice_throw.h"

#include <btBulletDynamicsCommon.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

#include "geometry/shape/private/bullet_vectors.h"

namespace sightline::geometry {
namespace {

constexpr int stepsInFrame = 8;
constexpr int throwsTried = 24;
constexpr int framesAtRest = 3;
// Acceleration of the dice in inches per second squared; slightly less than real gravity.
constexpr double gravity = 300.0;
// Collision margin of a body in the Bullet library, inches. The size of the body includes it.
constexpr double dieMargin = 0.004;
// Thickness of the floor and the walls, in inches. A die cannot pass through.
constexpr double wall = 6.0;
constexpr double lid = 8.0;  // height of the lid above the floor, inches
// A die is at rest if it moves and turns more slowly than this speed, in inches or radians per
// second.
constexpr double still = 0.35;
constexpr double flat = 0.9995;   // cosine of the largest lean of a die at rest (1.8 degrees)
constexpr double onFloor = 0.02;  // largest height error of the centre of a die at rest, inches
constexpr double spread = 0.03;   // gap between two dice before the throw, inches
// Floor area for each die. 1.0 is the area of the square around the die's circumscribed sphere.
constexpr double roomPerDie = 1.1;

/// A random generator with a seed. A seed gives the same numbers on every machine.
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : bits_(seed) {}
    double between(double low, double high) {
        return low + (high - low) * double(bits_() >> 11) * 0x1p-53;
    }
    /// A random orientation of a die, uniformly distributed (Shoemake's method).
    btQuaternion attitude() {
        const double share = between(0.0, 1.0);
        const double one = between(0.0, 2.0 * std::numbers::pi);
        const double other = between(0.0, 2.0 * std::numbers::pi);
        const double low = std::sqrt(1.0 - share), high = std::sqrt(share);
        return {low * std::sin(one), low * std::cos(one), high * std::sin(other),
                high * std::cos(other)};
    }

  private:
    std::mt19937_64 bits_;
};

/// The shape of a die for the Bullet library, without the collision margin.
std::unique_ptr<btConvexHullShape> shapeOf(DieBody body) {
    const DieForm& form = formOf(body);
    auto shape = std::make_unique<btConvexHullShape>();
    for (const Vec3 corner : form.corners)
        shape->addPoint(inBullet(corner * ((form.inner - dieMargin) / form.inner)), false);
    shape->recalcLocalAabb();
    shape->setMargin(dieMargin);
    shape->initializePolyhedralFeatures();
    return shape;
}

/// The tray: a floor, four walls, a lid and the dice inside.
class Tray {
  public:
    Tray(const std::vector<DieBody>& dice, const ThrowTray& size, std::uint64_t seed);
    ~Tray();
    Tray(const Tray&) = delete;
    Tray& operator=(const Tray&) = delete;

    void advance();
    std::vector<DiePose> poses() const;
    bool allStill() const;
    /// Pushes each die that leans on something or lies on another die. Returns false if there was
    /// no such die.
    bool pushThoseThatLean();

  private:
    void addSlab(Vec3 low, Vec3 high);
    void addDice();
    void addDie(std::size_t index, Vec3 at);
    DiePose poseOf(std::size_t index) const;
    bool liesFlat(std::size_t index) const;

    const std::vector<DieBody>& dice_;
    ThrowTray size_;
    Chance chance_;
    btDefaultCollisionConfiguration settings_;
    btCollisionDispatcher dispatcher_{&settings_};
    btDbvtBroadphase broadphase_;
    btSequentialImpulseConstraintSolver solver_;
    btDiscreteDynamicsWorld world_{&dispatcher_, &broadphase_, &solver_, &settings_};
    std::vector<std::unique_ptr<btCollisionShape>> slabs_;
    std::unique_ptr<btConvexHullShape> shapes_[2];
    std::vector<std::unique_ptr<btRigidBody>> walls_, bodies_;
};

Tray::Tray(const std::vector<DieBody>& dice, const ThrowTray& size, std::uint64_t seed)
    : dice_(dice), size_(size), chance_(seed) {
    world_.setGravity({0.0, 0.0, -gravity});
    world_.getSolverInfo().m_numIterations = 20;
    // Share of the overlap of two bodies that each step of the simulation corrects.
    world_.getSolverInfo().m_erp2 = 0.5;
    const double w = size.width, d = size.depth;
    addSlab({-wall, -wall, -wall}, {w + wall, d + wall, 0.0});
    addSlab({-wall, -wall, lid}, {w + wall, d + wall, lid + wall});
    addSlab({-wall, -wall, 0.0}, {0.0, d + wall, lid});
    addSlab({w, -wall, 0.0}, {w + wall, d + wall, lid});
    addSlab({0.0, -wall, 0.0}, {w, 0.0, lid});
    addSlab({0.0, d, 0.0}, {w, d + wall, lid});
    for (const DieBody body : {DieBody::cube, DieBody::octahedron})
        shapes_[static_cast<std::size_t>(body)] = shapeOf(body);
    addDice();
}

Tray::~Tray() {
    for (const auto& body : bodies_) world_.removeRigidBody(body.get());
    for (const auto& body : walls_) world_.removeRigidBody(body.get());
}

void Tray::addSlab(Vec3 low, Vec3 high) {
    auto shape = std::make_unique<btBoxShape>(inBullet((high - low) / 2.0));
    shape->initializePolyhedralFeatures();
    btRigidBody::btRigidBodyConstructionInfo info(0.0, nullptr, shape.get());
    info.m_startWorldTransform.setOrigin(inBullet((low + high) / 2.0));
    info.m_friction = 0.6;
    info.m_restitution = 0.7;
    walls_.push_back(std::make_unique<btRigidBody>(info));
    world_.addRigidBody(walls_.back().get());
    slabs_.push_back(std::move(shape));
}

// Places the dice in columns near the wall x = 0, as if they were poured from a cup.
void Tray::addDice() {
    double cell = 0.0;
    for (const DieBody body : dice_) cell = std::max(cell, 2.0 * formOf(body).outer + spread);
    const auto fitting = [cell](double length) {
        return std::max(1, static_cast<int>(length / cell));
    };
    const int rows = fitting(size_.depth);
    const int layers =
        std::min(fitting(lid - 1.0),
                 static_cast<int>(dice_.size()) / (rows * fitting(size_.width / 3.0)) + 1);
    const double side = (size_.depth - rows * cell) / 2.0;
    for (std::size_t i = 0; i < dice_.size(); ++i) {
        const int index = static_cast<int>(i);
        const int column = index / (rows * layers), layer = index / rows % layers;
        const double x = (column + 0.5) * cell;
        const double y = side + (index % rows + 0.5) * cell;
        const double z = 0.2 + (layer + 0.5) * cell;
        addDie(i, {x, y, z});
    }
}

void Tray::addDie(std::size_t index, Vec3 at) {
    btConvexHullShape* shape = shapes_[static_cast<std::size_t>(dice_[index])].get();
    btVector3 inertia;
    shape->calculateLocalInertia(1.0, inertia);
    btRigidBody::btRigidBodyConstructionInfo info(1.0, nullptr, shape, inertia);
    info.m_startWorldTransform.setOrigin(inBullet(at));
    info.m_startWorldTransform.setRotation(chance_.attitude());
    info.m_friction = 0.35;
    info.m_restitution = 0.7;
    info.m_linearDamping = 0.05;
    info.m_angularDamping = 0.1;
    auto body = std::make_unique<btRigidBody>(info);
    const double speed = 2.2 * size_.width;
    body->setLinearVelocity({chance_.between(0.7, 1.2) * speed, chance_.between(-8.0, 8.0),
                             chance_.between(-20.0, 10.0)});
    body->setAngularVelocity(
        {chance_.between(-18.0, 18.0), chance_.between(5.0, 30.0), chance_.between(-18.0, 18.0)});
    body->setActivationState(DISABLE_DEACTIVATION);
    world_.addRigidBody(body.get());
    bodies_.push_back(std::move(body));
}

void Tray::advance() {
    for (int step = 0; step < stepsInFrame; ++step)
        world_.stepSimulation(throwStep / stepsInFrame, 0);
}

DiePose Tray::poseOf(std::size_t index) const {
    const btTransform& where = bodies_[index]->getWorldTransform();
    const btQuaternion turn = where.getRotation();
    return {fromBullet(where.getOrigin()), {turn.w(), turn.x(), turn.y(), turn.z()}};
}

std::vector<DiePose> Tray::poses() const {
    std::vector<DiePose> all;
    for (std::size_t i = 0; i < bodies_.size(); ++i) all.push_back(poseOf(i));
    return all;
}

bool Tray::allStill() const {
    return std::all_of(bodies_.begin(), bodies_.end(), [](const auto& body) {
        return body->getLinearVelocity().length() < still &&
               body->getAngularVelocity().length() < still;
    });
}

bool Tray::liesFlat(std::size_t index) const {
    const DiePose pose = poseOf(index);
    const DieForm& form = formOf(dice_[index]);
    const Vec3 out = pose.turn * outwardOf(form, faceOnTop(dice_[index], pose));
    return out.z > flat && pose.at.z < form.inner + onFloor;
}

bool Tray::pushThoseThatLean() {
    bool pushed = false;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
        if (liesFlat(i)) continue;
        const Vec3 at = fromBullet(bodies_[i]->getWorldTransform().getOrigin());
        const Vec2 inward = Vec2(size_.width, size_.depth) / 2.0 - Vec2(at);
        const Vec2 way = direction({angleOf(inward).value + chance_.between(-60.0, 60.0)});
        const double speed = chance_.between(6.0, 16.0);
        bodies_[i]->setLinearVelocity({way.x * speed, way.y * speed, chance_.between(15.0, 30.0)});
        bodies_[i]->setAngularVelocity({chance_.between(-15.0, 15.0), chance_.between(-15.0, 15.0),
                                        chance_.between(-15.0, 15.0)});
        pushed = true;
    }
    return pushed;
}

std::optional<DiceThrow> tryToThrow(const std::vector<DieBody>& dice, const ThrowTray& size,
                                    std::uint64_t seed) {
    Tray tray(dice, size, seed);
    DiceThrow thrown;
    thrown.frames.push_back(tray.poses());
    int quiet = 0;
    while (static_cast<int>(thrown.frames.size()) < longestThrow) {
        tray.advance();
        thrown.frames.push_back(tray.poses());
        quiet = tray.allStill() ? quiet + 1 : 0;
        if (quiet < framesAtRest) continue;
        if (tray.pushThoseThatLean()) {
            quiet = 0;
            continue;
        }
        for (std::size_t i = 0; i < dice.size(); ++i)
            thrown.top.push_back(faceOnTop(dice[i], thrown.frames.back()[i]));
        return thrown;
    }
    return std::nullopt;
}

}  // namespace

std::optional<DiceThrow> throwDice(const std::vector<DieBody>& dice, const ThrowTray& tray,
                                   std::uint64_t seed) {
    double room = 0.0;
    for (const DieBody body : dice) {
        const double across = 2.0 * formOf(body).outer;
        if (std::min(tray.width, tray.depth) < across + spread) return std::nullopt;
        room += roomPerDie * across * across;
    }
    if (room > tray.width * tray.depth) return std::nullopt;
    std::seed_seq mixed{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)};
    std::mt19937_64 seeds(mixed);
    for (int i = 0; i < throwsTried; ++i)
        if (auto thrown = tryToThrow(dice, tray, seeds())) return thrown;
    return std::nullopt;
}

}  // namespace sightline::geometry
