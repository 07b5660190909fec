export { createStudioPainter } from "./studio-painter.ts";
