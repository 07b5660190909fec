export { createFileContentSource, type FileContentSource } from "./files.ts";
export { readRedirects } from "./redirects-file.ts";
export { createContentService } from "./storyblok/service.ts";
export { fileShelf } from "./storyblok/file-shelf.ts";
export { createStoryblokContentSource, type StoryblokContentSource } from "./storyblok/source.ts";
