import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleIframe } from "../embed/embed.examples.ts";
import { Embed, embedHosts, toEmbedSectionView } from "../embed/embed.tsx";

export const component = Embed;

export const examples: SectionExamples<typeof component> = [exampleIframe];

export const section = defineSection({
  name: "iframe",
  component,
  toView: toEmbedSectionView,
  hostsOf: embedHosts,
  isLive: () => false,
});
