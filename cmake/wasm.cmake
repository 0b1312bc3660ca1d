# The rules, the content and the matches for the browser, as one .wasm file a game without generated JavaScript: src/wasm/engine.mjs
# loads it in a page, in a worker and in Node alike, so what the tests load is what the browser gets.

# tl::expected is one header. It is seen through a folder of its own: /usr/include also holds the host's C library.
set(browser_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${browser_headers})
find_path(tl_parent NAMES tl PATHS /usr/include /usr/local/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(CREATE_LINK ${tl_parent}/tl ${browser_headers}/tl SYMBOLIC)

target_include_directories(sounder_match SYSTEM PUBLIC ${browser_headers})

file(GLOB_RECURSE bots_sources CONFIGURE_DEPENDS src/bots/*.cpp)
list(FILTER bots_sources EXCLUDE REGEX "/bots/(external/.*|arena|calibration|ladder|samples|ratings|bot|classic)\\.cpp$")  # what needs processes, threads, all games
add_library(sounder_bots STATIC ${bots_sources})
target_link_libraries(sounder_bots PUBLIC sounder_match PRIVATE sounder_flags)

find_program(WASM_OPT wasm-opt REQUIRED NO_CMAKE_FIND_ROOT_PATH)  # comes with emscripten

# One file a game: a visitor loads the game that is played and no other. Its list of games has that one.
add_custom_target(engines)
add_custom_target(encodings)
foreach(id ${game_ids})
  set(content ${CMAKE_BINARY_DIR}/generated/${id}.cpp)
  embed_content(${content} "^${id}/" "")
  write_game_sources(${id} line offer encoding)
  write_all_games(${CMAKE_BINARY_DIR}/generated/${id} ${id})
  add_executable(engine-${id} src/wasm/engine.cpp src/wasm/device.cpp src/wasm/match.cpp src/wasm/study.cpp src/match/registry.cpp src/bots/bot.cpp ${line} ${offer} ${content})
  target_include_directories(engine-${id} PRIVATE ${CMAKE_BINARY_DIR}/generated/${id})
  target_link_libraries(engine-${id} PRIVATE sounder_bots sounder_match sounder_flags)
  target_link_options(engine-${id} PRIVATE --no-entry -Oz -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sMALLOC=emmalloc
                      -sEXPORTED_FUNCTIONS=_malloc,_free)
  # Debian's emscripten finds its JavaScript modules only with Debian's node, unless told.
  set_target_properties(engine-${id} PROPERTIES SUFFIX .wasm RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
  # Once more until nothing gets smaller: the linker's own pass leaves two hundredths.
  add_custom_command(TARGET engine-${id} POST_BUILD COMMAND ${WASM_OPT} --flatten --rereloop -Oz -Oz --converge engine-${id}.wasm -o engine-${id}.wasm)
  add_dependencies(engines engine-${id})

  # The observation encoding of the game, which no page loads: a test compares it with the native one.
  add_executable(encoding-${id} src/wasm/encoding.cpp src/rl/env.cpp src/match/registry.cpp ${line} ${content})
  target_include_directories(encoding-${id} PRIVATE ${CMAKE_BINARY_DIR}/generated/${id})
  target_link_libraries(encoding-${id} PRIVATE sounder_match sounder_flags)
  target_link_options(encoding-${id} PRIVATE --no-entry -Os -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sMALLOC=emmalloc
                      -sEXPORTED_FUNCTIONS=_malloc,_free)
  set_target_properties(encoding-${id} PROPERTIES SUFFIX .wasm RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
  add_dependencies(encodings encoding-${id})
endforeach()
