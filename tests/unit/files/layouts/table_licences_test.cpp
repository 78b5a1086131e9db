// The text about licences that the receiver of a shared table reads.
#include "app/files/tables/table_licences.h"

#include <gtest/gtest.h>

namespace sightline::app {
namespace {

SharedTable tableWith(ZipContents entries) { return {std::move(entries)}; }

TEST(TableLicences, AreTheNotesAndTheLicenceFilesOfModels) {
    const auto texts = licencesIn(tableWith({{"licences.txt", "Yard\nDesigned by Ada\n"},
                                             {"models/1/LICENSE.txt", "Do what you like."},
                                             {"models/1/slab.obj", "v 0 0 0"},
                                             {"models/2/readme.txt", "not about that"},
                                             {"picture.png", "\x89PNG"}}));
    ASSERT_EQ(texts.size(), 2U);
    EXPECT_EQ(texts[0].name, "licences.txt");
    EXPECT_EQ(texts[0].text, "Yard\nDesigned by Ada\n");
    EXPECT_EQ(texts[1].name, "models/1/LICENSE.txt");
    EXPECT_EQ(texts[1].text, "Do what you like.\n");
    EXPECT_TRUE(licencesIn(SharedTable{}).empty());
}

TEST(TableLicences, AreHarmlessAndEnd) {
    const std::string endless(5'000, 'x'), manyLines(400'000, '\n');
    const auto texts = licencesIn(tableWith(
        {{"licences.txt", "one\r\n\x1b[2Jtwo\n\n" + endless}, {"models/1/COPYING", manyLines}}));
    ASSERT_EQ(texts.size(), 2U);
    EXPECT_EQ(texts[0].text.find("one\n [2Jtwo\n\nx"), 0U);
    EXPECT_LT(texts[0].text.size(), 1'100U);
    EXPECT_LT(texts[1].text.size(), 140'000U);
    EXPECT_TRUE(texts[1].text.ends_with("\u2026\n"));
}

}  // namespace
}  // namespace sightline::app
