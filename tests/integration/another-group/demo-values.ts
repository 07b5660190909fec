// What the demo group's own files say of it: names, places, numbers, addresses, colours, sentences.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { isRecord } from "#domain/shared/index.ts";

const DEMO = join(import.meta.dirname, "..", "..", "..", "demo", "group");

export const FACT_KINDS = ["colour", "phone", "address", "number", "sentence", "name"] as const;

export type FactKind = (typeof FACT_KINDS)[number];

export type Fact = { readonly kind: FactKind; readonly text: string };

type Leaf = { readonly key: string; readonly text: string };

const leavesOf = (value: unknown, key = ""): readonly Leaf[] => {
  if (typeof value === "string") return [{ key, text: value.normalize("NFC") }];
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, item]) => leavesOf(item, name)) : [];
};

const MIN_SENTENCE_WORDS = 5;

/** Texts that are facts by their form, whatever their field is called. */
const FORMS: readonly (readonly [FactKind, RegExp])[] = [
  ["colour", /^#[0-9a-f]{6}$/i],
  ["phone", /^\+\d[\d ]{6,}$/],
  // A mailbox, a host of the group or one of its files.
  ["address", /@|\.example\b|^\/(?:media|brochures|inspections)\//],
  ["number", /^(?:[A-Z]{2}\d{8,}|\d{5}|[A-HJ-NPR-Z\d]{17})$/],
  ["sentence", new RegExp(`^\\S+(?:\\s+\\S+){${MIN_SENTENCE_WORDS - 1},}$`)],
];

/** Fields whose texts are names, however short. */
const NAMES = new Set(["legal_name", "short_name", "lessor", "owner", "source", "town", "address", "register"]);

const factOf = ({ key, text }: Leaf): readonly Fact[] => {
  const kind = FORMS.find(([, form]) => form.test(text))?.[0] ?? (NAMES.has(key) ? "name" : undefined);
  return kind === undefined ? [] : [{ kind, text }];
};

type Row = Readonly<Record<string, unknown>>;

const textOf = (row: Row, key: string): string => (typeof row[key] === "string" ? row[key] : "");

/** Names that a row of the catalogue has: a person, a location with its slug, a model with its brand. */
const NAMES_OF_ROWS: Readonly<Record<string, (row: Row) => readonly string[]>> = {
  employees: (row) => [`${textOf(row, "first_name")} ${textOf(row, "last_name")}`],
  locations: (row) => [textOf(row, "name"), textOf(row, "slug")],
  brands: (row) => [textOf(row, "name")],
  models: (row) => [`${textOf(row, "brand")} ${textOf(row, "name")}`],
  "lease-offers": (row) => [textOf(row, "slug")],
  vacancies: (row) => [textOf(row, "slug")],
};

const catalogueFacts = (): readonly Fact[] =>
  globSync("catalogue/**/*.json", { cwd: DEMO }).flatMap((path) => {
    const rows = JSON.parse(readFileSync(join(DEMO, path), "utf8")) as readonly Row[];
    const namesOf = NAMES_OF_ROWS[basename(path, ".json")] ?? (() => []);
    const names = rows.flatMap(namesOf).map((text): Fact => ({ kind: "name", text }));
    return [...names, ...leavesOf(rows).flatMap(factOf)];
  });

const settingsFacts = (): readonly Fact[] =>
  ["settings/*.yaml", "brand.yaml"]
    .flatMap((pattern) => globSync(pattern, { cwd: DEMO }))
    .flatMap((path) => {
      const settings = parse(readFileSync(join(DEMO, path), "utf8")) as { readonly group?: { readonly name?: string } };
      const name = settings.group?.name;
      return [
        ...(name === undefined ? [] : [{ kind: "name", text: name } as const]),
        ...leavesOf(settings).flatMap(factOf),
      ];
    });

/** Lines of the pages, without their field's name. */
const storyFacts = (): readonly Fact[] =>
  globSync("content/**/*.yaml", { cwd: DEMO })
    .flatMap((path) => readFileSync(join(DEMO, path), "utf8").split("\n"))
    .map((line) => line.replace(/^[\s-]*(?:\w+: )?/, "").replaceAll('"', ""))
    .filter((line) => line.split(" ").length > MIN_SENTENCE_WORDS && !line.startsWith("{"))
    .map((text) => ({ kind: "sentence", text }));

const fileFacts = (): readonly Fact[] =>
  globSync("**/*.{webp,avif,svg}", { cwd: join(DEMO, "content", "assets") }).map((path) => ({
    kind: "address",
    text: `/media/${path}`,
  }));

const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

/** Identification and stock numbers of its vehicles. */
const vehicleFacts = (): readonly Fact[] => {
  const [head = "", ...rows] = readFileSync(join(DEMO, "feeds", "vehicles.csv"), "utf8")
    .trimEnd()
    .split("\n");
  const numbers = ["vin", "stock_number"].map((name) => head.split(",").indexOf(name));
  return rows.flatMap((row) => {
    const cells = cellsOf(row);
    return numbers.flatMap((index) => cells[index] ?? []).map((text): Fact => ({ kind: "number", text }));
  });
};

/** Every fact of the demo group, each once. */
export const demoFacts = (): readonly Fact[] => {
  const all = [...settingsFacts(), ...catalogueFacts(), ...storyFacts(), ...fileFacts(), ...vehicleFacts()];
  return [...new Map(all.filter(({ text }) => text.trim() !== "").map((fact) => [fact.text, fact])).values()];
};
