export { Video as video } from "../video/video.tsx";
