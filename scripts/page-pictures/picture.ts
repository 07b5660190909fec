import type { StudioShape, StudioView } from "../../src/domain/vehicles/index.ts";
import type { Paint } from "./cut-out.ts";
import type { Scene } from "./scene.ts";

type Subject = { readonly shape: StudioShape; readonly view: StudioView };

/** A picture of the pages: its file's name, what it shows (in English, for whoever chooses it), and how it is made. */
export type PagePicture = {
  readonly name: string;
  readonly shows: string;
  /** In the browns of an old photograph. */
  readonly faded?: true;
} & (
  | { readonly scene: Scene }
  /** A part of the studio's own picture; `window` is left, top and width as shares of it. */
  | { readonly crop: Subject & { readonly paint: Paint; readonly window?: readonly [number, number, number] } }
  /** One car, a stripe for each paint. */
  | { readonly stripes: Subject & { readonly paints: readonly Paint[] } }
);
