export { createFileContentSource, type FileContentSource } from "./file-content-source.ts";
export { readRedirects } from "./redirects-file.ts";
export { createContentService } from "./storyblok/content-service.ts";
export { createContentSnapshotFile } from "./storyblok/content-snapshot-file.ts";
export { createStoryblokContentSource, type StoryblokContentSource } from "./storyblok/storyblok-content-source.ts";
