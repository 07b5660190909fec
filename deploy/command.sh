#!/bin/sh
# /usr/local/bin/vitrine, for root: a command of the site under its account and with its environment.
set -eua
. /etc/vitrine/vitrine.env
exec setpriv --reuid=vitrine --regid=vitrine --init-groups /opt/vitrine/current/vitrine "$@"
