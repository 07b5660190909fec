export { withContentCrops } from "./content-crops.ts";
export { type FeedPictureService, startFeedPictures } from "./feed-pictures.ts";
export { recordReferencedPictures } from "./picture-downloads.ts";
export { withServedPictures } from "./served-pictures.ts";
