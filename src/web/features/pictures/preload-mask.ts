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

/** Screens on which galleries have the small mask of a front; the others have the large one. */
const PHONES = "(width < 43.75rem)";
const OTHERS = "(width >= 43.75rem)";

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

/** The same for the first picture of a gallery. */
export const preloadGalleryMask = (mask: Pick<Mask, "shape" | "view">): void => {
  if (mask.view !== "front") return preloadMask({ ...mask, large: true });
  preloadMask({ ...mask, large: false, media: PHONES });
  preloadMask({ ...mask, large: true, media: OTHERS });
};
