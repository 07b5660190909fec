export { createFileContentSource, type ContentPlace, type FileContentSource } from "./files.ts";
export { readRedirects } from "./redirects-file.ts";
