export {
  createRedirectService,
  describeRedirectProblem,
  loadRedirects,
  type ProbeAddress,
  type RedirectService,
  resolveAddress,
} from "./redirect-service.ts";
