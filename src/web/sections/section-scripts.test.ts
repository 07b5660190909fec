import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SectionScript, sectionScriptOf } from "./section-scripts.ts";
import type { SectionView } from "./section-views.server.ts";
import { ALL_SECTIONS } from "./sections.tsx";

const SCRIPTS = readdirSync(join(import.meta.dirname, "scripts")).map((name) => name.replace(".ts", ""));

const importScript = async (name: string) =>
  (await import(`./scripts/${name}.ts`)) as Readonly<Record<string, unknown>>;

/** The script of a section depends on no other field, but for lease offers. */
const scriptOf = (component: string, overview: object | null = null): SectionScript =>
  sectionScriptOf({ component, overview } as SectionView);

const ON_DEMAND = Object.keys(ALL_SECTIONS).filter((name) => scriptOf(name) !== "page");

test.each(ON_DEMAND)("%s is in its script", async (component) => {
  expect((await importScript(scriptOf(component)))[component]).toBeTypeOf("function");
});

test("an overview of lease offers has a script of its own, with its filters", async () => {
  const { lease_offers: overview } = await importScript(scriptOf("lease_offers", {}));
  expect(overview).toBe(ALL_SECTIONS["lease_offers"]);
});

test("each script has sections", () => {
  const names = Object.keys(ALL_SECTIONS) as SectionView["component"][];
  const used = new Set<string>([...names.map((name) => scriptOf(name)), scriptOf("lease_offers", {})]);
  expect(SCRIPTS.filter((script) => !used.has(script))).toEqual([]);
});
