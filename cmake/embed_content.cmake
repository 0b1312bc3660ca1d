# The content files become part of the binary, so that it runs from anywhere. `embed_content(OUTPUT PATTERN)` makes a source file of
# those under content/ that match.
file(GLOB content_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/content ${CMAKE_SOURCE_DIR}/content/*/*.json)
list(FILTER content_files EXCLUDE REGEX "^schema/")

function(embed_content output pattern)
  set(files ${content_files})
  list(FILTER files INCLUDE REGEX "${pattern}")
  set(paths ${files})
  list(TRANSFORM paths PREPEND ${CMAKE_SOURCE_DIR}/content/)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR}/content "-DFILES=${files}" -DOUTPUT=${output}
            -P ${CMAKE_SOURCE_DIR}/cmake/write_content.cmake
    DEPENDS ${paths} ${CMAKE_SOURCE_DIR}/cmake/write_content.cmake
    VERBATIM)
endfunction()

set(embedded_content ${CMAKE_BINARY_DIR}/generated/built_in_files.cpp)
embed_content(${embedded_content} ".")
