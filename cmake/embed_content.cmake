# The content files become part of the binary, so that it runs from anywhere.
file(GLOB content_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/content ${CMAKE_SOURCE_DIR}/content/*/*.json)
list(FILTER content_files EXCLUDE REGEX "^schema/")
set(tunable_files ${content_files})  # what of the content may be tuned: in the binary too, but no content
list(FILTER tunable_files INCLUDE REGEX "^tunable/")
list(FILTER content_files EXCLUDE REGEX "^tunable/")
set(embedded_content ${CMAKE_BINARY_DIR}/generated/built_in_files.cpp)
set(content_paths ${content_files} ${tunable_files})
list(TRANSFORM content_paths PREPEND ${CMAKE_SOURCE_DIR}/content/)
add_custom_command(OUTPUT ${embedded_content}
  COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR}/content "-DFILES=${content_files}" "-DTUNABLES=${tunable_files}" -DOUTPUT=${embedded_content}
          -P ${CMAKE_SOURCE_DIR}/cmake/write_content.cmake
  DEPENDS ${content_paths} ${CMAKE_SOURCE_DIR}/cmake/write_content.cmake
  VERBATIM)
