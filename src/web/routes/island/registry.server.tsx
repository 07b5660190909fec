import type { ReactElement } from "react";
import { z } from "zod";
import type { CacheTag, SiteServices } from "#application/site/index.ts";
import { toJsonText } from "../../json-text.ts";
import { OpenStateText, toShowroomState } from "../../features/locations/index.ts";

/** A fragment of a page for scripts that ask for it. */
export type Island = {
  /** Tags of the data that the fragment depends on. */
  readonly tags: readonly CacheTag[];
  /** "invalid": not the island's properties. Null: the object that they name does not exist. */
  readonly render: (props: unknown, services: SiteServices) => ReactElement | "invalid" | null;
};

const defineIsland = <T,>(
  schema: z.ZodType<T>,
  tags: readonly CacheTag[],
  render: (props: T, services: SiteServices) => ReactElement | null,
): Island => ({
  tags,
  render: (props, services) => {
    const parsed = schema.safeParse(props);
    return parsed.success ? render(parsed.data, services) : "invalid";
  },
});

/** The state of a location's showroom, with the instant of its next change. */
const openNow = defineIsland(
  z.strictObject({ location: z.int().positive() }),
  ["catalogue", "minute"],
  ({ location: id }, { catalogue, clock, settings: { timeZone } }) => {
    const hours = catalogue().locations.find((location) => location.id === id)?.showroom_hours;
    if (hours === undefined) return null;
    const state = toShowroomState(hours, clock.now(), timeZone);
    return <OpenStateText isOpen={state.isOpen} label={state.openNow} state={toJsonText(state)} />;
  },
);

/** The islands by name. */
export const ISLANDS: ReadonlyMap<string, Island> = new Map([["open-now", openNow]]);
