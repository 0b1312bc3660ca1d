# The lab's report is a page made by web/ with npm and becomes part of the binary. Only what uses the lab needs npm.
file(GLOB_RECURSE report_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/src/shared/* ${CMAKE_SOURCE_DIR}/web/src/report/*)
set(embedded_report ${CMAKE_BINARY_DIR}/generated/report_page.cpp)
add_custom_command(OUTPUT ${embedded_report}
  COMMAND ${CMAKE_SOURCE_DIR}/scripts/web_report.sh ${embedded_report}
  DEPENDS ${report_sources}
          ${CMAKE_SOURCE_DIR}/web/report.html ${CMAKE_SOURCE_DIR}/web/vite.config.ts ${CMAKE_SOURCE_DIR}/web/package-lock.json
          ${CMAKE_SOURCE_DIR}/web/tools/leave_out.ts ${CMAKE_SOURCE_DIR}/web/tools/one_file.ts ${CMAKE_SOURCE_DIR}/web/tools/embed.mjs
          ${CMAKE_SOURCE_DIR}/scripts/web_report.sh
  COMMENT "Generating the report's page"
  VERBATIM)
