export { Preloads } from "./preloads.tsx";
