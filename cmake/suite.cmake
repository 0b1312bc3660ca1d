# Test suites. Every suite is a CTest test with labels and a timeout; `ctest -L` picks suites by label:
#   unit        GoogleTest executables
#   sanitized   unit suites and fuzzers that ./test runs in the preset `debug`; the others run in `dev`
#   full        runs in ./test --full only
# tests/timed.sh notes the wall and processor time of each for the table of ./test.
add_custom_target(sanitized_suites)
add_custom_target(other_suites)

# add_check(NAME COMMAND... [LABELS l...] [TIMEOUT s] [LOCK name] [PROCESSORS n] [ENVIRONMENT e...])
function(add_check name)
  cmake_parse_arguments(check "" "TIMEOUT;LOCK;PROCESSORS" "COMMAND;LABELS;ENVIRONMENT" ${ARGN})
  if(NOT check_TIMEOUT)
    set(check_TIMEOUT 600)
  endif()
  add_test(NAME ${name} COMMAND ${CMAKE_SOURCE_DIR}/tests/timed.sh ${CMAKE_BINARY_DIR}/times ${name} ${check_COMMAND})
  set_tests_properties(${name} PROPERTIES TIMEOUT ${check_TIMEOUT} LABELS "${check_LABELS}" ENVIRONMENT "${check_ENVIRONMENT}")
  if(check_LOCK)
    set_tests_properties(${name} PROPERTIES RESOURCE_LOCK ${check_LOCK})
  endif()
  if(check_PROCESSORS)
    set_tests_properties(${name} PROPERTIES PROCESSORS ${check_PROCESSORS})
  endif()
endfunction()

# add_suite(NAME [SANITIZED] [OPTIMISED] [SHARDS n] [TIMEOUT s] SOURCES file... [SEPARATE file...] [LIBRARIES lib...]): the
# executable sounder_NAME_tests and a CTest test per shard. SOURCES are compiled by folder, SEPARATE ones file by file, both with -O0
# unless OPTIMISED: optimising a test costs more than it saves, except where the test itself plays many matches.
function(add_suite name)
  cmake_parse_arguments(suite "SANITIZED;OPTIMISED" "SHARDS;TIMEOUT" "SOURCES;SEPARATE;LIBRARIES" ${ARGN})
  unity_by_folder(suite_SOURCES)
  set(program sounder_${name}_tests)
  add_executable(${program} ${suite_SOURCES} ${suite_SEPARATE})
  target_link_libraries(${program} PRIVATE ${suite_LIBRARIES} sounder_test_support sounder_flags GTest::gtest_main)
  if(NOT suite_OPTIMISED)
    target_compile_options(${program} PRIVATE -O0)
  endif()
  set(labels unit)
  if(suite_SANITIZED)
    list(APPEND labels sanitized)
    add_dependencies(sanitized_suites ${program})
  else()
    add_dependencies(other_suites ${program})
  endif()
  if(NOT suite_SHARDS)
    set(suite_SHARDS 1)
  endif()
  math(EXPR last "${suite_SHARDS} - 1")
  foreach(shard RANGE ${last})
    set(test ${name})
    if(suite_SHARDS GREATER 1)
      set(test ${name}-${shard})
    endif()
    add_check(${test} COMMAND $<TARGET_FILE:${program}> --gtest_brief=1 LABELS ${labels} TIMEOUT ${suite_TIMEOUT}
              ENVIRONMENT GTEST_TOTAL_SHARDS=${suite_SHARDS} GTEST_SHARD_INDEX=${shard})
  endforeach()
endfunction()
