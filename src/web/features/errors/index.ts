export { ErrorPage } from "./error-page.tsx";
export { notFound, toErrorView } from "./page-error.ts";
