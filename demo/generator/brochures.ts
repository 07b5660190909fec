import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ModelAttributes } from "../../src/domain/models/model.ts";

/** Models with a brochure, at least one of each make. `workshop/brochures/make.ts` prints the files. */
export const BROCHURE_MODELS: readonly string[] = [
  "ford/puma",
  "ford/explorer",
  "hyundai/kona",
  "hyundai/ioniq-5",
  "opel/corsa",
  "kia/ev3",
  "volvo/ex30",
  "fiat/grande-panda",
  "jeep/avenger",
  "mg/mg4",
  "suzuki/vitara",
  "mitsubishi/outlander",
];

const brochureAddress = (model: string): string => `/brochures/${model.replace("/", "-")}.pdf`;

/** Path of the file below the project. */
export const brochureFile = (model: string): string => `demo/group/files${brochureAddress(model)}`;

const ROOT = join(import.meta.dirname, "..", "..");

/** The brochure of a model (`brand/slug`), with the size of its file; empty without one. */
export const brochureDownloads = (model: string, title: string): ModelAttributes["downloads"] => {
  const file = join(ROOT, brochureFile(model));
  if (!BROCHURE_MODELS.includes(model) || !existsSync(file)) return [];
  return [{ title: `Brochure ${title}`, url: brochureAddress(model), bytes: statSync(file).size }];
};
