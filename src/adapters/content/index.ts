export { createFileContentSource } from "./files.ts";
export { readRedirects } from "./redirects-file.ts";
