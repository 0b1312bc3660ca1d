cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty=.dirty --exclude=*
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
set(version ${NUMBER})
if(NOT failed)
  string(APPEND version +g${commit})
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "namespace sounder {\nextern const char* const version;\nconst char* const version = \"@version@\";\n}  // namespace sounder\n" @ONLY)
