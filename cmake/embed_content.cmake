# The content files become part of the binary, so that it runs from anywhere. `embed_content(OUTPUT PATTERN TUNABLES)` makes a source
# file of those under content/ that match.
file(GLOB content_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/content ${CMAKE_SOURCE_DIR}/content/*/*.json)
list(FILTER content_files EXCLUDE REGEX "^schema/")
set(tunable_files ${content_files})  # what of the content may be tuned: in the binary too, but no content
list(FILTER tunable_files INCLUDE REGEX "^tunable/")
list(FILTER content_files EXCLUDE REGEX "^tunable/")

function(embed_content output pattern tunables)
  set(files ${content_files})
  list(FILTER files INCLUDE REGEX "${pattern}")
  set(paths ${files} ${tunables})
  list(TRANSFORM paths PREPEND ${CMAKE_SOURCE_DIR}/content/)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR}/content "-DFILES=${files}" "-DTUNABLES=${tunables}" -DOUTPUT=${output}
            -P ${CMAKE_SOURCE_DIR}/cmake/write_content.cmake
    DEPENDS ${paths} ${CMAKE_SOURCE_DIR}/cmake/write_content.cmake
    VERBATIM)
endfunction()

set(embedded_content ${CMAKE_BINARY_DIR}/generated/built_in_files.cpp)
embed_content(${embedded_content} "." "${tunable_files}")
