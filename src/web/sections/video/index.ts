import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleVideo } from "./video.examples.ts";
import { toVideoSectionView, Video, videoHosts } from "./video.tsx";

export const component = Video;

export const examples: SectionExamples<typeof component> = [exampleVideo];

export const section = defineSection({
  name: "video",
  component,
  toView: toVideoSectionView,
  hostsOf: videoHosts,
  isLive: () => false,
});
