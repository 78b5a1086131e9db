/// Ray casters of other libraries, used as baselines. They contain all blocking triangles of a
/// table.
#pragma once
#include <btBulletCollisionCommon.h>

#include <limits>
#include <memory>

#ifdef SIGHTLINE_EMBREE
#if __has_include(<embree4/rtcore.h>)
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif
#endif

#include "geometry/table/private/world.h"

namespace sightline::geometry::test {

template <class Take>
void forEachBlockingFace(const Battlefield& field, Take take) {
    for (const Piece& piece : field.world().pieces)
        for (int i = 0; i < piece.skin.count(); ++i)
            if (piece.skin.blocks(i)) take(piece.skin.face(i));
}

/// Bullet's BVH with double precision.
class BulletCaster {
  public:
    explicit BulletCaster(const Battlefield& field) : mesh_(std::make_unique<btTriangleMesh>()) {
        forEachBlockingFace(field, [&](const Triangle& face) {
            mesh_->addTriangle(vector(face.a), vector(face.b), vector(face.c));
        });
        shape_ = std::make_unique<btBvhTriangleMeshShape>(mesh_.get(), true);
        object_.setCollisionShape(shape_.get());
        object_.setWorldTransform(btTransform::getIdentity());
    }
    bool isCrossed(const Segment& line) const {
        const btVector3 from = vector(line.from), to = vector(line.to);
        btCollisionWorld::ClosestRayResultCallback result(from, to);
        btTransform start = btTransform::getIdentity(), end = start;
        start.setOrigin(from), end.setOrigin(to);
        btCollisionWorld::rayTestSingle(start, end, const_cast<btCollisionObject*>(&object_),
                                        shape_.get(), btTransform::getIdentity(), result);
        return result.hasHit();
    }

  private:
    static btVector3 vector(Vec3 it) { return {it.x, it.y, it.z}; }
    std::unique_ptr<btTriangleMesh> mesh_;
    std::unique_ptr<btBvhTriangleMeshShape> shape_;
    btCollisionObject object_;
};

#ifdef SIGHTLINE_EMBREE
/// Embree's BVH with single precision.
class EmbreeCaster {
  public:
    explicit EmbreeCaster(const Battlefield& field)
        : device_(rtcNewDevice(nullptr)), scene_(rtcNewScene(device_)) {
        std::vector<float> corners;
        forEachBlockingFace(field, [&](const Triangle& face) {
            for (const Vec3 corner : {face.a, face.b, face.c})
                for (int axis = 0; axis < 3; ++axis)
                    corners.push_back(static_cast<float>(corner[axis]));
        });
        const std::size_t count = corners.size() / 3;
        RTCGeometry mesh = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
        auto* points = static_cast<float*>(rtcSetNewGeometryBuffer(
            mesh, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 3 * sizeof(float), count));
        std::copy(corners.begin(), corners.end(), points);
        auto* numbers = static_cast<unsigned*>(rtcSetNewGeometryBuffer(
            mesh, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 3 * sizeof(unsigned), count / 3));
        for (std::size_t i = 0; i < count; ++i) numbers[i] = static_cast<unsigned>(i);
        rtcCommitGeometry(mesh);
        rtcAttachGeometry(scene_, mesh);
        rtcReleaseGeometry(mesh);
        rtcCommitScene(scene_);
    }
    EmbreeCaster(const EmbreeCaster&) = delete;
    EmbreeCaster& operator=(const EmbreeCaster&) = delete;
    ~EmbreeCaster() {
        rtcReleaseScene(scene_);
        rtcReleaseDevice(device_);
    }
    bool isCrossed(const Segment& line) const {
        const Vec3 along = line.to - line.from;
        RTCRay ray{};
        ray.org_x = static_cast<float>(line.from.x);
        ray.org_y = static_cast<float>(line.from.y);
        ray.org_z = static_cast<float>(line.from.z);
        ray.dir_x = static_cast<float>(along.x);
        ray.dir_y = static_cast<float>(along.y);
        ray.dir_z = static_cast<float>(along.z);
        ray.tfar = 1.0F;
        ray.mask = std::numeric_limits<unsigned>::max();
#if RTC_VERSION_MAJOR >= 4
        rtcOccluded1(scene_, &ray, nullptr);
#else
        RTCIntersectContext context;
        rtcInitIntersectContext(&context);
        rtcOccluded1(scene_, &context, &ray);
#endif
        return ray.tfar < 0.0F;
    }

  private:
    RTCDevice device_;
    RTCScene scene_;
};
#endif

}  // namespace sightline::geometry::test
