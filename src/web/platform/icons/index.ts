export { IconsContext, IconSetIcon } from "./icon-set-icon.tsx";
export { loadIcons } from "./load-icons.ts";
