import { MODEL_VERSIONS_ANCHOR } from "#domain/content/index.ts";
import { modelSchema } from "#domain/models/index.ts";
import { toVersionsView } from "../../models/index.ts";
import type { ModelVersionsView } from "./model-versions.tsx";

const PUMA = modelSchema.parse({
  id: 101,
  slug: "puma",
  brand: "ford",
  name: "Puma",
  kind: "passenger",
  versions: [
    { name: "Titanium 1.0 EcoBoost", fuel: "petrol", transmission: "manual", power_kw: 92, price: 2_760_000, co2: 121 },
    { name: "Titanium Gen-E", fuel: "electric", transmission: "automatic", power_kw: 124, co2: 0, range_km: 376 },
  ],
});

export const exampleModelVersions: ModelVersionsView = {
  component: "model_versions",
  anchor: MODEL_VERSIONS_ANCHOR,
  title: null,
  text: null,
  versions: toVersionsView(PUMA, {
    title: "Ford Puma",
    wltp: true,
    configureHref: (version) => `/ford/models/puma/contact?version=${version}`,
  }),
};
