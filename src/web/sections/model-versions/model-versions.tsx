import { Versions } from "../../models/index.ts";
import type { ModelVersionsView } from "./model-versions-view.ts";

export const ModelVersions = ({ view: { versions, anchor, title, text } }: { readonly view: ModelVersionsView }) =>
  versions && <Versions view={versions} anchor={anchor} title={title} text={text} />;
