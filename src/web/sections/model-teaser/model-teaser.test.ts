import { describe, expect, it } from "vitest";
import type { LiveContent } from "../elements/live-content.ts";
import { FORD, aModel, buildView } from "../../../../tests/builders/live-sections.ts";
import type { ModelTeaserView } from "./model-teaser.tsx";

describe("model teaser section", () => {
  const section = { component: "model_teaser" as const, title: "Modèles" };
  const content: Partial<LiveContent> = {
    brands: [FORD],
    models: [aModel(1, "puma"), aModel(2, "kuga"), aModel(3, "transit", { kind: "van" }), aModel(4, "ka")],
    count: ({ values }) => (values.model?.[0] === "kuga" ? 3 : 0),
    storySlugs: async (prefix) =>
      new Set(prefix === "ford/" ? ["ford/ford-puma"] : ["vehicules-utilitaires/ford-utilitaires/transit"]),
  };
  const hrefs = async (overrides: object): Promise<readonly string[] | undefined> =>
    (await buildView<ModelTeaserView>({ ...section, ...overrides }, content))?.items.map(({ href }) => href);

  it("links models to their story, else to their vehicles, and leaves out models with neither", async () => {
    expect(await hrefs({ brand: "ford", limit: 4 })).toEqual([
      "/ford/ford-puma",
      "/stock?brand=ford&model=kuga",
      "/vehicules-utilitaires/ford-utilitaires/transit",
    ]);
  });

  it("keeps the editor's order", async () => {
    expect(await hrefs({ models: ["ford/kuga", "ford/puma", "ford/inconnu"] })).toEqual([
      "/stock?brand=ford&model=kuga",
      "/ford/ford-puma",
    ]);
  });

  it("is left out without any linked model", async () => {
    expect(await buildView<ModelTeaserView>({ ...section, models: ["ford/ka"] }, content)).toBeUndefined();
  });
});
