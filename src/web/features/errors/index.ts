export { createPageError } from "./create-page-error.ts";
export { ErrorPage } from "./error-page.tsx";
export { notFound, toErrorView } from "./page-error.ts";
