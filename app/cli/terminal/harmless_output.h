/// Makes the output of the headless program safe, so that text from a file cannot control the
/// terminal.
#pragma once
#include <ostream>
#include <streambuf>
#include <string>

namespace sightline::app {

/// Filters an output stream until this object is destroyed. Control characters except newline and
/// tab are written as in JSON (`\u001b`).
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
    std::string waiting_;  ///< bytes that may be the start of a multi-byte character
};

}  // namespace sightline::app
