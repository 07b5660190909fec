import { slugify } from "../shared/index.ts";
import type { Model, ModelVersion } from "./model.ts";

/** Identifies a version of a model in an address. */
export const versionSlug = ({ name }: Pick<ModelVersion, "name">): string => slugify(name);

/** Null for an unknown slug. */
export const findVersion = ({ versions }: Pick<Model, "versions">, slug: string | null): ModelVersion | null =>
  slug === null ? null : (versions.find((version) => versionSlug(version) === slug) ?? null);
