import { expect, test } from "vitest";
import { DEFAULT_IMPORT_GUARDS } from "#domain/imports/index.ts";
import type { VehicleAttributes } from "#domain/vehicles/index.ts";
import { vehicleAttributes } from "../../../tests/contract/stock-rows.ts";
import { overrideNotes } from "../imports/vehicles/override-notes.ts";
import { findVehicle, type OverrideRequest, overrideVehicle, parseVehicleReference } from "./override-vehicle.ts";
import type { Override, OverrideChange, OverrideStore, StaffVehicle } from "./ports.ts";

const aStaffVehicle = (
  fromFeed: Partial<VehicleAttributes> = {},
  { overrides = [], ...changes }: Partial<StaffVehicle> = {},
): StaffVehicle => {
  const identity = { id: 481, slug: "481-1-ford-puma", title: "Ford Puma", content_hash: "" };
  const vehicle = { ...vehicleAttributes(fromFeed), ...identity, first_seen_at: "", updated_at: "" };
  const shown = { fromFeed: vehicle, displayed: vehicle, removed_at: null, hidden_at: null };
  return { id: 481, feed: "demo", key: "V-481", ...shown, overrides, ...changes };
};

const AN_OVERRIDE: Override = { field: "availability", value: "sold", by: "paul", at: "", until: null, why: null };

const run = async (vehicle: StaffVehicle | null, changes: Partial<OverrideRequest>) => {
  const made: OverrideChange[] = [];
  const store = {
    find: async () => (vehicle === null ? [] : [vehicle]),
    list: async () => [
      { id: 481, stock_number: "BE26-0481", name: "Ford Puma ST-Line" },
      { id: 7, stock_number: null, name: "Dacia Duster" },
    ],
    byIds: async () => (vehicle === null ? [] : [vehicle]),
    pricesOnSale: async function* () {},
    change: async (change: OverrideChange) => void made.push(change),
  } as unknown as OverrideStore;
  const deps = { store, clock: { now: () => new Date("2026-11-27T12:00:00.000Z") }, guards: DEFAULT_IMPORT_GUARDS };
  const request = {
    reference: "V-481",
    set: [],
    lift: [],
    by: "anna",
    until: null,
    why: null,
    force: false,
    ...changes,
  };
  return { result: await overrideVehicle(deps, request), made };
};

const price = (cents: number) => [{ field: "price" as const, value: String(cents) }];
const SOLD = [{ field: "availability" as const, value: "sold" }];

test("an override is saved with who, until when and why", async () => {
  const { result, made } = await run(aStaffVehicle(), {
    set: SOLD,
    until: "2026-12-01T00:00:00.000Z",
    why: "lead K7M2",
  });
  expect(result).toMatchObject({ ok: true, value: { changed: true, agreed: [] } });
  expect(made).toEqual([
    { id: 481, set: SOLD, lift: [], by: "anna", until: "2026-12-01T00:00:00.000Z", why: "lead K7M2" },
  ]);
});

test("nothing is set against a feed that says the same, and an override of it ends", async () => {
  const said = await run(aStaffVehicle({ availability: "sold" }), { set: SOLD });
  expect(said).toMatchObject({ made: [], result: { value: { changed: false, agreed: ["availability"] } } });
  const overridden = aStaffVehicle({ availability: "sold" }, { overrides: [AN_OVERRIDE] });
  expect((await run(overridden, { set: SOLD })).made).toMatchObject([{ set: [], lift: ["availability"] }]);
});

test("a release lifts what is in force, and is no change where nothing is", async () => {
  const overridden = aStaffVehicle({}, { overrides: [AN_OVERRIDE] });
  expect((await run(overridden, { lift: ["price", "availability"] })).made).toMatchObject([{ lift: ["availability"] }]);
  expect(await run(aStaffVehicle(), { lift: ["price"] })).toMatchObject({
    made: [],
    result: { value: { changed: false } },
  });
});

