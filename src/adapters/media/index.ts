export { createDownload, type Download } from "./download.ts";
export { createIconSource, isBundledIcon } from "./icon-source.ts";
export { downloadDuePictures, recordReferencedPictures } from "./picture-downloads.ts";
export { createPictureService } from "./picture-service.ts";
export { createStudioPainter } from "./studio-painter.ts";
