export { IconSetIcon, IconsContext } from "./icon-set-icon.tsx";
export { loadIcons } from "./load-icons.ts";
