# The rules, the content and the matches for the browser, as one .wasm file without generated JavaScript: src/wasm/engine.mjs
# loads it in a page, in a worker and in Node alike, so what the tests load is what the browser gets.

# Boost and tl::expected are headers only here. They are seen through a folder of their own: /usr/include also holds the
# host's C library.
set(browser_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${browser_headers})
foreach(folder boost tl)
  find_path(${folder}_parent NAMES ${folder} PATHS /usr/include /usr/local/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(CREATE_LINK ${${folder}_parent}/${folder} ${browser_headers}/${folder} SYMBOLIC)
endforeach()

add_library(boost_json STATIC src/wasm/boost_json.cpp)
target_include_directories(boost_json SYSTEM PUBLIC ${browser_headers})
target_compile_definitions(boost_json PUBLIC BOOST_NO_EXCEPTIONS)
target_compile_options(boost_json PUBLIC -fno-exceptions)
target_link_libraries(sounder_match PUBLIC boost_json)

# What plays is built for speed, what reads and writes is built small.
target_compile_options(boost_json PRIVATE -Os)
set(text_sources ${rules_sources} ${match_sources})
list(FILTER text_sources INCLUDE REGEX "/(notation|parse|story|view|content|record|json_text)\\.cpp$")
set_source_files_properties(${text_sources} PROPERTIES COMPILE_OPTIONS -Os)

# The bots, without what needs processes and threads.
file(GLOB_RECURSE bots_sources CONFIGURE_DEPENDS src/bots/*.cpp)
list(FILTER bots_sources EXCLUDE REGEX "/bots/(external/.*|arena|ratings)\\.cpp$")
add_library(sounder_bots STATIC ${bots_sources})
target_link_libraries(sounder_bots PUBLIC sounder_match PRIVATE sounder_flags)

add_executable(engine src/wasm/engine.cpp)
target_link_libraries(engine PRIVATE sounder_bots sounder_match sounder_flags)
target_link_options(engine PRIVATE --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sMALLOC=emmalloc -sEXPORTED_FUNCTIONS=_malloc,_free)
set_target_properties(engine PROPERTIES SUFFIX .wasm)
# Debian's emscripten finds its JavaScript modules only with Debian's node, unless told.
set_target_properties(engine PROPERTIES RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
