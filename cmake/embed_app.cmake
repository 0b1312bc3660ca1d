# The browser app, made from web/ and the engines, becomes part of the binary: one blob that the assembler takes in as it is, and a
# table of what is where. The engines are built by the preset `wasm` before; ./sounder serve does both.
set(SOUNDER_ENGINES ${CMAKE_SOURCE_DIR}/build/wasm CACHE PATH "where the preset `wasm` has built the engines")
set(app_engines ${game_ids})
list(TRANSFORM app_engines REPLACE "(.+)" "${SOUNDER_ENGINES}/engine-\\1.wasm")
set(embed_app ${SOUNDER_APP})
foreach(engine ${app_engines})
  if(NOT EXISTS ${engine} AND embed_app STREQUAL "AUTO")
    set(embed_app OFF)
  elseif(NOT EXISTS ${engine} AND embed_app)
    message(FATAL_ERROR "${engine} is missing: first `cmake --preset wasm && cmake --build --preset wasm --target engines`")
  endif()
endforeach()
if(NOT embed_app)
  set(SOUNDER_APP_EMBEDDED OFF CACHE INTERNAL "whether the app is embedded: scripts/build.sh compares it with the engines")
  return()
endif()
set(SOUNDER_APP_EMBEDDED ON CACHE INTERNAL "")
set(embed_app ON)

file(GLOB_RECURSE app_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/src/* ${CMAKE_SOURCE_DIR}/web/public/* ${CMAKE_SOURCE_DIR}/web/tools/*)
list(FILTER app_sources EXCLUDE REGEX "/web/src/report/")
set(app_table ${CMAKE_BINARY_DIR}/generated/app_files.cpp)
set(app_blob ${CMAKE_BINARY_DIR}/generated/app.bin)
add_custom_command(OUTPUT ${app_table} ${app_blob}
  COMMAND ${CMAKE_COMMAND} -E env SOUNDER_ENGINES=${SOUNDER_ENGINES} ${CMAKE_SOURCE_DIR}/scripts/web_app.sh ${app_table} ${app_blob}
  DEPENDS ${app_sources} ${app_engines} ${net_files} ${embedded_words} ${CMAKE_SOURCE_DIR}/games.txt
          ${CMAKE_SOURCE_DIR}/web/index.html ${CMAKE_SOURCE_DIR}/web/vite.app.config.ts ${CMAKE_SOURCE_DIR}/web/package-lock.json
          ${CMAKE_SOURCE_DIR}/src/wasm/engine.mjs ${CMAKE_SOURCE_DIR}/scripts/web_app.sh ${CMAKE_SOURCE_DIR}/scripts/web.sh
  COMMENT "Generating the browser app"
  VERBATIM)
add_library(embedded_app STATIC ${app_table})
target_include_directories(embedded_app PRIVATE src)
target_link_libraries(embedded_app PRIVATE tl::expected sounder_flags)
# What the assembler takes in has no part in optimising the whole program.
set_target_properties(embedded_app PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
set_source_files_properties(${app_table} PROPERTIES OBJECT_DEPENDS ${app_blob})
