export { action, loader } from "./route.server.ts";
