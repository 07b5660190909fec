export { createRedirectService, describeRedirectProblem, type RedirectService } from "./redirect-service.ts";
export { loadRedirects } from "./load-redirects.ts";
