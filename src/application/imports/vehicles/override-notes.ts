import { describeOverride } from "../../overrides/index.ts";
import type { OverrideEffect } from "../ports.ts";
import { listNotes } from "./listed-notes.ts";

const AFTERMATHS = {
  ends: "the feed says so now, and the override has ended",
  rests: "the feed does not list it any more; the override rests, and counts again if the feed lists it again",
  stands: "the feed says otherwise, and the override stands",
} as const satisfies Record<OverrideEffect["effect"], string>;

const listed = (effects: readonly OverrideEffect[]): readonly string[] =>
  listNotes(
    effects,
    (effect) =>
      `${effect.key} (${effect.name}) ${describeOverride(effect)} by ${effect.by}: ${AFTERMATHS[effect.effect]}`,
    (count) => `… and ${count} more overrides of which ${AFTERMATHS[effects[0]?.effect ?? "stands"]}`,
  );

/** A picture of staff stands beside those of the feed, and contradicts nothing. */
const isNoted = ({ field, effect }: OverrideEffect): boolean => field !== "picture" || effect !== "stands";

/** What a report says of the overrides of the feed's vehicles. */
export const overrideNotes = (effects: readonly OverrideEffect[]): readonly string[] => {
  const noted = effects.filter(isNoted);
  return (["ends", "rests", "stands"] as const).flatMap((effect) =>
    listed(noted.filter((each) => each.effect === effect)),
  );
};
