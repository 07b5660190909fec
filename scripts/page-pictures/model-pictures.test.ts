import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CATALOGUE_MODELS, createModelPicture } from "./model-pictures.ts";

const CONTENT = join(import.meta.dirname, "..", "..", "content");

/** Pages of models: each links to the stock of one, and shows a picture of its body. */
const PAGES = globSync("**/*.yaml", { cwd: CONTENT }).flatMap((file) => {
  const text = readFileSync(join(CONTENT, file), "utf8");
  const [, picture] = /src: \/media\/(models\/[a-z-]+)\.webp/.exec(text) ?? [];
  const [, brand, slug] = /"\/stock\?brand=([\w-]+)&model=([\w-]+)"/.exec(text) ?? [];
  const model = CATALOGUE_MODELS.find((one) => one.brand === brand && one.slug === slug);
  return picture && model ? [{ file, picture, model }] : [];
});

test("a model's page shows the body of the model in the paint of its cards", () => {
  expect(PAGES.length).toBeGreaterThan(60);
  const wrong = PAGES.filter(({ picture, model }) => picture !== createModelPicture(model).name);
  expect(wrong.map(({ file, model }) => `${file}: ${createModelPicture(model).name}`)).toEqual([]);
  expect(PAGES.filter(({ picture }) => !existsSync(join(CONTENT, "assets", `${picture}.webp`)))).toEqual([]);
});
