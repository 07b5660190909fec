#!/bin/sh
# Render every studio picture again:  sh workshop/studio/all.sh [WIDTH] [SAMPLES] [SHAPE...]
# Needs: blender 3.4 (Cycles), python3 with numpy, scipy and opencv ($PYTHON), node with sharp.
set -e
cd "$(dirname "$0")"
WIDTH=${1:-1920} SAMPLES=${2:-14}
[ $# -ge 2 ] && shift 2 || shift $#
SHAPES=${*:-city hatchback saloon estate suv crossover mpv coupe convertible van smallvan pickup electric}
export STUDIO_TMP=${STUDIO_TMP:-/tmp/studio} PYTHONDONTWRITEBYTECODE=1
PYTHON=${PYTHON:-python3} NODE=${NODE:-node}
$PYTHON build.py $SHAPES
for s in $SHAPES; do
  nice -n 19 blender -b -P passes.py -- "$WIDTH" "$SAMPLES" $s:front $s:side $s:rear | grep DONE
  $PYTHON compose.py $s:front $s:side $s:rear
  $NODE publish.mjs --widths 480,720,960,1280,1920 $s-front $s-side $s-rear
done
