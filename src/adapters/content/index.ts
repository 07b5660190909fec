export { createFileContentSource, type FileContentSource } from "./files.ts";
export { parseRedirects, readRedirects } from "./redirects-file.ts";
