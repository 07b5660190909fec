import type { Result } from "#domain/shared/index.ts";

/** A vehicle whose price waits for somebody to accept it. `vehicle`: the feed's key; `import_id`: since which import. */
export type HeldVehicle = {
  readonly vehicle: string;
  readonly name: string;
  readonly price_cents: number;
  readonly previous_cents: number | null;
  readonly reason: string;
  readonly import_id: number;
  readonly held_at: string;
};

export type AcceptedVehicle = Pick<HeldVehicle, "vehicle" | "name" | "price_cents" | "previous_cents"> & {
  readonly feed: string;
};

/** `not-held`: the feed gives another price since then, or never gave one that was held. */
export type AcceptRefusal = { readonly type: "unknown" } | { readonly type: "not-held"; readonly feed: string };

export type AcceptResult = Result<AcceptedVehicle, AcceptRefusal>;

/** Vehicles that an import does not add, and those that it no longer changes. */
export type HeldEffect = { readonly notAdded: number; readonly unchanged: number };

/** What becomes of the vehicles that the feed holds: those of this import replace them, or one is let in. */
export type HoldsOutcome = "unchanged" | "replace" | { readonly release: string };
