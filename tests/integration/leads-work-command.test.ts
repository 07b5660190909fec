import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { recordLeadEvent } from "#application/leads/index.ts";
import { putAnsweredSince } from "../../src/adapters/database/index.ts";
import { after, aLead, NOON } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";

// Without locations, the clock counts. The sample leads are an hour old.
const cli = useLeadsCli();

const BY = ["--by", "anna@alzette.example"];

it("notes, answers and closes a lead, and says what it is then", async () => {
  const lead = aLead();
  await cli().saveLeads(lead);
  const { run } = cli();
  expect(await run("note", lead.reference, "Rappeler lundi", ...BY)).toMatchObject({
    out: `${lead.reference}: new.\n`,
  });
  const answered = `${lead.reference}: answered; first answer 2026-11-21 14:00 by anna@alzette.example.\n`;
  expect(await run("answer", lead.reference, ...BY)).toMatchObject({ out: answered, code: 0 });
  const again = await run("answer", lead.reference, "--by", "ben@alzette.example");
  expect(again.out).toBe(answered.replace("answered;", "answered; nothing to change;"));
  const closed = await run("close", lead.reference, "--as", "lost", "--reason", "Trop cher", ...BY, "--format", "json");
  expect(JSON.parse(closed.out)).toMatchObject({
    changed: true,
    state: "lost",
    events: [{ type: "note" }, { type: "answered" }, { type: "lost", text: "Trop cher" }],
  });
  expect(JSON.parse((await run("show", lead.reference, "--format", "json")).out)).toMatchObject({ answer_minutes: 60 });
  const shown = (await run("show", lead.reference)).out;
  expect(shown).toMatch(/^first answer +2026-11-21 14:00, anna@alzette\.example, after 1 h 00 of opening time$/m);
  expect(shown).toContain("Rappeler lundi");
});

it.each([
  [["answer", "V7K3-2QFM"], 4, "there is no lead V7K3-2QFM"],
  [["move", "V7K3-2QFM", "diekirch"], 4, "there is no lead V7K3-2QFM"],
  [["answer", "nothing"], 1, "It must be a reference such as V7K3-2QFM."],
  [["assign", "V7K3-2QFM", "anna"], 1, "It must be an e-mail address."],
  [["close", "V7K3-2QFM"], 1, "required option '--as <outcome>' not specified"],
])("%j ends with %i and says why", async (args, code, message) => {
  await cli().saveLeads(aLead({ reference: "AAAA-AAAA" }));
  expect(await cli().run(...args)).toMatchObject({ code, err: expect.stringContaining(message) });
});

it("lists today's leads and those that wait, and measures answers", async () => {
  const [old, recent, answered] = [aLead({ created_at: after(-2 * 86_400).toISOString() }), aLead(), aLead()];
  await cli().saveLeads(old, recent, answered);
  await cli().withDatabase(async ({ reader, events }, database) => {
    await putAnsweredSince(database, after(-3 * 86_400));
    const deps = { reader, events, newId: randomUUID, clock: { now: () => after(1800) }, webhook: null };
    await recordLeadEvent(deps, answered.reference, { type: "answered", by: "anna@alzette.example" });
  });
  const day = JSON.parse((await cli().run("today", "--format", "json")).out);
  const references = (leads: readonly { reference: string }[]) => leads.map(({ reference }) => reference).toSorted();
  expect(references(day.today)).toEqual([recent.reference, answered.reference].toSorted());
  expect(day.unanswered).toMatchObject([
    { reference: old.reference, waiting_minutes: 2 * 1440 + 60, promised_minutes: 240 },
    { reference: recent.reference, waiting_minutes: 60, state: "new" },
  ]);
  const table = (await cli().run("today")).out;
  expect(table).toMatch(/^Today: 2$/m);
  expect(table).toMatch(/^Unanswered: 2, 1 of them above$/m);
  for (const { reference } of [old, recent, answered]) expect(table.split(reference)).toHaveLength(2);
  expect(table).toContain("waits 49 h 00, late");
  expect(table).toContain("after 30 min");
  expect((await cli().run("today", "--location", "diekirch")).out).toBe("Today: 0\n\nUnanswered: 0\n");
  const stats = await cli().run(
    "stats",
    "--by",
    "location,answer",
    "--since",
    after(-3 * 86_400).toISOString(),
    "--format",
    "json",
  );
  expect(JSON.parse(stats.out)).toMatchObject({
    by: "location",
    rows: [{ name: "bertrange", leads: 3, answered: 1, median_minutes: 30, p90_minutes: 30, within_promise: 0.5 }],
  });
  expect((await cli().run("stats", "--by", "answer")).out).toMatch(/^all +3 +1 +30 min +30 min +50 %$/m);
  expect((await cli().run("stats", "--by", "answer", "--format", "svg")).code).toBe(1);
});

it("leaves leads alone that came before answers were recorded", async () => {
  const lead = aLead({ created_at: after(-60).toISOString() });
  await cli().saveLeads(lead);
  await cli().withDatabase((_, database) => putAnsweredSince(database, NOON));
  expect(JSON.parse((await cli().run("today", "--format", "json")).out)).toMatchObject({ today: [{}], unanswered: [] });
  expect((await cli().run("stats", "--by", "answer")).out).toMatch(/^all +0 +0 +- +- +-$/m);
});
