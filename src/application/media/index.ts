export { withContentRenditions } from "./content-renditions.ts";
export { type FeedPictureService, startFeedPictures } from "./feed-pictures.ts";
export { recordReferencedPictures } from "./picture-downloads.ts";
export { createPictureCheck } from "./picture-check.ts";
export { withServedMedia } from "./served-media.ts";
