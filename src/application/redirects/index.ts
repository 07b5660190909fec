export { createRedirectService, describeRedirectProblem, type RedirectService } from "./redirect-service.ts";
export { loadRedirects } from "./load-redirects.ts";
export { type ProbeAddress, resolveAddress } from "./resolve-address.ts";
