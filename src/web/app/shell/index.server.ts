// Server only.
export { currentShellView } from "./current-shell-view.server.ts";
