export { createDownload } from "./download.ts";
export { createFeedPictureFolder } from "./feed-picture-folder.ts";
export { paintDrawing, paintIcon, paintSocialPicture } from "./icon-painter.ts";
export { createIconSource, isBundledIcon } from "./icon-source.ts";
export { createPictureService } from "./picture-service.ts";
export { createStudioPainter, paintStudioCar } from "./studio-painter.ts";
