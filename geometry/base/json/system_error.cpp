#include "geometry/base/json/system_error.h"

#include <cerrno>

#include "geometry/base/problems.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {

Message systemErrorMessage(const std::error_code& error) {
    if (error == std::errc::no_such_file_or_directory) return say::systemFindsNoFile();
    if (error == std::errc::permission_denied) return say::permissionDenied();
    if (error == std::errc::is_a_directory) return say::itIsADirectory();
    if (error == std::errc::not_a_directory) return say::notADirectory();
    if (error == std::errc::no_space_on_device) return say::noSpaceLeft();
    if (error == std::errc::read_only_file_system) return say::readOnlySystem();
    if (error == std::errc::filename_too_long) return say::fileNameTooLong();
    if (error == std::errc::too_many_symbolic_link_levels) return say::tooManyLinks();
    if (error == std::errc::file_too_large) return say::fileTooLarge();
    if (error == std::errc::io_error) return say::inputOutputError();
    if (error.value() == EDQUOT && error.category() == std::generic_category())
        return say::quotaExceeded();
    return sightline::say::asWritten(error.message());
}

}  // namespace sightline::engine
