export { loader } from "./loader.server.ts";
