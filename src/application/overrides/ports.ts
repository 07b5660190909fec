import type { ModelPrice } from "#domain/imports/index.ts";
import type { OverrideEnd, OverrideField, OverrideValue, PriceChange, Vehicle } from "#domain/vehicles/index.ts";

/** What staff say of a vehicle. Instants are ISO 8601; `until` null: until the feed agrees or somebody lifts it. */
export type Override = OverrideValue & {
  readonly by: string;
  readonly at: string;
  readonly until: string | null;
  readonly why: string | null;
};

export type EndedOverride = Override & {
  readonly ended_at: string;
  readonly ended_by: string | null;
  readonly ended_because: OverrideEnd;
};

/** A vehicle of any feed, with what its feed says and what is shown. */
export type StaffVehicle = {
  readonly id: number;
  /** The feed and its key of the vehicle. */
  readonly feed: string;
  readonly key: string;
  /** As its feed says. */
  readonly fromFeed: Vehicle;
  /** As the site shows it. */
  readonly displayed: Vehicle;
  /** Null: its feed lists it. */
  readonly removed_at: string | null;
  readonly hidden_at: string | null;
  /** In force. */
  readonly overrides: readonly Override[];
};

/** What a member of the staff may mean by a text: a number of the site, of the dealer or of the feed. */
export type VehicleReference = { readonly id: number | null; readonly number: string | null };

/** A vehicle that a text may have meant. */
export type NearVehicle = { readonly id: number; readonly stock_number: string | null; readonly name: string };

export type OverrideChange = {
  readonly id: number;
  readonly set: readonly OverrideValue[];
  readonly lift: readonly OverrideField[];
  readonly by: string;
  readonly until: string | null;
  readonly why: string | null;
};

/** Overrides of vehicles, each change a new stock version. */
export type OverrideStore = {
  /** The vehicles with this number, those that are in their feed first. */
  readonly find: (reference: VehicleReference) => Promise<readonly StaffVehicle[]>;
  /** All vehicles in their feeds, to look for what a text may have meant. */
  readonly list: () => Promise<readonly NearVehicle[]>;
  readonly byIds: (ids: readonly number[]) => Promise<readonly StaffVehicle[]>;
  /** Vehicles of which staff say something, oldest override first; those that left their feed with `gone`. */
  readonly overridden: (options: { readonly gone: boolean }) => Promise<readonly StaffVehicle[]>;
  readonly ended: (id: number) => Promise<readonly EndedOverride[]>;
  readonly priceHistory: (id: number) => Promise<readonly PriceChange[]>;
  /** Prices of the vehicles on sale, of all feeds. */
  readonly pricesOnSale: () => AsyncIterable<ModelPrice>;
  /** Sets and lifts overrides of a vehicle in one new stock version. */
  readonly change: (change: OverrideChange) => Promise<void>;
  /** Ends those whose time is over; returns their number. */
  readonly expire: () => Promise<number>;
  readonly close: () => Promise<void>;
};
