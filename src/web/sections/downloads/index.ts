import { defineSection } from "../elements/define-section.ts";
import { toDownloadsView } from "./downloads-view.ts";
import { Downloads } from "./downloads.tsx";

export const component = Downloads;

export const section = defineSection({
  name: "downloads",
  component,
  toView: toDownloadsView,
  isLive: () => false,
});
