import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { BROCHURE_MODELS, brochureFile } from "../../demo/generator/brochures.ts";
import { dataComment, readBrochureData } from "../../demo/generator/brochure-data.ts";
import { formatBytes } from "#domain/shared/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();

const pageCount = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("at least ten models have a brochure, each make of the group among them", () => {
  expect(BROCHURE_MODELS.length).toBeGreaterThanOrEqual(10);
  expect(new Set(BROCHURE_MODELS.map((name) => name.split("/")[0])).size).toBe(10);
});

test.each(BROCHURE_MODELS)("the brochure of %s is two to four pages of at most 400 KB, of today's data", (name) => {
  const pdf = readFileSync(join(ROOT, brochureFile(name)));
  expect(pageCount(pdf)).toBeGreaterThanOrEqual(2);
  expect(pageCount(pdf)).toBeLessThanOrEqual(4);
  expect(pdf.byteLength).toBeLessThanOrEqual(400_000);
  expect(pdf.toString("latin1").endsWith(dataComment(readBrochureData(name))), "print it again").toBe(true);
});

test("a model's page offers its brochure with its true size, and the site serves it", async () => {
  for (const name of BROCHURE_MODELS) {
    const [brand, model] = name.split("/");
    const response = await fetch(`${site.url}/${brand}/models/${model}`, { headers: { "user-agent": BROWSER } });
    const link = parse(await response.text()).querySelector("#telechargements a[download]");
    const href = link?.getAttribute("href") ?? "";
    expect(href).toBe(`/brochures/${brand}-${model}.pdf`);
    const file = await fetch(site.url + href);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const { byteLength } = await file.arrayBuffer();
    const [{ bytes } = { bytes: null }] = readBrochureData(name).model.downloads;
    expect(bytes, name).toBe(byteLength);
    expect(link?.closest("li")?.text).toContain(`PDF, ${formatBytes(byteLength)}`);
  }
});
