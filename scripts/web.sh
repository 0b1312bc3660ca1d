# The packages of web/. Sourced; expects $root.

# web_protocol: the messages between app and server as types, in web/src/generated.
web_protocol() { node "$root/web/tools/protocol.mjs" ts "$root/src/protocol/messages.json" "$root/web/src/generated/protocol.ts"; }

# web_modules: what web/package-lock.json names is in web/node_modules, and what the build writes for the app is there. Does nothing when
# it already is.
web_modules() {
  local tool
  for tool in node npm; do
    command -v "$tool" >/dev/null && continue
    echo "error: $tool is missing, which builds the lab's report from web/. ./sounder installs it on Debian and Ubuntu; elsewhere please install Node 18 or newer with npm." >&2
    return 1
  done
  mkdir -p "$root/web/node_modules"
  (
    flock 8
    cmp -s "$root/web/package-lock.json" "$root/web/node_modules/.sounder-installed" && exit 0
    # Scripts of packages are not run: none is needed.
    if ! (cd "$root/web" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error); then
      echo "error: npm could not fetch the packages of web/package-lock.json (see above)" >&2
      exit 1
    fi
    cp "$root/web/package-lock.json" "$root/web/node_modules/.sounder-installed"
  ) 8>"$root/web/.npm-lock" && web_protocol
}
