import { describe, expect, it } from "vitest";
import { parse } from "node-html-parser";
import { SaxesParser } from "saxes";
import { aLead } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";

type Stats = { readonly total: number; readonly rows: readonly { name: string; leads: number }[] };

const at = (instant: string, kind = "interest") => aLead({ created_at: instant, kind });

describe("vitrine leads stats", () => {
  const cli = useLeadsCli(() => new Date("2026-11-21T12:00:00Z"));
  const run = (...words: string[]) => cli().run("stats", ...words);
  const json = async (...words: string[]): Promise<Stats> =>
    JSON.parse((await run("--format", "json", ...words)).out) as Stats;

  it("counts days in the market's time zone, also when clocks change, and lists days without leads", async () => {
    await cli().saveLeads(
      at("2026-10-24T21:59:59.999Z"),
      at("2026-10-24T22:00:00.000Z"),
      at("2026-10-25T22:59:59.999Z"),
      at("2026-10-25T23:00:00.000Z"),
    );
    const days = await json("--by", "day", "--since", "2026-10-23", "--until", "2026-10-27");
    expect(days.rows).toEqual([
      { name: "2026-10-23", leads: 0 },
      { name: "2026-10-24", leads: 1 },
      { name: "2026-10-25", leads: 2 },
      { name: "2026-10-26", leads: 1 },
      { name: "2026-10-27", leads: 0 },
    ]);
    expect(days.total).toBe(4);
  });

  it("counts the last 30 days by kind, kinds without leads included, largest first", async () => {
    await cli().saveLeads(
      at("2026-11-20T10:00:00Z"),
      at("2026-11-21T11:59:59Z"),
      at("2026-11-20T10:00:00Z", "contact"),
    );
    await cli().saveLeads(at("2026-10-01T10:00:00Z"));
    const { total, rows } = await json();
    expect(total).toBe(3);
    expect(rows.slice(0, 2)).toEqual([
      { name: "interest", leads: 2 },
      { name: "contact", leads: 1 },
    ]);
    expect(rows).toContainEqual({ name: "call_back", leads: 0 });
    expect((await json("--kind", "contact", "--by", "location")).rows).toContainEqual({ name: "bertrange", leads: 1 });
  });

  it("counts twelve months by month", async () => {
    await cli().saveLeads(at("2025-12-31T22:59:59Z"), at("2025-12-31T23:00:00Z"), at("2026-11-01T00:00:00Z"));
    const { rows } = await json("--by", "month");
    expect(rows).toHaveLength(12);
    expect(rows.filter(({ leads }) => leads > 0).map(({ name }) => name)).toEqual(["2025-12", "2026-01", "2026-11"]);
  });

  it("draws bars within 80 columns, to an eighth of a column", async () => {
    const leads = Array.from({ length: 9 }, () => at("2026-11-20T10:00:00Z"));
    await cli().saveLeads(...leads, at("2026-11-20T11:00:00Z", "contact"));
    const { out, err, code } = await run();
    expect([err, code]).toEqual(["", 0]);
    const lines = out.trimEnd().split("\n");
    expect(lines[0]).toBe("10 leads by kind, 2026-10-23 00:00 to 2026-11-21 13:00 (Europe/Luxembourg)");
    expect(lines.find((line) => line.startsWith("interest"))).toMatch(/^interest +9 {2}█{40,}$/);
    expect(lines.find((line) => line.startsWith("contact"))).toMatch(/^contact +1 {2}█+[▏▎▍▌▋▊▉]?$/);
    expect(lines.find((line) => line.startsWith("call_back"))).toMatch(/^call_back +0$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect((await run("--by", "day")).out).toMatch(/\n2026-11-20 fri {2}10 {2}█+\n2026-11-21 sat {3}0\n$/);
  });

  it.each([["kind"], ["day"]])("draws a picture by %s that says what it shows, and runs nothing", async (by) => {
    await cli().saveLeads(at("2026-11-20T10:00:00Z"), at("2026-11-20T10:00:00Z", "call_back"));
    const { out } = await run("--by", by, "--format", "svg");
    const wellFormed = new SaxesParser();
    wellFormed.on("error", (error) => {
      throw error;
    });
    wellFormed.write(out).close();
    const svg = parse(out).querySelector("svg")!;
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-labelledby")).toBe("title desc");
    expect(svg.querySelector("#title")!.text).toMatch(/^2 leads by/);
    expect(svg.querySelector("#desc")!.text).toContain(by === "kind" ? "call_back: 1" : "2026-11-20: 2");
    expect(svg.querySelectorAll("rect.bar").length).toBeGreaterThan(5);
    expect(out).not.toMatch(/<script|onload|href/);
    expect(out).toContain("prefers-color-scheme: dark");
  });
});
