import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleRecruiting } from "../embed/embed.examples.ts";
import { Embed, embedHosts, toEmbedSectionView } from "../embed/embed.tsx";

export const component = Embed;

export const examples: SectionExamples<typeof component> = [exampleRecruiting];

export const section = defineSection({
  name: "recruiting",
  component,
  toView: toEmbedSectionView,
  hostsOf: embedHosts,
  isLive: () => false,
});
