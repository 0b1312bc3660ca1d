# The catalogues (content/<game>/words, content/shell/words) become part of the binary. Before that they are checked against the
# messages of the engine, which a program prints. So `sounder` needs neither a parser nor the sources of the sentences.
option(SOUNDER_STRICT_WORDS "refuse a language that lacks a text, instead of showing the English one" OFF)
add_library(sounder_vocabulary STATIC src/i18n/vocabulary.cpp src/i18n/messages.cpp)
target_link_libraries(sounder_vocabulary PUBLIC sounder_bots PRIVATE sounder_flags)
add_executable(sounder_messages src/i18n/messages_main.cpp)
target_link_libraries(sounder_messages PRIVATE sounder_vocabulary sounder_flags)
# What it prints does not depend on how well it is optimised, and it has to be there before anything else is linked.
set_target_properties(sounder_messages PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)

file(GLOB word_files CONFIGURE_DEPENDS content/*/words/*.json content/*/rules/*.json)
set(embedded_words ${CMAKE_BINARY_DIR}/generated/words.cpp)
add_custom_command(OUTPUT ${embedded_words}
  COMMAND ${CMAKE_SOURCE_DIR}/scripts/words.sh $<TARGET_FILE:sounder_messages> ${embedded_words} $<$<BOOL:${SOUNDER_STRICT_WORDS}>:--strict>
  DEPENDS sounder_messages ${word_files} ${CMAKE_SOURCE_DIR}/web/tools/words.mjs ${CMAKE_SOURCE_DIR}/web/package-lock.json
          ${CMAKE_SOURCE_DIR}/scripts/words.sh ${CMAKE_SOURCE_DIR}/scripts/web.sh
  COMMENT "Generating the words of all languages"
  VERBATIM)

add_library(sounder_i18n STATIC src/i18n/localizer.cpp ${embedded_words})
target_link_libraries(sounder_i18n PUBLIC sounder_vocabulary sounder_json PRIVATE sounder_flags)
