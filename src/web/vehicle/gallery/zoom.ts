/** Pixels from the centre of the frame, to the right and down. */
export type PicturePoint = { readonly x: number; readonly y: number };

/** `scale` relative to the fitted size; x and y offset the centre of the picture. */
export type Zoom = PicturePoint & { readonly scale: number };

/** Size of the frame and of the fitted picture in pixels. */
export type ZoomFrame = {
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
};

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };

/** Largest scale at which pictures are still sharp. */
export const MAX_SCALE = 4;

export const DOUBLE_TAP_SCALE = 2.5;

const clamp = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit);

// Limits panning to the edges of the picture.
const clampToFrame = ({ scale, x, y }: Zoom, frame: ZoomFrame): Zoom => ({
  scale,
  x: clamp(x, Math.max(0, (frame.pictureWidth * scale - frame.width) / 2)),
  y: clamp(y, Math.max(0, (frame.pictureHeight * scale - frame.height) / 2)),
});

/** Scales to `scale`, clamped to 1…`MAX_SCALE`, around `center`, which stays fixed as far as the edges allow. */
export const zoomTo = (zoom: Zoom, scale: number, center: PicturePoint, frame: ZoomFrame): Zoom => {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE);
  const ratio = next / zoom.scale;
  const moved = { x: center.x - (center.x - zoom.x) * ratio, y: center.y - (center.y - zoom.y) * ratio };
  return clampToFrame({ scale: next, ...moved }, frame);
};

export const panBy = (zoom: Zoom, by: PicturePoint, frame: ZoomFrame): Zoom =>
  clampToFrame({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

/** `time` in milliseconds. */
export type Tap = PicturePoint & { readonly time: number };

const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 40;

export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null &&
  second.time - first.time < DOUBLE_TAP_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_PX;
