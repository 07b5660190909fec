import type { StudioShape, StudioView } from "../../src/domain/vehicles/index.ts";
import type { Paint } from "./cut-out.ts";
import type { Scene } from "./scene.ts";

type Subject = { readonly shape: StudioShape; readonly view: StudioView };

/** A page picture: file name, an English description for its users, and how it is made. */
export type PagePicture = {
  readonly name: string;
  readonly description: string;
  /** In sepia. */
  readonly sepia?: true;
} & (
  | { readonly scene: Scene }
  /** A crop of a studio picture; `window` is left, top and width as shares of it. */
  | {
      readonly crop: Subject & {
        readonly paint: Paint;
        readonly window?: readonly [number, number, number];
      };
    }
  /** One car, a stripe for each paint. */
  | { readonly stripes: Subject & { readonly paints: readonly Paint[] } }
);
