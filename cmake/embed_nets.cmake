# The nets of the bots (content/nets/*.net) become part of the binary. `write_nets.cmake` makes a source file of them.
file(GLOB net_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/nets/*.net)
set(embedded_nets ${CMAKE_BINARY_DIR}/generated/nets.cpp)
add_custom_command(OUTPUT ${embedded_nets}
  COMMAND ${CMAKE_COMMAND} "-DFILES=${net_files}" -DOUTPUT=${embedded_nets} -P ${CMAKE_SOURCE_DIR}/cmake/write_nets.cmake
  DEPENDS ${net_files} ${CMAKE_SOURCE_DIR}/cmake/write_nets.cmake
  VERBATIM)
