export { IconsContext, IconSetIcon, loadIcons } from "./icon-set-icon.tsx";
