import { SectionFrame } from "../../platform/section-frame/index.ts";
import { DownloadList } from "./download-list.tsx";
import type { DownloadsView } from "./downloads-view.ts";

export const Downloads = ({ view }: { readonly view: DownloadsView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-aside">
    <DownloadList items={view.items} />
  </SectionFrame>
);