test("a price that an import would hold is refused, unless it is forced", async () => {
  const refused = await run(aStaffVehicle(), { set: price(200_000) });
  expect(refused).toMatchObject({ made: [], result: { ok: false, error: { type: "price", cents: 200_000 } } });
  expect((await run(aStaffVehicle(), { set: price(200_000), force: true })).made).toHaveLength(1);
  expect((await run(aStaffVehicle(), { set: price(1_800_000) })).made).toHaveLength(1);
});

test("a vehicle that left its feed, and an end in the past, are refused", async () => {
  const removed = aStaffVehicle({}, { removed_at: "2026-11-01T00:00:00.000Z" });
  expect(await run(removed, { set: SOLD })).toMatchObject({ made: [], result: { error: { type: "gone" } } });
  expect(await run(aStaffVehicle(), { set: SOLD, until: "2026-11-27T11:59:00.000Z" })).toMatchObject({
    made: [],
    result: { error: { type: "past" } },
  });
});

test.each([
  ["481", { id: 481, number: "481" }],
  ["#481", { id: 481, number: "481" }],
  [" BE26-0481 ", { id: null, number: "BE26-0481" }],
  ["481-1-ford-puma", { id: 481, number: null }],
  ["https://group.example/stock/481-1-ford-puma/?from=mail#prix", { id: 481, number: null }],
  ["/ford/stock/481-1-ford-puma", { id: 481, number: null }],
])("%j names a vehicle", (text, reference) => {
  expect(parseVehicleReference(text)).toEqual(reference);
});

test.each([
  ["BE26-0482", [481]],
  ["480", [481]],
  ["puma", [481]],
  ["duster dacia", [7]],
  ["something else", []],
])("an unknown %j is answered with what may have been meant", async (reference, ids) => {
  const { result } = await run(null, { reference });
  expect(result.ok || result.error.type !== "unknown" ? null : result.error.near.map(({ id }) => id)).toEqual(ids);
});

test("a text that names several vehicles is refused with them", async () => {
  const vehicles = [aStaffVehicle(), aStaffVehicle({}, { id: 12 })];
  const found = await findVehicle({ find: async () => vehicles, list: async () => [] }, "481");
  expect(found).toEqual({ ok: false, error: { type: "ambiguous", vehicles } });
});

test("a report names each override once, those that end first, and at most twenty of a kind", () => {
  const effects = Array.from({ length: 22 }, (_, index) => ({
    key: `V-${index}`,
    name: "Ford Puma",
    by: "anna",
    effect: index === 21 ? ("superseded" as const) : ("active" as const),
    ...(index === 21 ? { field: "price" as const, value: "1990000" } : { field: "hidden" as const, value: "yes" }),
  }));
  const notes = overrideNotes(effects);
  expect(notes).toHaveLength(22);
  expect(notes[0]).toBe(
    "V-21 (Ford Puma) at 19\u202f900\u00a0€ by anna: the feed says so now, and the override has ended",
  );
  expect(notes[1]).toBe("V-0 (Ford Puma) hidden by anna: the feed says otherwise, and the override stays active");
  expect(notes.at(-1)).toMatch(/^… and 1 more overrides/);
});

test("what is said again by somebody else changes nothing; another end and another reason do", async () => {
  const why = "lead K7M2";
  const vehicle = aStaffVehicle({}, { overrides: [{ ...AN_OVERRIDE, why }] });
  for (const said of [{}, { why }]) {
    const { result, made } = await run(vehicle, { set: SOLD, by: "anna", ...said });
    expect(result).toMatchObject({ ok: true, value: { changed: false, agreed: [] } });
    expect(made).toEqual([]);
  }
  for (const said of [{ why: "lead V2QF" }, { until: "2026-12-01T00:00:00.000Z" }]) {
    const { result, made } = await run(vehicle, { set: SOLD, ...said });
    expect(result).toMatchObject({ ok: true, value: { changed: true } });
    expect(made).toMatchObject([{ set: SOLD, ...said }]);
  }
});
