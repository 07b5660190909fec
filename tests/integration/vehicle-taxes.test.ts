// A group in Belgium that states the taxes of its Region, as the guide "State the taxes on vehicles" writes them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse as parseHtml } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { writeCountryGroup } from "./country-group.ts";
import { createVisitor } from "./form-visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "vehicle-taxes-"));
let site: Site;
const { read, findFirstVehicle } = createVisitor(() => site);

/** Taxes of Wallonia, from the guide. */
const belgianTaxes = (): object => {
  const guide = readFileSync("docs/how-to/vehicle-taxes.md", "utf8");
  const [, yaml = ""] = /^## .*: Belgium\n[\s\S]*?```yaml\n([\s\S]*?)```/m.exec(guide) ?? [];
  return parse(yaml) as object;
};

const stateTaxes = (file: string): void => {
  const settings = JSON.parse(readFileSync(file, "utf8")) as { readonly ownership: object };
  const ownership = { ...settings.ownership, ...belgianTaxes() };
  writeFileSync(file, JSON.stringify({ ...settings, ownership }));
};

/** The feed states the maximum mass of every vehicle but those of Kia. */
const stateMasses = (file: string): void => {
  const [head, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  const withMass = rows.map((row) => `${row.includes(",Kia,") ? "" : "1838"},${row}`);
  writeFileSync(file, `${[`max_weight_kg,${head}`, ...withMass].join("\n")}\n`);
};

beforeAll(async () => {
  writeCountryGroup(folder, "BE");
  stateTaxes(join(folder, "settings", "market.yaml"));
  stateMasses(join(folder, "feeds", "vehicles.csv"));
  site = await startSite({
    importDemo: true,
    env: { GROUP_DIR: folder, MAIL_FROM: "Garage <contact@modele.example>" },
  });
});

afterAll(async () => {
  await site?.dispose();
  rmSync(folder, { recursive: true });
});

const costOf = async (query: string) => {
  const { slug } = await findFirstVehicle(query);
  const cost = parseHtml(await read(`/stock/${slug}`)).querySelector("#cout") ?? expect.fail(`${slug} has no cost`);
  const texts = cost
    .querySelectorAll("dl > div")
    .map((entry) => [entry.querySelector("dt")?.text ?? "", entry.querySelector("dd")?.text ?? ""] as const);
  const rows = cost.querySelectorAll("tr:has(td)").map((row) => row.text.replaceAll(/\s+/g, " ").trim());
  return { texts: new Map(texts), rows, text: cost.text };
};

test("the page of a car states both taxes with their calculation, their Region and their source", async () => {
  const { texts, rows } = await costOf("fuel=petrol&condition=new&kind=passenger&brand=ford");
  expect(texts.get("Taxe de circulation")).toMatch(
    /^Wallonie\. \d+\s?\d+\scm³\s: \d+,\d\d\s€ par an\.SPW Finances, taxe de circulation.*2024\./,
  );
  expect(texts.get("Taxe de mise en circulation")).toMatch(
    /^Wallonie\. [\d\s,]+ \(\d+\skW\) × [\d,]+ \(\d+\sg\/km\) × 1 \(1\s838\skg\).*\s: [\d\s,]+€ une seule fois\.SPW Finances/,
  );
  expect(rows.find((row) => row.startsWith("Taxe de circulation"))).toMatch(/\d\s€/);
  expect(rows.find((row) => row.startsWith("Taxe de mise en circulation"))).toMatch(/\d\s€/);
});

test("a vehicle without a figure has no tax, and its total says so", async () => {
  const { rows, text } = await costOf("fuel=petrol&kind=passenger&brand=kia");
  const row = rows.find((one) => one.startsWith("Taxe de mise en circulation")) ?? "";
  expect(row).not.toMatch(/\d\s€/);
  expect(text).toMatch(/Les totaux ne comprennent pas\s: [^.]*taxe de mise en circulation/);
});

test("an electric car pays the yearly tax of the law, and its registration is not guessed", async () => {
  const { texts, rows } = await costOf("fuel=electric&kind=passenger");
  expect(texts.get("Taxe de circulation")).toContain("Wallonie. Voitures électriques\u00a0: 100,98\u00a0€ par an.");
  expect(rows.find((row) => row.startsWith("Taxe de mise en circulation"))).toContain("Hors du barème");
});
