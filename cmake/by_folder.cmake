# by_folder(RESULT NAME FILE...): files of a folder are compiled at one go, because most of what one of them costs is headers and templates
# that its neighbours have, too. CMake's own way names files by where the clone is, and no other clone would find them in the cache.
function(by_folder result name)
  set(folders)
  foreach(file ${ARGN})
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
    cmake_path(GET file PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER ${folder} folder)
    list(APPEND folders ${folder})
    string(REGEX REPLACE "^src/" "" file ${file})  # where all look; tests are named from the root, because src/ has files with the same names
    string(APPEND ${folder}_text "#include \"${file}\"\n")
  endforeach()
  list(REMOVE_DUPLICATES folders)
  set(sources)
  foreach(folder ${folders})
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}/${folder}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "${${folder}_text}" @ONLY)
    list(APPEND sources ${source})
  endforeach()
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# at_one_go(LIST): the same for the files of a room, where the whole program is compiled more often than edited.
macro(at_one_go list)
  if(SOUNDER_BY_FOLDER)
    by_folder(${list} rooms ${${list}})
  endif()
endmacro()
