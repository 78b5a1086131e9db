#include "rendering/model/model_bytes.h"

#include <cmath>
#include <cstring>
#include <glm/common.hpp>
#include <limits>
#include <type_traits>

#include "rendering/words/models.h"

namespace sightline::rendering {
namespace {

constexpr std::string_view mark = "sightline-model-1";

class ByteWriter {
  public:
    template <class T>
    void plain(const T& value) {
        static_assert(std::is_trivially_copyable_v<T>);
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template <class Items>
    void list(const Items& items) {
        using Item = typename Items::value_type;
        static_assert(std::is_trivially_copyable_v<Item>);
        plain(std::uint64_t(items.size()));
        bytes.append(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(Item));
    }
    std::string bytes;
};

class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}
    template <class T>
    bool plain(T& value) {
        if (rest_.size() < sizeof value) return false;
        std::memcpy(static_cast<void*>(&value), rest_.data(), sizeof value);
        rest_.remove_prefix(sizeof value);
        return true;
    }
    template <class Items>
    bool list(Items& items) {
        using Item = typename Items::value_type;
        std::uint64_t count = 0;
        if (!plain(count) || count > rest_.size() / sizeof(Item)) return false;
        items.resize(std::size_t(count));
        if (count > 0)
            std::memcpy(static_cast<void*>(items.data()), rest_.data(), count * sizeof(Item));
        rest_.remove_prefix(std::size_t(count) * sizeof(Item));
        return true;
    }
    bool starts(std::string_view with) {
        if (!rest_.starts_with(with)) return false;
        rest_.remove_prefix(with.size());
        return true;
    }
    bool finished() const { return rest_.empty(); }

  private:
    std::string_view rest_;
};

bool canBeUsed(const ModelPart& part, std::size_t materials) {
    if (part.material < 0 || std::size_t(part.material) >= materials) return false;
    if (part.indices.size() % 3 != 0) return false;
    for (const std::uint32_t index : part.indices) {
        if (index >= part.vertices.size()) return false;
    }
    for (const ModelVertex& vertex : part.vertices) {
        const glm::vec3 at = vertex.position;
        if (!std::isfinite(at.x) || !std::isfinite(at.y) || !std::isfinite(at.z)) return false;
    }
    return true;
}

// Writes each member separately. A raw copy of damaged bytes could give `twoSided` a value other
// than 0 and 1.
void write(ByteWriter& writer, const Material& material) {
    writer.list(material.name);
    writer.plain(material.baseColour);
    writer.plain(material.metallic);
    writer.plain(material.roughness);
    writer.plain(material.emission);
    writer.plain(std::uint8_t(material.twoSided));
}

bool read(ByteReader& reader, Material& material) {
    std::uint8_t twoSided = 0;
    if (!reader.list(material.name) || !reader.plain(material.baseColour) ||
        !reader.plain(material.metallic) || !reader.plain(material.roughness) ||
        !reader.plain(material.emission) || !reader.plain(twoSided)) {
        return false;
    }
    material.twoSided = twoSided != 0;
    return true;
}

bool read(ByteReader& reader, ModelPart& part) {
    std::int32_t material = 0;
    if (!reader.list(part.name) || !reader.plain(material) || !reader.list(part.vertices) ||
        !reader.list(part.indices)) {
        return false;
    }
    part.material = material;
    return true;
}

// Reads the length of a list, then its items. Each item takes at least one byte, so the loop ends
// early if the length is wrong.
template <class Items>
bool readAll(ByteReader& reader, Items& items) {
    std::uint64_t count = 0;
    if (!reader.plain(count)) return false;
    for (std::uint64_t i = 0; i < count; ++i) {
        items.emplace_back();
        if (!read(reader, items.back())) return false;
    }
    return count > 0;
}

}  // namespace

void measure(Model& model) {
    model.low = glm::vec3(std::numeric_limits<float>::max());
    model.high = -model.low;
    for (const ModelPart& part : model.parts) {
        for (const ModelVertex& vertex : part.vertices) {
            model.low = glm::min(model.low, vertex.position);
            model.high = glm::max(model.high, vertex.position);
        }
    }
}

std::string bytesOf(const Model& model) {
    ByteWriter writer;
    writer.bytes = mark;
    writer.plain(std::uint64_t(model.materials.size()));
    for (const Material& material : model.materials) write(writer, material);
    writer.plain(std::uint64_t(model.parts.size()));
    for (const ModelPart& part : model.parts) {
        writer.list(part.name);
        writer.plain(std::int32_t(part.material));
        writer.list(part.vertices);
        writer.list(part.indices);
    }
    return writer.bytes;
}

Result<Model> modelFromBytes(std::string_view bytes) {
    ByteReader reader(bytes);
    Model model;
    const Problem damaged = problemOf(say::arrivedDamaged());
    if (!reader.starts(mark) || !readAll(reader, model.materials) ||
        !readAll(reader, model.parts) || !reader.finished()) {
        return damaged;
    }
    for (const ModelPart& part : model.parts) {
        if (!canBeUsed(part, model.materials.size())) return damaged;
    }
    measure(model);
    return model;
}

}  // namespace sightline::rendering
