#!/bin/sh
# `./serve` serves the site, `./vitrine COMMAND` runs a command, both with node/bin/node: the Node that came along, or a
# link to another one.
set -eu
self=$(readlink -f "$0")
here=$(dirname "$self")
case $(basename "$self") in
  serve) entry=site ;;
  *) entry=vitrine ;;
esac
node=$here/node/bin/node
# Without a library that it needs no Node can say so itself.
if ! said=$("$node" --version 2>&1); then
  case $said in
    *"error while loading shared libraries: "*)
      library=${said#*"error while loading shared libraries: "}
      library=${library%%:*}
      # Debian and Ubuntu name the package after the file.
      echo "$library is missing: apt-get install $(echo "$library" | sed 's/\.so\.//; s/_/-/g')" >&2
      ;;
    *)
      echo "$node does not start here: $said. The archive is for Linux with glibc on the processor that it was packed on;" \
        "link node/bin/node to a Node of this system." >&2
      ;;
  esac
  exit 1
fi
exec "$node" "$here/scripts/package/start.mjs" "$entry" "$@"
