export { IconSetIcon, IconsContext } from "./icon-set-icon.tsx";
export { iconNamesOf, loadIcons, type IconsByName } from "./load-icons.ts";
