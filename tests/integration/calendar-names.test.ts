// A site that gets another address and another sender after an appointment was booked: calendars must still recognise it.
import { afterAll, expect, test } from "vitest";
import { localTime } from "#domain/locations/index.ts";
import { bookByRequest, somebody, testDriveForm } from "../browser-support/leads/book-by-request.ts";
import { mailsTo } from "../browser-support/leads/mail-box.ts";
import { type SiteProcess, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { PARSERS } from "../fakes/read-calendar.ts";
import { createVisitor } from "./form-visitor.ts";

const BEFORE = { SITE_URL: "https://www.avant.example", MAIL_FROM: '"Avant" <avant@alzette.example>' };
const AFTER = { SITE_URL: "https://www.apres.example", MAIL_FROM: '"Après" <apres@alzette.example>' };
const OF_BOTH = { DEMONSTRATION: "true", TRUST_PROXY: "1" };
const OWNER = "nouveau@alzette.example";

let site: SiteProcess;

afterAll(() => site?.dispose());

const unfolded = (file: string): string => file.replaceAll("\r\n ", "");

const entriesOf = (address: string) =>
  mailsTo(site, address).flatMap(({ calendar, header }) => {
    if (calendar === "") return [];
    const { method, sequence, uid } = PARSERS["ical.js"](calendar);
    const [, organizer] = /ORGANIZER([^\r]*)/.exec(unfolded(calendar)) ?? [];
    return [{ change: [method, sequence], uid, organizer, from: header("From") }];
  });

const changesOf = (address: string) => entriesOf(address).map(({ change }) => change);

test("address and sender of the site change: each calendar that has the appointment follows, by UID and organizer of the booking", async () => {
  site = await startSiteProcess({ env: { ...OF_BOTH, ...BEFORE } });
  const person = somebody(1);
  const booked = await bookByRequest(site, "bertrange", person);
  expect(booked.status).toBe(303);
  const ref = new URL(booked.headers.get("location") ?? "", site.url).searchParams.get("ref") ?? "";
  const [{ reference }] = JSON.parse((await site.vitrine("leads", "list", "--format", "json")).stdout);
  expect((await site.vitrine("leads", "assign", reference, OWNER, "--yes")).code).toBe(0);
  const { routing } = JSON.parse((await site.vitrine("leads", "show", reference, "--format", "json")).stdout);
  const addresses: readonly string[] = [person["email"], OWNER, ...routing.addresses];
  for (const address of addresses) await expect.poll(() => changesOf(address)).toEqual([["REQUEST", 0]]);
  expect(await site.end()).toBe(0);

  site = await startSiteProcess({ dataDir: site.dataDir, fill: false, env: { ...OF_BOTH, ...AFTER } });
  const visitor = createVisitor(() => site);
  const file = await visitor.read(`/rendez-vous.ics?ref=${encodeURIComponent(ref)}`);
  const calendar = new URL((await site.vitrine("appointments", "calendar", "bertrange")).stdout.trim());
  expect(calendar.origin).toBe(AFTER.SITE_URL);
  const uid = `${reference}@www.avant.example`;
  expect(PARSERS["ical.js"](file).uid).toBe(uid);
  expect(unfolded(await visitor.read(calendar.pathname + calendar.search))).toContain(`UID:${uid}`);

  const [, start = ""] = / name="slot" value="(20[^"]+)"/.exec(await visitor.read(testDriveForm("bertrange"))) ?? [];
  const { date, time } = localTime(new Date(start), "Europe/Luxembourg");
  expect((await site.vitrine("appointments", "move", reference, "--to", `${date} ${time}`)).code).toBe(0);
  for (const address of addresses) await expect.poll(() => changesOf(address)).toHaveLength(2);
  expect((await site.vitrine("appointments", "cancel", reference)).code).toBe(0);
  const changes = [
    ["REQUEST", 0],
    ["REQUEST", 1],
    ["CANCEL", 2],
  ];
  for (const address of addresses) {
    await expect.poll(() => changesOf(address)).toEqual(changes);
    const entries = entriesOf(address);
    const organizer = entries[0]?.organizer;
    expect(organizer).toMatch(/:mailto:./);
    expect(entries.map((entry) => [entry.uid, entry.organizer])).toEqual(changes.map(() => [uid, organizer]));
    expect(entries.map(({ from }) => /<(.*)>/.exec(from)?.[1])).toEqual([
      "avant@alzette.example",
      "apres@alzette.example",
      "apres@alzette.example",
    ]);
  }
  expect(entriesOf(OWNER)[2]?.organizer).toBe(';CN="Avant":mailto:avant@alzette.example');
});
