import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { Command } from "commander";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFileContentSource } from "../../adapters/content/index.ts";
import type { Config } from "../../server/environment/config.ts";
import type { CliContext } from "../context.ts";
import { exportCommand } from "./export.ts";
import { contentImportCommand } from "../content/import-content.ts";
import { redirectsCommand } from "./redirects.ts";

const SHIPPED = join(import.meta.dirname, "../../../demo/group/content");

let folder: string;
let contentDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-export-"));
  contentDir = join(folder, "content");
  cpSync(SHIPPED, contentDir, { recursive: true, filter: (path) => !path.includes("assets") });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const vitrine = async (...args: readonly string[]) => {
  const [out, errors]: [string[], string[]] = [[], []];
  const collect = (pieces: string[]) =>
    new Writable({
      write: (piece, _, done) => {
        pieces.push(String(piece));
        done();
      },
    });
  let code = 0;
  const context = {
    config: { contentDir, site: "luxembourg", settingsDir: "demo/group/settings" } as Config,
    clock: { now: () => new Date() },
    stdin: Readable.from([]),
    stdout: collect(out),
    stderr: collect(errors),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  const imports = new Command("import").addCommand(contentImportCommand(context));
  const program = new Command("vitrine")
    .addCommand(imports)
    .addCommand(exportCommand(context))
    .addCommand(redirectsCommand(context));
  await program.parseAsync(args, { from: "user" });
  return { code, out: out.join(""), errors: errors.join("") };
};

type Row = { readonly slug: string; readonly market: string | null; story: Record<string, unknown> };

const exportRows = async (): Promise<Row[]> => JSON.parse((await vitrine("export", "content")).out) as Row[];

const importRows = (rows: readonly unknown[], ...flags: readonly string[]) => {
  const file = join(folder, "content.json");
  writeFileSync(file, JSON.stringify(rows));
  return vitrine("import", "content", file, ...flags);
};

describe("vitrine export content", () => {
  it("writes the stories of all markets as a file whose import changes nothing", async () => {
    const rows = await exportRows();
    expect(rows.length).toBeGreaterThan(190);
    expect(new Set(rows.map(({ market }) => market))).toEqual(new Set([null, "luxembourg", "default"]));
    const { code, out } = await importRows(rows);
    expect([code, out.split("\n")[0]]).toEqual([0, `0 added, 0 changed, ${rows.length} unchanged, 0 refused.`]);
  });

  it("writes a file from which an empty folder becomes the same content", async () => {
    const rows = await exportRows();
    const read = (market: string) => createFileContentSource(contentDir, { warn: () => undefined }, market);
    const before = ["luxembourg", "default"].map((market) =>
      read(market)
        .rawStories()
        .map(({ content }) => content),
    );
    rmSync(contentDir, { recursive: true });
    cpSync(SHIPPED, contentDir, { recursive: true, filter: (path) => !/assets|\.yaml$/.test(path) });
    const { code, out } = await importRows(rows);
    expect([code, out]).toEqual([0, expect.stringContaining(`${rows.length} added, 0 changed`)]);
    const after = ["luxembourg", "default"].map((market) =>
      read(market)
        .rawStories()
        .map(({ content }) => content),
    );
    expect(after).toEqual(before);
    expect(readFileSync(join(contentDir, "faq.yaml"), "utf8")).toMatch(/!markdown \|[\s\S]*\n\.\.\.\n$/);
  });

  it("says by story and field what an edited file changes, and writes that story alone", async () => {
    const rows = await exportRows();
    const faq = rows.find(({ slug, market }) => slug === "faq" && market === null);
    if (faq) faq.story = { ...faq.story, title: "Vos questions" };
    const before = readFileSync(join(contentDir, "faq.yaml"), "utf8");
    const trial = await importRows(rows, "--dry-run");
    expect(trial.out).toMatch(/^changed {2}faq\.yaml\n {4}title: .+ → Vos questions\n0 added, 1 changed/);
    expect(readFileSync(join(contentDir, "faq.yaml"), "utf8")).toBe(before);
    const { out } = await importRows(rows, "--format", "json");
    expect(JSON.parse(out)).toMatchObject({
      changes: [{ title: "faq.yaml", change: "changed", fields: [{ path: "title", after: "Vos questions" }] }],
    });
    expect(readFileSync(join(contentDir, "faq.yaml"), "utf8")).toContain("title: Vos questions");
  });

  it("refuses stories with errors, and addresses outside the folder", async () => {
    const story = { name: "A", title: "A", updated_at: "2026-11-20T08:00:00Z", sections: [{ component: "nothing" }] };
    const { code, out } = await importRows([
      { slug: "../outside", story },
      { slug: "page", story },
      { slug: "text", story: { ...story, sections: [{ component: "text", text: { markdown: "<b>a</b>" } }] } },
    ]);
    expect(code).toBe(2);
    expect(out).toMatch(/row 1 : slug must be an address/);
    expect(out).toMatch(/row 2 page\.yaml: sections\.0\.component there is no section called "nothing"/);
    expect(out).toMatch(/row 3 text\.yaml: Markdown here may not hold html/);
    expect(existsSync(join(contentDir, "page.yaml"))).toBe(false);
  });

  it("exits with 1 for a file that is no list of stories, and with 3 for a folder that cannot be read", async () => {
    writeFileSync(join(folder, "wrong.json"), "{}");
    expect((await vitrine("import", "content", join(folder, "wrong.json"))).code).toBe(1);
    writeFileSync(join(contentDir, "new.yaml"), "title: [\n");
    const { code, errors } = await vitrine("export", "content");
    expect([code, errors]).toEqual([3, expect.stringMatching(/new\.yaml:\d+: /)]);
  });
});

describe("vitrine export redirects", () => {
  it.each(["csv", "json"])("writes the table as %s, whose import changes nothing", async (as) => {
    const file = join(folder, `redirects.${as}`);
    const { errors } = await vitrine("export", "redirects", "--as", as, "--out", file);
    const before = readFileSync(join(contentDir, "redirects.csv"), "utf8");
    const { code, out } = await vitrine("redirects", "import", file);
    const [, rows = ""] = /^(\d+) redirects written/.exec(errors) ?? [];
    expect([code, out.split(";")[0]]).toEqual([0, `0 added, 0 changed, ${rows} unchanged, 0 refused`]);
    expect(readFileSync(join(contentDir, "redirects.csv"), "utf8")).toBe(before);
  });

  it("says by row and field what an edited table changes", async () => {
    const file = join(folder, "redirects.csv");
    const [head = "", first = "", ...rest] = (await vitrine("export", "redirects")).out.split("\n");
    const [from = ""] = first.split(",");
    writeFileSync(file, [head, `${from},/contact,302`, "/fr/ajoutee,/stock,", ...rest].join("\n"));
    const { out } = await vitrine("redirects", "import", file, "--dry-run");
    expect(out).toContain(`changed  ${from}\n    status: 301 → 302\n    to: `);
    expect(out).toContain("added  /fr/ajoutee\n1 added, 1 changed");
  });
});
