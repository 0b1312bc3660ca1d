# `install_help(PROGRAM ZSH_FOLDER)` installs what the built program writes: completion for three shells, and the page for man. They are written
# when they are installed, so a build does not wait for them.
function(install_help program zsh_folder)
  install(CODE "
    set(program \"${program}\")
    set(share \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/share\")
    function(write words path)
      get_filename_component(folder \"\${share}/\${path}\" DIRECTORY)
      file(MAKE_DIRECTORY \"\${folder}\")
      execute_process(COMMAND \"\${program}\" \${words} OUTPUT_FILE \"\${share}/\${path}\" COMMAND_ERROR_IS_FATAL ANY)
      list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${CMAKE_INSTALL_PREFIX}/share/\${path}\")
      set(CMAKE_INSTALL_MANIFEST_FILES \${CMAKE_INSTALL_MANIFEST_FILES} PARENT_SCOPE)
    endfunction()
    write(\"completion;bash\" bash-completion/completions/sounder)
    write(\"completion;zsh\" ${zsh_folder}/_sounder)
    write(\"completion;fish\" fish/vendor_completions.d/sounder.fish)
    write(manual man/man1/sounder.1)
  ")
endfunction()
