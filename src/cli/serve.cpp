// `sounder serve`: the browser app, from inside the program.
#include "cli/arguments.h"
#include "cli/command.h"
#include "server/app/app.h"

namespace sounder::cli {
namespace {

struct ServeArguments {
  std::string port = "8080";
  std::string address = "127.0.0.1";
};

}  // namespace

Command add_serve(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("serve", "Serve the games to browsers");
  auto arguments = std::make_shared<ServeArguments>();
  app->add_option("--port", arguments->port, "Port; 0 for any that is free; else 8080")->type_name("N")->check(whole_number(0, 65'535));
  app->add_option("--address", arguments->address, "Address to listen at; else 127.0.0.1, this machine alone")->type_name("IP");
  app->footer(R"(
Prints the address and serves until Ctrl-C. Everything is played in the browser:
the server gives out files, knows nobody and keeps nothing. --address 0.0.0.0
lets other machines in; for playing offline and for installing, browsers want
HTTPS unless the address is localhost: see docs/hosting.md.

Example: sounder serve --port 9000)");
  return {app, [arguments] { return server::serve_app(arguments->address, static_cast<std::uint16_t>(std::stoul(arguments->port))); }};
}

}  // namespace sounder::cli
