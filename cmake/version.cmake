# `sounder --version`: the number of project(VERSION), with the git commit as build metadata, read again at every build. A tree without
# git has the number alone.
set(version_source ${CMAKE_BINARY_DIR}/generated/version.cpp)
add_custom_target(sounder_read_version
  COMMAND ${CMAKE_COMMAND} -DNUMBER=${PROJECT_VERSION} -DSOURCE=${CMAKE_SOURCE_DIR} -DOUTPUT=${version_source}
          -P ${CMAKE_SOURCE_DIR}/cmake/write_version.cmake
  BYPRODUCTS ${version_source})
add_library(sounder_version STATIC ${version_source})
add_dependencies(sounder_version sounder_read_version)
