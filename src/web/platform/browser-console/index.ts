export { browserConsole } from "./browser-console.ts";
