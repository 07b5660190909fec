import { describeOverride } from "../../overrides/index.ts";
import type { OverrideEffect } from "../ports.ts";
import { listNotes } from "./listed-notes.ts";

const EFFECT_TEXTS = {
  superseded: "the feed says so now, and the override has ended",
  inactive: "the feed does not list it any more; the override is inactive until the feed lists it again",
  active: "the feed says otherwise, and the override stays active",
} as const satisfies Record<OverrideEffect["effect"], string>;

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
