import { defineSection } from "../elements/define-section.ts";
import { Embed, embedHosts, toEmbedSectionView } from "../embed/embed.tsx";

export const component = Embed;

export const section = defineSection({
  name: "recruiting",
  component,
  toView: toEmbedSectionView,
  hostsOf: embedHosts,
  isLive: () => false,
});
