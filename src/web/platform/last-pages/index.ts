export { observeTraversals, recallPage, useLastPages } from "./last-pages.ts";
