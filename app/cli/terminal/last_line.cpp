#include "app/cli/terminal/last_line.h"

#include <algorithm>
#include <exception>
#include <new>
#include <ostream>
#include <string>

namespace sightline::app {

int statusOf(const std::function<int()>& program, std::ostream& errors) {
    try {
        return program();
    } catch (const std::bad_alloc&) {
        errors << "there is not enough memory to go on\n";
    } catch (const std::exception& fault) {
        std::string line = fault.what();
        std::replace(line.begin(), line.end(), '\n', ' ');
        errors << line << '\n';
    } catch (...) {
        errors << "the program cannot go on\n";
    }
    return 1;
}

}  // namespace sightline::app
