import type { ReactElement } from "react";
import { z } from "zod";
import type { CacheTag, SiteServices } from "#application/site/index.ts";
import { toJsonText } from "../../platform/json-text/index.ts";
import { OpenStateText, toShowroomState } from "../../locations/index.ts";

type IslandServices = SiteServices<"settings" | "clock" | "catalogue">;

/** A page fragment requested by scripts. */
type Island = {
  /** Cache tags of the data that the fragment depends on. */
  readonly tags: readonly CacheTag[];
  /** "invalid": wrong properties. Null: the object they refer to does not exist. */
  readonly render: (props: unknown, services: IslandServices) => ReactElement | "invalid" | null;
};

const defineIsland = <T,>(
  schema: z.ZodType<T>,
  tags: readonly CacheTag[],
  render: (props: T, services: IslandServices) => ReactElement | null,
): Island => ({
  tags,
  render: (props, services) => {
    const parsed = schema.safeParse(props);
    return parsed.success ? render(parsed.data, services) : "invalid";
  },
});

/** State of a location's showroom and workshop, with the time of the next change. */
const openNow = defineIsland(
  z.strictObject({ location: z.int().positive() }),
  ["catalogue", "minute"],
  ({ location: id }, { catalogue, clock, settings: { timeZone } }) => {
    const location = catalogue().locations.find((candidate) => candidate.id === id);
    if (location === undefined) return null;
    const state = toShowroomState(location, clock.now(), timeZone);
    return <OpenStateText isOpen={state.isOpen} label={state.openNow} state={toJsonText(state)} />;
  },
);

/** The islands by name. */
export const ISLANDS: ReadonlyMap<string, Island> = new Map([["open-now", openNow]]);
