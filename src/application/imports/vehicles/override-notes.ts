import { describeOverride } from "../../overrides/index.ts";
import type { OverrideEffect } from "../ports.ts";

/** Vehicles of a report, for each thing that happens to their overrides. */
const MAX_LISTED = 20;

const AFTERMATHS = {
  ends: "the feed says so now, and the override has ended",
  rests: "the feed does not list it any more; the override rests, and counts again if the feed lists it again",
  stands: "the feed says otherwise, and the override stands",
} as const satisfies Record<OverrideEffect["effect"], string>;

const listed = (effects: readonly OverrideEffect[]): readonly string[] => {
  const lines = effects
    .slice(0, MAX_LISTED)
    .map(
      (effect) =>
        `${effect.key} (${effect.name}) ${describeOverride(effect)} by ${effect.by}: ${AFTERMATHS[effect.effect]}`,
    );
  const more = effects.length - lines.length;
  return more > 0
    ? [...lines, `… and ${more} more overrides of which ${AFTERMATHS[effects[0]?.effect ?? "stands"]}`]
    : lines;
};

/** A picture of staff stands beside those of the feed, and contradicts nothing. */
const isNoted = ({ field, effect }: OverrideEffect): boolean => field !== "picture" || effect !== "stands";

/** What a report says of the overrides of the feed's vehicles. */
export const overrideNotes = (effects: readonly OverrideEffect[]): readonly string[] => {
  const noted = effects.filter(isNoted);
  return (["ends", "rests", "stands"] as const).flatMap((effect) =>
    listed(noted.filter((each) => each.effect === effect)),
  );
};
