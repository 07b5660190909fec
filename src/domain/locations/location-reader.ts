import type { Location } from "./location.ts";

/** Reads the group's locations in order of id. */
export type LocationReader = {
  readonly all: () => Promise<readonly Location[]>;
  readonly byId: (id: number) => Promise<Location | null>;
  readonly bySlug: (slug: string) => Promise<Location | null>;
};
