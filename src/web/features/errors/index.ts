export { ErrorPage } from "./error-page.tsx";
export { UnavailablePage } from "./unavailable-page.tsx";
export { notFound, type OfferLink, toErrorView } from "./page-error.ts";
export { validated } from "./validated.ts";
