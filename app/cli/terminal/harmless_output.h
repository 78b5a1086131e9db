/// What the headless program writes can be read on a terminal, whatever stood in a file.
#pragma once
#include <ostream>
#include <streambuf>
#include <string>

namespace sightline::app {

/// Stands before a stream as long as it lives: control characters other than the end of a line and
/// a tab are written as JSON writes them (`\u001b`).
class HarmlessOutput final : public std::streambuf {
  public:
    explicit HarmlessOutput(std::ostream& stream);
    ~HarmlessOutput() override;
    HarmlessOutput(const HarmlessOutput&) = delete;
    HarmlessOutput& operator=(const HarmlessOutput&) = delete;

  protected:
    int_type overflow(int_type letter) override;
    std::streamsize xsputn(const char* letters, std::streamsize count) override;
    int sync() override;

  private:
    void pass(bool all);

    std::ostream& stream_;
    std::streambuf* to_;
    std::string waiting_;  ///< what may be the beginning of a character
};

}  // namespace sightline::app
