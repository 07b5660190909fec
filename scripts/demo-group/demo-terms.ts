import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const GROUP = join(import.meta.dirname, "..", "..", "demo", "group");

type Named = Readonly<Record<string, string | null | undefined>>;

const readAll = (pattern: string): readonly Named[] =>
  globSync(pattern, { cwd: GROUP }).flatMap((name) => parse(readFileSync(join(GROUP, name), "utf8")) as Named[]);

const ofSettings = (): readonly (string | null | undefined)[] =>
  globSync("settings/*.yaml", { cwd: GROUP }).flatMap((name) => {
    const { group, finance } = parse(readFileSync(join(GROUP, name), "utf8")) as { group: Named; finance: Named };
    return [group["name"], group["legal_name"], finance["lessor"], group["phone"], group["email"]?.split("@")[1]];
  });

/** Towns of its own market alone: the other one has large cities, which many texts may name. */
const ofLocations = (): readonly (string | null | undefined)[] => [
  ...readAll("catalogue/locations.json").map(({ town }) => town),
  ...readAll("catalogue/{*/,}locations.json").flatMap(({ name, address, phone, vat_number }) => [
    name,
    vat_number,
    address?.replace(/^\d+,? /, ""),
    phone,
    phone?.replaceAll(" ", ""),
  ]),
];

const ofEmployees = (): readonly (string | null | undefined)[] =>
  readAll("catalogue/{*/,}employees.json").flatMap(({ first_name, last_name, phone }) => [
    `${first_name} ${last_name}`,
    phone ?? undefined,
  ]);

/** Colours, and the short name. */
const ofBrand = (): readonly string[] => {
  const text = readFileSync(join(GROUP, "brand.yaml"), "utf8");
  return [(parse(text) as Named)["short_name"] ?? "", ...(text.match(/#[0-9a-f]{6}\b/g) ?? [])];
};

/** What only the demo group has: its names, towns, streets, numbers, people, colours and mail domains. */
export const demoTerms = (): readonly string[] => [
  ...new Set(
    [...ofSettings(), ...ofLocations(), ...ofEmployees(), ...ofBrand()].flatMap((term) => (term ? [term] : [])),
  ),
];
