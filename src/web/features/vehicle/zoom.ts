/** Pixels, from the middle of the frame to the right and down. */
export type Point = { readonly x: number; readonly y: number };

/** How a picture stands in its frame: `scale` times its fitted size, its middle moved by x and y. */
export type Zoom = Point & { readonly scale: number };

/** The frame on the screen and the fitted picture in it, in pixels. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
};

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };

/** The studio's largest pictures and a camera's photographs still say something at that size. */
export const MOST = 4;

/** What a double tap enlarges by. */
export const CLOSE_UP = 2.5;

const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

// No further than to the picture's edge: nothing but the picture comes into view.
const kept = ({ scale, x, y }: Zoom, frame: Frame): Zoom => ({
  scale,
  x: within(x, Math.max(0, (frame.pictureWidth * scale - frame.width) / 2)),
  y: within(y, Math.max(0, (frame.pictureHeight * scale - frame.height) / 2)),
});

/** Enlarged to `scale` (kept between 1 and `MOST`) around a point, which stays where it is as far as the edges allow. */
export const zoomTo = (zoom: Zoom, scale: number, around: Point, frame: Frame): Zoom => {
  const next = Math.min(Math.max(scale, 1), MOST);
  const ratio = next / zoom.scale;
  const moved = { x: around.x - (around.x - zoom.x) * ratio, y: around.y - (around.y - zoom.y) * ratio };
  return kept({ scale: next, ...moved }, frame);
};

export const panBy = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  kept({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

/** A finger that came and went; `at` in milliseconds. */
export type Tap = Point & { readonly at: number };

const DOUBLE_MS = 350;
const DOUBLE_PX = 40;

export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null && second.at - first.at < DOUBLE_MS && Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_PX;
