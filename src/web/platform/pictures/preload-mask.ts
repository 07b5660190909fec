import { MAX_STUDIO_WIDTH, type StudioShape, type StudioView } from "#domain/vehicles/index.ts";
import { preload } from "react-dom";
import { studioMaskUrl } from "./picture.ts";

/** Width of front masks outside galleries, in pixels. Other views have one mask, as wide as the largest picture. */
const SMALL_FRONT = 960;

type Mask = {
  readonly shape: StudioShape;
  readonly view: StudioView;
  /** Mask of a front in a large picture. */
  readonly large: boolean;
  /** Media query for the screens that use it; absent: all screens. */
  readonly media?: string;
};

/** Screens on which galleries use the small front mask; others use the large one. */
const PHONES = "(width < 43.75rem)";
const OTHERS = "(width >= 43.75rem)";

/**
 * Requests the mask of a page's first picture together with the picture, which is not painted without it. The style
 * sheet would request it later.
 */
export const preloadMask = ({ shape, view, large, media }: Mask): void => {
  const width = view === "front" && !large ? SMALL_FRONT : MAX_STUDIO_WIDTH;
  preload(studioMaskUrl(shape, view, width), {
    as: "image",
    // Same CORS mode as CSS masks; another one would request the file twice.
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
