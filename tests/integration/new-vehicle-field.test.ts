import { expect, test } from "vitest";
import { runOnChangedSources } from "./changed-sources.ts";

/** The entry that adds a made-up attribute with a filter. */
const ENTRY = `  charging_kw: {
    ...measure(1, 1_000, "kW", "Power of the fastest charging"),
    api: "detail",
    filter: {
      name: "charging",
      position: 205,
      group: "economy",
      control: "slider",
      range: { unit: "kW", step: 10 },
    },
  },
`;

/** The name of its filter; without it the sources do not compile. */
const LABEL = `  charging: "Charge rapide",
`;

const FIELDS_FILE = "src/domain/vehicles/fields/vehicle-fields.ts";

const LABELS_FILE = "src/application/strings/vehicles/filter-labels.ts";

test("a made-up attribute needs one entry and one label to work from the feed to the page", () => {
  const { status, output } = runOnChangedSources({
    insertions: [
      { file: FIELDS_FILE, before: "  weight_kg: {", added: ENTRY },
      { file: LABELS_FILE, before: "  co2: ", added: LABEL },
    ],
    added: { "src/probe.ts": "tests/fixtures/new-vehicle-field/probe.txt" },
    probe: "src/probe.ts",
  });
  expect(status, output).toBe(0);
});
