export { action, loader } from "./action.server.ts";
