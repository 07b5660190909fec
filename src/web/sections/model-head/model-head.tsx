import { ModelHead } from "../../models/index.ts";
import { DownloadList } from "../downloads/download-list.tsx";
import type { ModelHeadView } from "./model-head-view.ts";

export const ModelHeadSection = ({ view: { head, downloads, isSecondHead } }: { readonly view: ModelHeadView }) =>
  head && (
    <ModelHead
      view={head}
      heading={isSecondHead ? "h2" : "h1"}
      downloads={downloads.length > 0 ? <DownloadList items={downloads} /> : null}
    />
  );
