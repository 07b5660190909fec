#!/bin/sh
# Render every studio picture again:  sh scripts/studio/all.sh [WIDTH] [SAMPLES] [SHAPE...]
# Needs: blender 3.4 (Cycles), python3 with numpy, scipy and opencv ($PYTHON), node with sharp.
set -e
cd "$(dirname "$0")"
WIDTH=${1:-1280} SAMPLES=${2:-48}
[ $# -ge 2 ] && shift 2 || shift $#
SHAPES=${*:-city hatchback saloon estate suv crossover mpv coupe convertible van electric}
export STUDIO_TMP=${STUDIO_TMP:-/tmp/studio} STUDIO_H=${STUDIO_H:-.0085} PYTHONDONTWRITEBYTECODE=1
PYTHON=${PYTHON:-python3} NODE=${NODE:-node}
$PYTHON build.py $SHAPES
$PYTHON interior.py
for s in $SHAPES; do
  nice -n 15 blender -b -P passes.py -- "$WIDTH" "$SAMPLES" $s:front $s:side $s:rear $s:detail | grep DONE
  $PYTHON compose.py $s:front $s:side $s:rear $s:detail
  $NODE publish.mjs --widths 480,960,1600 $s-front $s-side $s-rear
  $NODE publish.mjs --widths 480,960 $s-detail
done
nice -n 15 blender -b -P cabin.py -- "$WIDTH" "$SAMPLES" dark light van | grep DONE
$PYTHON compose.py cabin-dark cabin-light cabin-van
$NODE publish.mjs --cabins
