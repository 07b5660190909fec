import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { toVideoSectionView, videoHosts } from "./video-view.ts";
import { exampleVideo } from "./video.examples.ts";
import { Video } from "./video.tsx";

export const component = Video;

export const examples: SectionExamples<typeof component> = [exampleVideo];

export const section = defineSection({
  name: "video",
  component,
  toView: toVideoSectionView,
  hostsOf: videoHosts,
  isLive: () => false,
});
