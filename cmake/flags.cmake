# How everything is compiled: warnings are errors, ccache when present, the whole program optimised together in a release.
add_library(sounder_flags INTERFACE)
target_compile_options(sounder_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)

# What one clone has compiled another need not compile again: the cache sees paths from the root of the source.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=true ${CCACHE})
endif()

# popcount and friends: every x86-64 processor since 2009 has them, the compiler's default is older.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND NOT EMSCRIPTEN)
  add_compile_options(-march=x86-64-v2)
endif()

# For the Python package, and for the presets whose objects it shares through ccache. What is linked in is ours to the end: nobody
# may put another function in the place of one that we have inlined.
if(CMAKE_POSITION_INDEPENDENT_CODE AND NOT EMSCRIPTEN)
  add_compile_options(-fno-semantic-interposition)
endif()

# Sums of floating-point numbers are the same on every machine: no fused multiply-add.
add_compile_options(-ffp-contract=off)

if(SOUNDER_SANITIZE)
  string(REPLACE ";" "," sanitizers "${SOUNDER_SANITIZE}")
  add_compile_options(-fsanitize=${sanitizers} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${sanitizers})
  if(sanitizers MATCHES "thread" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-Wno-tsan)  # Asio has fences, which it does not see; what they guard is behind a mutex, too
  endif()
  if(sanitizers MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
      add_compile_options(-fno-sanitize=function)  # clang 14 can't together with coroutines
    endif()
  endif()
endif()

if(SOUNDER_LTO AND CMAKE_BUILD_TYPE STREQUAL "Release")
  if(EMSCRIPTEN)  # whole, not thin: the engine of Wild Pigs is 7 % smaller
    add_compile_options(-flto)
    add_link_options(-flto)
  else()
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  endif()
endif()
