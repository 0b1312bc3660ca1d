# Messages between app and server, and the events of tables: structs with readers and writers, made of their descriptions. The app has
# the same messages as types (scripts/web.sh).
set(protocol_tool ${CMAKE_SOURCE_DIR}/web/tools/protocol.mjs)
set(protocol_messages ${CMAKE_SOURCE_DIR}/src/protocol/messages.json)
set(table_events ${CMAKE_SOURCE_DIR}/src/tables/events.json)
find_program(NODE node REQUIRED)

set(messages ${CMAKE_BINARY_DIR}/generated/protocol/messages)
add_custom_command(OUTPUT ${messages}.h ${messages}.cpp
  COMMAND ${NODE} ${protocol_tool} cpp ${protocol_messages} ${messages}
  COMMAND ${NODE} ${protocol_tool} ts ${protocol_messages} ${CMAKE_SOURCE_DIR}/web/src/generated/protocol.ts
  DEPENDS ${protocol_tool} ${protocol_messages}
  COMMENT "Generating the messages between app and server"
  VERBATIM)
set(events ${CMAKE_BINARY_DIR}/generated/tables/events)
add_custom_command(OUTPUT ${events}.h ${events}.cpp
  COMMAND ${NODE} ${protocol_tool} cpp ${table_events} ${events} ${protocol_messages}
  DEPENDS ${protocol_tool} ${protocol_messages} ${table_events}
  COMMENT "Generating the events of tables"
  VERBATIM)

add_library(sounder_protocol STATIC src/protocol/fields.cpp ${messages}.cpp ${messages}.h)
target_link_libraries(sounder_protocol PUBLIC sounder_match PRIVATE sounder_flags)
target_compile_options(sounder_protocol PRIVATE $<IF:$<CONFIG:Debug>,-O0,-O1>)  # many small functions that wait for the network

file(GLOB tables_sources CONFIGURE_DEPENDS src/tables/*.cpp)
unity_by_folder(tables_sources)
add_library(sounder_tables STATIC ${tables_sources} ${events}.cpp ${events}.h)
target_link_libraries(sounder_tables PUBLIC sounder_protocol sounder_fair sounder_bots PRIVATE sounder_flags)
