import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommanderError } from "commander";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { leadsCommand } from "../../src/cli/commands/leads.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { after, deliveriesOf, NOON, sampleLead } from "../contract/lead-samples.ts";

describe("vitrine leads", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-leads-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = () => openDatabase({ dataDir: folder, url: null });

  const keep = async (...leads: readonly Lead[]): Promise<void> => {
    const database = await open();
    for (const lead of leads) await leadRepository(database).store.accept(lead, deliveriesOf(lead));
    await database.close();
  };

  const run = async (...words: string[]): Promise<{ out: string; err: string; code: number }> => {
    const [out, err] = [[] as string[], [] as string[]];
    let code = 0;
    const context = {
      stdout: { write: (text: string) => out.push(text) },
      stderr: { write: (text: string) => err.push(text) },
      clock: { now: () => after(3600) },
      openDatabase: open,
      exit: (exit: number) => {
        code = exit;
      },
    } as unknown as CliContext;
    const command = leadsCommand(context);
    for (const one of [command, ...command.commands]) {
      one.exitOverride().configureOutput({ writeOut: (text) => out.push(text), writeErr: (text) => err.push(text) });
    }
    try {
      await command.parseAsync(words, { from: "user" });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      code = error.exitCode;
    }
    return { out: out.join(""), err: err.join(""), code };
  };

  it("lists leads as a JSON array and nothing else, newest first", async () => {
    const [old, young] = [sampleLead(), sampleLead({ created_at: after(60).toISOString() })];
    await keep(old, young);
    const { out, err, code } = await run("list", "--format", "json");
    const listed = JSON.parse(out) as Lead[];
    expect(listed.map(({ reference }) => reference)).toEqual([young.reference, old.reference]);
    expect(listed[1]).toMatchObject({ kind: "interest", subject: { id: 12 }, fields: { first_name: "Zoë" } });
    expect(listed[1]).not.toHaveProperty("idempotency_key");
    expect([err, code]).toEqual(["", 0]);
  });

  it("lists nothing as an empty array, and says so on a terminal", async () => {
    expect(JSON.parse((await run("list", "--format", "json")).out)).toEqual([]);
    expect((await run("list")).out).toBe("No leads.\n");
  });

  it("lists those of a kind, since an instant or for a span, and as many as asked", async () => {
    await keep(sampleLead(), sampleLead({ created_at: after(3000).toISOString() }));
    const count = async (...words: string[]): Promise<number> =>
      (JSON.parse((await run("list", "--format", "json", ...words)).out) as Lead[]).length;
    expect(await count("--kind", "interest")).toBe(2);
    expect(await count("--since", after(1).toISOString())).toBe(1);
    expect(await count("--since", "2026-11-21")).toBe(2);
    expect(await count("--since", "1h")).toBe(2);
    expect(await count("--limit", "1")).toBe(1);
  });

  it("lays a list out as a table a person can read", async () => {
    const lead = sampleLead();
    await keep(lead);
    const [head, row] = (await run("list")).out.split("\n");
    expect(head).toMatch(/^when +reference +kind +about +name +e-mail +phone$/);
    expect(row).toContain(`2026-11-21 12:00:00  ${lead.reference}  interest  Ford Puma ST-Line  Zoë D’Hulst 王`);
  });

  it("shows one lead with what became of each delivery", async () => {
    const lead = sampleLead();
    await keep(lead);
    const database = await open();
    const { outbox } = leadRepository(database);
    const [first, second] = await outbox.claim({
      channel: "mail",
      now: NOON,
      leaseMs: 1000,
      limit: 2,
      skip: [],
      owner: "test",
    });
    await outbox.markSent(first!.delivery.id, after(1));
    await outbox.reschedule(second!.delivery.id, "test", { at: after(30), error: "450 full" });
    await database.close();
    const { out } = await run("show", lead.reference.toLowerCase().replace("-", ""));
    expect(out).toMatch(/bertrange@alzette\.example +mail +dealership +sent +1 +sent 2026-11-21 12:00:01/);
    expect(out).toMatch(/zoe@exemple\.lu +mail +confirmation +due +1 +next try 2026-11-21 12:00:30 +450 full/);
    expect(out).toMatch(/Message +Deux lignes, \/ un "guillemet"/);
    const shown = JSON.parse((await run("show", lead.reference, "--format", "json")).out) as Lead & {
      deliveries: object[];
    };
    expect(shown.reference).toBe(lead.reference);
    expect(shown.deliveries).toMatchObject([{ state: "sent" }, { state: "due", last_error: "450 full" }]);
  });

  it("counts deliveries by state", async () => {
    await keep(sampleLead());
    expect(JSON.parse((await run("status", "--format", "json")).out)).toEqual({
      leads: 1,
      deliveries: { due: 2, sent: 0, parked: 0 },
      oldest_due_at: NOON.toISOString(),
    });
    expect((await run("status")).out).toMatch(/deliveries due +2\n/);
  });

  it("ends with 4 where there is no such lead", async () => {
    expect(await run("show", "V7K3-2QFM")).toEqual({ out: "", err: "error: there is no lead V7K3-2QFM\n", code: 4 });
  });

  it.each([
    ["show", "x"],
    ["show"],
    ["list", "--since", "yesterday"],
    ["list", "--since", "2026-13-45"],
    ["list", "--limit", "0"],
    ["list", "--kind", "pigeon"],
    ["list", "--format", "xml"],
    ["unknown"],
  ])("ends with 1 on wrong usage: %s %s %s", async (...words) => {
    const { out, err, code } = await run(...words);
    expect([out, code]).toEqual(["", 1]);
    expect(err).toMatch(/^error: /);
  });

  it("explains itself", async () => {
    for (const command of ["list", "show", "status"]) {
      expect((await run(command, "--help")).out).toContain("Examples:\n  vitrine leads");
    }
  });
});
