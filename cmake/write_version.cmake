cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} describe --tags --always --dirty
  OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(version "unknown (built outside git)")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "namespace sounder {\nextern const char* const version;\nconst char* const version = \"@version@\";\n}  // namespace sounder\n" @ONLY)
