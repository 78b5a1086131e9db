// Model files that were cut off before their end. They must be refused with the name of the missing
// part; complete files must be accepted.
#include "rendering/model/cut_off.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace sightline::rendering {
namespace {

const std::string textStl =
    "solid wall\n facet normal 0 0 1\n  outer loop\n   vertex 0 0 0\n   vertex 1 0 0\n"
    "   vertex 0 1 0\n  endloop\n endfacet\nendsolid wall\n";

std::string fourBytes(std::uint32_t value) {
    std::string bytes;
    for (unsigned i = 0; i < 4; ++i) bytes += char(value >> 8U * i & 0xFFU);
    return bytes;
}

std::string binaryStl(std::uint32_t said, std::size_t there) {
    return std::string(80, 's') + fourBytes(said) + std::string(there * 50, '\0');
}

std::string missingOf(std::string_view bytes, const std::string& extension) {
    const auto missing = cutOff(bytes, extension);
    return missing ? english(*missing) : "";
}

TEST(CutOff, ATextStlEndsWithItsLastLine) {
    EXPECT_FALSE(cutOff(textStl, ".stl"));
    EXPECT_FALSE(cutOff(textStl + "\n\n", ".STL"));
    EXPECT_EQ(missingOf(textStl.substr(0, textStl.size() - 15), ".stl"),
              "cut off: the last line is not endsolid");
}

TEST(CutOff, ABinaryStlHoldsAsManyTrianglesAsItSays) {
    EXPECT_FALSE(cutOff(binaryStl(3, 3), ".stl"));
    EXPECT_FALSE(cutOff(binaryStl(3, 3) + "more", ".stl"));
    const std::string whole = binaryStl(3, 3);
    EXPECT_EQ(missingOf(whole.substr(0, whole.size() - 1), ".stl"), "cut off: 233 of 234 bytes");
    EXPECT_TRUE(cutOff(binaryStl(0xFFFFFFFFU, 1), ".stl"));
}

TEST(CutOff, AGlbHoldsAsManyBytesAsItSays) {
    const std::string whole = "glTF" + fourBytes(2) + fourBytes(20) + std::string(8, '\0');
    EXPECT_FALSE(cutOff(whole, ".glb"));
    EXPECT_EQ(missingOf(whole.substr(0, 19), ".glb"), "cut off: 19 of 20 bytes");
}

TEST(CutOff, ALastLineOfAnObjThatBreaksOffIsNoticed) {
    const std::string whole = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3";
    EXPECT_FALSE(cutOff(whole, ".obj"));
    EXPECT_EQ(missingOf(whole.substr(0, whole.size() - 2), ".obj"),
              "cut off: its last line is \"f 1 2\"");
    // The last line is complete but invalid, so the file is not cut off. The reader of models
    // refuses such a file later.
    EXPECT_FALSE(cutOff(whole.substr(0, whole.size() - 2) + "\n", ".obj"));
}

const std::string plyHead =
    "element vertex 2\nproperty float x\nproperty double y\nelement face 1\n"
    "property list uchar short vertex_indices\nend_header\n";

TEST(CutOff, ATextPlyHasALineForEveryElement) {
    const std::string whole = "ply\nformat ascii 1.0\n" + plyHead + "0 0\n1 1\n3 0 1 1";
    EXPECT_FALSE(cutOff(whole, ".ply"));
    EXPECT_FALSE(cutOff(whole + "\n", ".ply"));
    EXPECT_EQ(missingOf(whole.substr(0, whole.size() - 8), ".ply"),
              "cut off: fewer elements than its header says");
}

TEST(CutOff, ABinaryPlyIsAsLongAsItsLists) {
    const std::string points(24, '\0');
    const std::string three = std::string(1, '\3') + std::string(6, '\0');
    for (const char* form : {"binary_little_endian", "binary_big_endian"}) {
        std::string whole = "ply\nformat ";
        whole.append(form).append(" 1.0\n").append(plyHead).append(points).append(three);
        EXPECT_FALSE(cutOff(whole, ".ply")) << form;
        EXPECT_TRUE(cutOff(whole.substr(0, whole.size() - 1), ".ply")) << form;
        EXPECT_TRUE(cutOff(whole.substr(0, whole.size() - 7), ".ply")) << form;
    }
}

TEST(CutOff, AHeaderThatSaysTooMuchIsSeenAtOnce) {
    EXPECT_TRUE(
        cutOff("ply\nformat binary_little_endian 1.0\nelement vertex 18446744073709551615\n"
               "property float x\nend_header\n0000",
               ".ply"));
    EXPECT_TRUE(
        cutOff("ply\nformat ascii 1.0\nelement vertex 18446744073709551615\n"
               "property float x\nelement face 5\nproperty float y\nend_header\n0\n",
               ".ply"));
}

TEST(CutOff, WhatIsNoSuchFileIsLeftToItsReader) {
    for (const char* extension : {".glb", ".stl", ".ply", ".obj", ".dae", ""}) {
        EXPECT_FALSE(cutOff("", extension)) << extension;
        EXPECT_FALSE(cutOff("nothing of the kind", extension)) << extension;
    }
}

}  // namespace
}  // namespace sightline::rendering
