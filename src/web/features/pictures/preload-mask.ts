import { largestStudioWidth, type StudioShape, type StudioView } from "#domain/vehicles/index.ts";
import { preload } from "react-dom";
import { studioMaskUrl } from "./picture.ts";

/** Width of the masks of fronts outside galleries, in pixels. Other views have one mask, as wide as the largest picture. */
const SMALL_FRONT = 960;

type Mask = {
  readonly shape: StudioShape;
  readonly view: StudioView;
  /** The mask of a large front. */
  readonly large: boolean;
  /** Media query of the screens that use it; without it all do. */
  readonly media?: string;
};

/** Requests the mask of a page's first picture with the picture, which is not painted without it: the styles that name it come later. */
export const preloadMask = ({ shape, view, large, media }: Mask): void => {
  const width = view === "front" && !large ? SMALL_FRONT : largestStudioWidth(view);
  preload(studioMaskUrl(shape, view, width), {
    as: "image",
    // As styles request a mask; with another mode it would be requested twice.
    crossOrigin: "anonymous",
    fetchPriority: "high",
    ...(media === undefined ? {} : { media }),
  });
};
