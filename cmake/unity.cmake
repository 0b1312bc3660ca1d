# unity_by_folder(LIST): replaces the sources in LIST by one source per folder that includes them (a unity build): most of the
# compile time of a file is headers and templates that its neighbours need as well. Two files of one folder must not define
# the same name, even in an unnamed namespace. CMake's UNITY_BUILD writes absolute paths, which ccache cannot share between clones.
function(unity_by_folder list)
  set(folders)
  foreach(file ${${list}})
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
    cmake_path(GET file PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER ${folder} folder)
    list(APPEND folders ${folder})
    string(REGEX REPLACE "^src/" "" file ${file})  # src/ is an include path; tests are included from the root
    string(APPEND ${folder}_text "#include \"${file}\"\n")
  endforeach()
  list(REMOVE_DUPLICATES folders)
  set(sources)
  foreach(folder ${folders})
    set(source ${CMAKE_BINARY_DIR}/unity/${folder}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "${${folder}_text}" @ONLY)
    list(APPEND sources ${source})
  endforeach()
  set(${list} ${sources} PARENT_SCOPE)
endfunction()
