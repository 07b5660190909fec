import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { toDownloadsView } from "./downloads-view.ts";
import { exampleDownloads } from "./downloads.examples.ts";
import { Downloads } from "./downloads.tsx";

export const component = Downloads;

export const examples: SectionExamples<typeof component> = [exampleDownloads];

export const section = defineSection({
  name: "downloads",
  component,
  toView: toDownloadsView,
  isLive: () => false,
});
