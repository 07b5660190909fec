import { requireFrom } from "../own-packages.ts";

/** Loads a package of `bench/engines`. */
export const loadEnginePackage = (name: string): unknown =>
  requireFrom(new URL("../engines/", import.meta.url), name)(name);
