export { createDownload, type Download } from "./download.ts";
export { createIconSource, isBundledIcon } from "./icon-source.ts";
export { fetchDue, noteWanted } from "./picture-keeper.ts";
export { createPictureService } from "./picture-service.ts";
export { createStudioPainter } from "./studio-painter.ts";
