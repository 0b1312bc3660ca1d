// Boost.JSON, compiled into the extension: Debian's archive of it can't be part of a shared library.
#include <boost/json/src.hpp>
