export { createDownload, type Download } from "./download.ts";
export { createPictureService } from "./picture-service.ts";
export { createStudioPainter } from "./studio-painter.ts";
