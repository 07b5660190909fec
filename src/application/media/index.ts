export {
  createPictureCheck,
  type FeedPictureService,
  recordReferencedPictures,
  startFeedPictures,
} from "./feed-pictures.ts";
export { withContentRenditions, withServedMedia } from "./served-media.ts";
