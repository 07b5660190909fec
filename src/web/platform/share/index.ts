export { Share, type SharedPage } from "./share.tsx";
