import { describeOverride } from "../../overrides/index.ts";
import type { OverrideEffect } from "../ports.ts";

const EFFECT_TEXTS = {
  superseded: "the feed says so now, and the override has ended",
  inactive: "the feed does not list it any more; the override is inactive until the feed lists it again",
  active: "the feed says otherwise, and the override stays active",
} as const satisfies Record<OverrideEffect["effect"], string>;

/** Objects that a report names, for each thing that it says of them. */
const MAX_LISTED = 20;

/** A line about each of the first objects, and one about the others. `describeRest`: of their number. */
export const listNotes = <T>(
  all: readonly T[],
  describe: (one: T) => string,
  describeRest: (count: number) => string,
): readonly string[] => {
  const lines = all.slice(0, MAX_LISTED).map(describe);
  const rest = all.length - lines.length;
  return rest > 0 ? [...lines, describeRest(rest)] : lines;
};

const listed = (effects: readonly OverrideEffect[]): readonly string[] =>
  listNotes(
    effects,
    (effect) =>
      `${effect.key} (${effect.name}) ${describeOverride(effect)} by ${effect.by}: ${EFFECT_TEXTS[effect.effect]}`,
    (count) => `… and ${count} more overrides of which ${EFFECT_TEXTS[effects[0]?.effect ?? "active"]}`,
  );

/** A picture of staff stands beside those of the feed, and contradicts nothing. */
const isNoted = ({ field, effect }: OverrideEffect): boolean => field !== "picture" || effect !== "active";

/** What a report says of the overrides of the feed's vehicles. */
export const overrideNotes = (effects: readonly OverrideEffect[]): readonly string[] => {
  const noted = effects.filter(isNoted);
  return (["superseded", "inactive", "active"] as const).flatMap((effect) =>
    listed(noted.filter((each) => each.effect === effect)),
  );
};
