export { loadRedirects } from "./load-redirects.ts";
