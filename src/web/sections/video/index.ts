import { defineSection } from "../elements/define-section.ts";
import { toVideoSectionView, Video, videoHosts } from "./video.tsx";

export const component = Video;

export const section = defineSection({
  name: "video",
  component,
  toView: toVideoSectionView,
  hostsOf: videoHosts,
  isLive: () => false,
});
