export { createPictureCheck, type FeedPictureService, startFeedPictures } from "./feed-pictures.ts";
export { recordReferencedPictures } from "./picture-downloads.ts";
export { withContentRenditions, withServedMedia } from "./served-media.ts";
