import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { after, NOON, aLeadFile, aLead } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";

describe("vitrine leads", () => {
  const cli = useLeadsCli();
  const saveLeads = (...leads: readonly Lead[]) => cli().saveLeads(...leads);
  const run = (...words: string[]) => cli().run(...words);

  it("lists leads as a JSON array, newest first, and prints nothing else", async () => {
    const [old, young] = [aLead(), aLead({ created_at: after(60).toISOString() })];
    await saveLeads(old, young);
    const { out, err, code } = await run("list", "--format", "json");
    const listed = JSON.parse(out) as Lead[];
    expect(listed.map(({ reference }) => reference)).toEqual([young.reference, old.reference]);
    expect(listed[1]).toMatchObject({ kind: "interest", subject: { id: 12 }, fields: { first_name: "Zoë" } });
    expect(listed[1]).not.toHaveProperty("idempotency_key");
    expect([err, code]).toEqual(["", 0]);
  });

  it("lists nothing as an empty array, or as a sentence in a table", async () => {
    expect(JSON.parse((await run("list", "--format", "json")).out)).toEqual([]);
    expect((await run("list")).out).toBe("No leads.\n");
  });

  it("filters by kind, instant or time span, and limits the number", async () => {
    await saveLeads(aLead(), aLead({ created_at: after(3000).toISOString() }));
    const count = async (...words: string[]): Promise<number> =>
      (JSON.parse((await run("list", "--format", "json", ...words)).out) as Lead[]).length;
    expect(await count("--kind", "interest")).toBe(2);
    expect(await count("--since", after(1).toISOString())).toBe(1);
    expect(await count("--since", "2026-11-21")).toBe(2);
    expect(await count("--since", "1h")).toBe(2);
    expect(await count("--limit", "1")).toBe(1);
  });

  it("prints a list as a table", async () => {
    const lead = aLead();
    await saveLeads(lead);
    const [head, row] = (await run("list")).out.split("\n");
    expect(head).toMatch(/^when +reference +kind +at +about +name +e-mail +phone +state +owner +first answer$/);
    expect(row).toContain(
      `2026-11-21 13:00  ${lead.reference}  interest  bertrange  Ford Puma ST-Line  Zoë D’Hulst 王`,
    );
  });

  it("shows one lead with the state of each delivery", async () => {
    const lead = aLead();
    await saveLeads(lead);
    await cli().withDatabase(async ({ outbox }) => {
      const claim = { channel: "mail", now: NOON, leaseMs: 1000, limit: 2, skip: [], owner: "test" } as const;
      const [first, second] = await outbox.claim(claim);
      await outbox.markSent(first!.delivery.id, after(60));
      await outbox.reschedule(second!.delivery.id, "test", {
        at: after(1800),
        triedAt: after(1800),
        error: "450 full",
      });
    });
    const { out } = await run("show", lead.reference.toLowerCase().replace("-", ""));
    expect(out).toMatch(/bertrange@alzette\.example +mail +dealership +sent +1 +sent 2026-11-21 13:01/);
    expect(out).toMatch(/zoe@exemple\.lu +mail +confirmation +due +1 +next try 2026-11-21 13:30 +450 full/);
    expect(out).toMatch(/Message +Deux lignes, \/ un "guillemet"/);
    const details = JSON.parse((await run("show", lead.reference, "--format", "json")).out) as Lead & {
      deliveries: object[];
    };
    expect(details.reference).toBe(lead.reference);
    expect(details.deliveries).toMatchObject([{ state: "sent" }, { state: "due", last_error: "450 full" }]);
  });

  it("counts deliveries by state", async () => {
    await saveLeads(aLead());
    expect(JSON.parse((await run("status", "--format", "json")).out)).toEqual({
      leads: 1,
      deliveries: { due: 2, sent: 0, parked: 0 },
      oldest_due_at: NOON.toISOString(),
      parked: [],
    });
    expect((await run("status")).out).toMatch(/deliveries due +2\n/);
  });

  it("filters by location, person and days of the market's time zone", async () => {
    const late = aLead({ created_at: "2026-11-20T23:30:00.000Z", fields: { email: "jan@exemple.lu" } });
    await saveLeads(late, aLead({ subject: null }));
    const references = async (...words: string[]): Promise<string[]> =>
      (JSON.parse((await run("list", "--format", "json", ...words)).out) as Lead[]).map(({ reference }) => reference);
    expect(await references("--location", "bertrange")).toEqual([late.reference]);
    expect(await references("--location", "diekirch")).toEqual([]);
    expect(await references("--person", " JAN@exemple.lu")).toEqual([late.reference]);
    expect(await references("--since", "2026-11-21")).toHaveLength(2);
    expect(await references("--until", "2026-11-20")).toEqual([]);
    expect(await references("--until", "2026-11-21")).toHaveLength(2);
    expect(await references("--until", "2026-11-21T00:00:00Z")).toEqual([late.reference]);
  });

  it("shows an appointment in local time, releases it once, and then reports that there is none", async () => {
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: "2026-11-24T09:00:00.000Z",
      end: "2026-11-24T10:00:00.000Z",
    };
    const lead = aLead({ booking });
    await saveLeads(lead);
    const appointment = "2026-11-24 10:00 to 11:00, test_drive at bertrange";
    expect((await run("show", lead.reference)).out).toMatch(new RegExp(`appointment +${appointment}\\n`));
    const held = async (): Promise<unknown> =>
      (JSON.parse((await run("show", lead.reference, "--format", "json")).out) as Lead).booking;
    expect(await held()).toEqual({ ...booking, held: true });
    expect(await run("release", lead.reference)).toEqual({
      out: "2026-11-24 10:00, test_drive at bertrange, can be booked again.\n",
      err: "",
      code: 0,
    });
    expect(await held()).toEqual({
      ...booking,
      held: false,
      changes: 1,
      cancelled_at: expect.any(String),
      changed_at: expect.any(String),
    });
    expect((await run("show", lead.reference)).out).toContain(`${appointment} (given back)`);
    expect(await run("release", lead.reference)).toMatchObject({ out: "", code: 4 });
  });

  it("releases all appointments to come of a person, after a dry run, at every location", async () => {
    const anAppointment = (location: string, day: number) => ({
      location,
      calendar: "test_drive",
      start: `2026-11-${day}T09:00:00.000Z`,
      end: `2026-11-${day}T10:00:00.000Z`,
    });
    const person = { email: "Zoe.Dhulst+2@gmail.com", phone: "+352621123456" };
    const mine = [
      aLead({ booking: anAppointment("bertrange", 24), fields: person }),
      aLead({ booking: anAppointment("diekirch", 25), fields: { email: "z.o.edhulst@googlemail.com" } }),
    ];
    const [first, second] = mine.map(({ reference }) => reference);
    const past = aLead({ booking: anAppointment("bertrange", 20), fields: person });
    const other = aLead({ booking: anAppointment("bertrange", 26) });
    await saveLeads(...mine, past, other);
    const lines = `${first}: 2026-11-24 10:00, test_drive at bertrange\n${second}: 2026-11-25 10:00, test_drive at diekirch\n`;
    expect(await run("release", "--person", "zoedhulst@gmail.com", "--dry-run")).toEqual({
      out: `${lines}2 appointments would be released.\n`,
      err: "",
      code: 0,
    });
    const { out } = await run("release", "--person", "621 123 456", "--dry-run", "--format", "json");
    expect(JSON.parse(out)).toEqual({
      dry_run: true,
      released: [{ reference: first, ...anAppointment("bertrange", 24) }],
    });
    expect(await run("release", "--person", "zoedhulst@gmail.com")).toEqual({
      out: `${lines}2 appointments can be booked again.\n`,
      err: "",
      code: 0,
    });
    expect(await run("release", "--person", "zoedhulst@gmail.com")).toMatchObject({ out: "", code: 4 });
    for (const reference of [first ?? "", second ?? ""])
      expect(await run("release", reference)).toMatchObject({ code: 4 });
    expect(JSON.parse((await run("release", other.reference, "--format", "json")).out)).toEqual({
      dry_run: false,
      released: [{ reference: other.reference, ...anAppointment("bertrange", 26) }],
    });
  });

  it.each([[[]], [["V7K3-2QFM", "--person", "zoe@exemple.lu"]], [["V7K3-2QFM", "--dry-run"]]])(
    "exits with 1 for a release without a clear subject: %j",
    async (args) => {
      expect(await run("release", ...args)).toMatchObject({ out: "", code: 1 });
    },
  );

  it("shows an appointment that its visitor has yet to confirm", async () => {
    const requested = {
      location: "bertrange",
      calendar: "test_drive",
      start: "2026-11-24T09:00:00.000Z",
      end: "2026-11-24T10:00:00.000Z",
    };
    const lead = aLead({ requested_booking: requested });
    await saveLeads(lead);
    expect((await run("show", lead.reference)).out).toMatch(
      /appointment +2026-11-24 10:00, test_drive at bertrange \(not booked: not yet confirmed\)\n/,
    );
    expect(await run("release", lead.reference)).toMatchObject({ code: 4 });
  });

  it("writes a lead's file, readable by its owner alone", async () => {
    const { folder, saveLead } = cli();
    const file = aLeadFile();
    const lead = aLead({ files: [file, aLeadFile({ field: "letter", name: "lettre.pdf" })] });
    const contents = new Map(lead.files.map(({ id, field }) => [id, Buffer.from([0x25, 0xff, field.length])]));
    await saveLead(lead, [], contents);
    expect((await run("file", lead.reference)).out).toMatch(/cv +Zoë D’Hulst – CV\.pdf +application\/pdf +2\n/);
    const path = join(folder, "cv.pdf");
    expect(await run("file", lead.reference, "cv", "--output", path)).toEqual({ out: "", err: "", code: 0 });
    expect([...(await readFile(path))]).toEqual([0x25, 0xff, 2]);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await run("file", lead.reference, "letter", "--output", "-")).out).toBe("%\u00ff\u0006");
    expect(await run("file", lead.reference, "--output", path)).toMatchObject({ code: 1 });
    expect(await run("file", lead.reference, "photo", "--output", path)).toMatchObject({ code: 4 });
    expect(await run("file", lead.reference, "cv", "--output", join(folder, "no", "cv.pdf"))).toMatchObject({
      code: 3,
    });
  });

  it("requeues dead letters of one lead or of all, and never a sent delivery", async () => {
    const [one, other] = [aLead(), aLead()];
    await saveLeads(one, other);
    await cli().withDatabase(async ({ outbox }) => {
      const claim = { channel: "mail", now: NOON, leaseMs: 1000, limit: 9, skip: [], owner: "test" } as const;
      for (const { delivery } of await outbox.claim(claim)) {
        const isSent = delivery.lead_id === one.id && delivery.purpose === "dealership";
        if (isSent) await outbox.markSent(delivery.id, after(1));
        else await outbox.deadLetter(delivery.id, "test", { at: after(2), error: "550" });
      }
    });
    const states = async (): Promise<unknown> =>
      (JSON.parse((await run("status", "--format", "json")).out) as { deliveries: unknown }).deliveries;
    expect((await run("status")).out).toMatch(/deliveries parked +3\n +at exemple\.lu +2\n +at alzette\.example +1\n/);
    expect(await run("retry", other.reference)).toMatchObject({ out: "2 deliveries are due at once.\n", code: 0 });
    expect(await states()).toEqual({ due: 2, sent: 1, parked: 1 });
    expect(await run("retry", "--parked")).toMatchObject({ out: "1 delivery is due at once.\n", code: 0 });
    expect(await states()).toEqual({ due: 3, sent: 1, parked: 0 });
    expect(await run("retry", "--parked")).toMatchObject({ out: "Nothing to send again.\n", code: 0 });
  });

  it.each([["show"], ["file"], ["release"], ["retry"]])("exits with 4 for an unknown lead: %s", async (command) => {
    expect(await run(command, "V7K3-2QFM")).toEqual({ out: "", err: "error: there is no lead V7K3-2QFM\n", code: 4 });
  });

  it.each([
    ["show", "x"],
    ["show"],
    ["list", "--since", "yesterday"],
    ["list", "--since", "2026-13-45"],
    ["list", "--since", "2026-02-30"],
    ["list", "--limit", "0"],
    ["list", "--kind", "pigeon"],
    ["list", "--format", "xml"],
    ["list", "--location", "Bertrange !"],
    ["list", "--person", "nobody"],
    ["list", "--until", "soon"],
    ["retry"],
    ["retry", "V7K3-2QFM", "--parked"],
    ["export", "--format", "json", "--excel"],
    ["export", "--format", "pdf"],
    ["stats", "--by", "weather"],
    ["stats", "--since", "2026-11-21", "--until", "2026-11-20"],
    ["person", "zoe"],
    ["erase", "12"],
    ["unknown"],
  ])("exits with 1 on wrong usage: %s %s %s", async (...words) => {
    const { out, err, code } = await run(...words);
    expect([out, code]).toEqual(["", 1]);
    expect(err).toMatch(/^error: /);
  });

  it("prints its help", async () => {
    const commands = [
      "list",
      "show",
      "status",
      "file",
      "retry",
      "release",
      "stats",
      "export",
      "person",
      "erase",
      "purge",
    ];
    for (const command of commands) {
      expect((await run(command, "--help")).out).toMatch(/Examples?:\n {2}vitrine leads/);
    }
  });
});
