import { modelTitle, toVersionsView, Versions, type VersionsView } from "../../models/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { sectionModel } from "../elements/page-model.ts";

/** `versions`: null without a model, or if it has none. */
export type ModelVersionsView = Omit<SectionOf<"model_versions">, "model"> & { readonly versions: VersionsView | null };

export const toModelVersionsView = (
  { model: name, ...rest }: SectionOf<"model_versions">,
  live: LiveContent,
): ModelVersionsView => {
  const found = sectionModel(name, live);
  const versions =
    found &&
    toVersionsView(found.model, {
      title: modelTitle(found.model, [found.brand]),
      wltp: live.display.wltp,
      configureHref: (version) => live.paths.modelContact(found.brand, found.model, version),
    });
  return { ...rest, versions };
};

export const ModelVersions = ({ view: { versions, anchor, title, text } }: { readonly view: ModelVersionsView }) =>
  versions && <Versions view={versions} anchor={anchor} title={title} text={text} />;
