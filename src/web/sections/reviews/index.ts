import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleReviews } from "../embed/embed.examples.ts";
import { Embed, embedHosts, toEmbedSectionView } from "../embed/embed.tsx";

export const component = Embed;

export const examples: SectionExamples<typeof component> = [exampleReviews];

export const section = defineSection({
  name: "reviews",
  component,
  toView: toEmbedSectionView,
  hostsOf: embedHosts,
  isLive: () => false,
});
