# The catalogues (content/<game>/words, content/shell/words) become part of the binary. First they are held against what the engine
# can say, by a program that prints it; whoever only plays needs neither a parser nor the sources of the sentences.
add_library(sounder_vocabulary STATIC src/words/vocabulary.cpp src/words/says.cpp)
target_link_libraries(sounder_vocabulary PUBLIC sounder_bots PRIVATE sounder_flags)
add_executable(sounder_says src/words/says_main.cpp)
target_link_libraries(sounder_says PRIVATE sounder_vocabulary sounder_flags)
# What it prints does not depend on how well it is optimised, and it has to be there before anything else is linked.
set_target_properties(sounder_says PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)

file(GLOB word_files CONFIGURE_DEPENDS content/*/words/*.json content/*/rules/*.json)
set(embedded_words ${CMAKE_BINARY_DIR}/generated/words.cpp)
add_custom_command(OUTPUT ${embedded_words}
  COMMAND ${CMAKE_SOURCE_DIR}/scripts/words.sh $<TARGET_FILE:sounder_says> ${embedded_words}
  DEPENDS sounder_says ${word_files} ${CMAKE_SOURCE_DIR}/web/tools/words.mjs ${CMAKE_SOURCE_DIR}/web/package-lock.json
          ${CMAKE_SOURCE_DIR}/scripts/words.sh ${CMAKE_SOURCE_DIR}/scripts/web.sh
  COMMENT "Generating the words of all languages"
  VERBATIM)

add_library(sounder_words STATIC src/words/speech.cpp ${embedded_words})
target_link_libraries(sounder_words PUBLIC sounder_vocabulary sounder_json PRIVATE sounder_flags)
