export { createFileContentSource } from "./file-content-source.ts";
export {
  formatOfFile,
  formatRedirectRows,
  parseRedirectImport,
  readRedirectRows,
  REDIRECT_FORMATS,
  type RedirectFormat,
} from "./redirect-formats.ts";
export { createContentService } from "./storyblok/content-service.ts";
export { createContentSnapshotFile, createStoryblokContentSource } from "./storyblok/storyblok-content-source.ts";
export { listContentFiles, replaceFields } from "./story-files.ts";
export {
  formatStoryFile,
  readTransferredStories,
  storyFileName,
  storyFileSchema,
  toStoryFields,
  type TransferredStory,
  transferredStorySchema,
} from "./story-transfer.ts";
export { isSignedByEditor } from "./storyblok/editor-signature.ts";
