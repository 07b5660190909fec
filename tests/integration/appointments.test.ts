// Appointments as visitors and staff use them: over HTTP, by commands and in calendars, on the built program.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localTime } from "#domain/locations/index.ts";
import { type Fields, postAsAnybody, PROOF, somebody } from "../browser-support/leads/book-by-request.ts";
import { linkIn, mailsTo, type ReadMail } from "../browser-support/leads/mail-box.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { PARSERS } from "../fakes/read-calendar.ts";
import { createVisitor, readControls } from "./form-visitor.ts";

const ZONE = "Europe/Luxembourg";
const ESCH = "/formulaires/prise-de-rendez-vous-pneus-roues-esch";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LEADS_RATE_LIMIT: "30/1h" } });
});

afterAll(() => site?.dispose());

const visitor = createVisitor(() => site);

const slotsOf = (html: string): readonly string[] =>
  [...html.matchAll(/ name="slot" value="(20[^"]+)"/g)].map(([, start = ""]) => start);

const weekdays = (starts: readonly string[]) =>
  new Set(starts.map((start) => localTime(new Date(start), ZONE).weekday));

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");

const send = async (fields: Fields, path = ESCH): Promise<{ status: number; html: string; to: string }> => {
  const formulaire = readControls(await visitor.read(path)).get("formulaire") ?? "";
  const person = { first_name: "Léa", last_name: "Kieffer", plate: "AB 1234", car: "Ford Puma", message: "" };
  const response = await postAsAnybody(site, path, { ...person, preuve: PROOF, formulaire, ...fields });
  return { status: response.status, html: await response.text(), to: response.headers.get("location") ?? "" };
};

const slotsFor = async (work: string): Promise<readonly string[]> =>
  slotsOf((await send({ ...somebody(1), work, creneaux: "1" })).html);

const mailOf = (address: string, subject: string): Promise<ReadMail> =>
  expect
    .poll(() => mailsTo(site, address).find((mail) => mail.subject.replaceAll("\u00a0", " ").includes(subject)))
    .toBeDefined()
    .then(() => mailsTo(site, address).findLast((mail) => mail.subject.replaceAll("\u00a0", " ").includes(subject)))
    .then((mail) => mail ?? expect.fail(`no mail ${subject}`));

const referenceIn = (mail: ReadMail): string => /réf\. ([A-Z0-9-]+)/.exec(mail.subject)?.[1] ?? "";

const bookTyres = async (index: number, work = "tyres_on_rims", at = 0) => {
  const start = (await slotsFor(work))[at] ?? "";
  const person = somebody(index);
  expect((await send({ ...person, work, slot: start })).status).toBe(303);
  const mail = await mailOf(person["email"] ?? "", "Votre rendez-vous du");
  return { start, email: person["email"] ?? "", mail, reference: referenceIn(mail) };
};

describe("slots as long as the work", () => {
  test("the form says length, price and days, and offers what fits; without scripts a button follows the work", async () => {
    const html = plain(await visitor.read(ESCH));
    expect(html).toContain("Changer quatre roues complètes (20 min, à partir de 49 €)");
    const options = await visitor.read(ESCH);
    expect(options.replaceAll("\u00a0", " ")).toContain("(1 h, à partir de 99 €, du lundi au vendredi)");
    // Before the work is chosen: all days on which one is possible.
    expect(weekdays(slotsOf(options)).has("saturday")).toBe(true);
    expect(weekdays(await slotsFor("wheels")).has("saturday")).toBe(true);
    expect(weekdays(await slotsFor("tyres_on_rims")).has("saturday")).toBe(false);
  });

  test("an hour of work is refused on the Saturday that the page excludes, and lasts an hour on a Monday", async () => {
    const saturday = (await slotsFor("wheels")).find(
      (start) => localTime(new Date(start), ZONE).weekday === "saturday",
    );
    const refused = await send({ ...somebody(2), work: "tyres_on_rims", slot: saturday ?? "" });
    expect(refused.status).toBe(422);
    const { mail, reference } = await bookTyres(3);
    expect(plain(mail.text)).toContain("Monter des pneus sur mes jantes, 1 h, à partir de 99 €");
    const shown = JSON.parse((await site.vitrine("leads", "show", reference, "--format", "json")).stdout);
    expect(Date.parse(shown.booking.end) - Date.parse(shown.booking.start)).toBe(3_600_000);
    expect(shown.booking).toMatchObject({ work: "tyres_on_rims", price_cents: 9900, held: true });
  });

  test("one of eight visitors gets the last place; the others read which free slots are nearest", async () => {
    const start = (await slotsFor("alignment")).at(-40) ?? "";
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send({ ...somebody(20 + index), work: "alignment", slot: start })),
    );
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const refused = results.find(({ status }) => status === 409);
    expect(plain(refused?.html ?? "")).toMatch(/Les créneaux libres les plus proches : \S+ \d+(er)? \S+ à \d+ h/);
    expect(slotsOf(refused?.html ?? "")).not.toContain(start);
  });
});

test("a garage with two places takes two appointments at the same time, and no third", async () => {
  const slot = (await slotsFor("wheels")).at(-20) ?? "";
  const statuses: number[] = [];
  for (let index = 60; index < 63; index += 1) {
    statuses.push((await send({ ...somebody(index), work: "wheels", slot })).status);
    expect((await slotsFor("wheels")).includes(slot)).toBe(statuses.length < 2);
  }
  expect(statuses).toEqual([303, 303, 409]);
});

describe("moving and cancelling", () => {
  test("by the visitor's link: a GET changes nothing, a POST does; both calendars follow", async () => {
    const { start, email, mail, reference } = await bookTyres(40, "wheels", 3);
    const link = linkIn(mail, "/rendez-vous/modifier");
    const response = await visitor.request(link);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const page = await response.text();
    expect(page).toContain('content="noindex');
    expect(plain(page)).toContain("Changer quatre roues complètes, 20 min, à partir de 49 €");
    const target = slotsOf(page).at(30) ?? "";
    const moved = await postAsAnybody(site, link, { geste: "deplacer", slot: target });
    expect(moved.status).toBe(303);
    expect(plain(await visitor.read(moved.headers.get("location") ?? ""))).toContain("Votre rendez-vous est déplacé");
    const update = await mailOf(email, "Votre rendez-vous est déplacé au");
    expect((await postAsAnybody(site, link, { geste: "annuler" })).status).toBe(303);
    expect(plain(await visitor.read(link))).toContain("Ce rendez-vous est annulé");
    const cancelled = await mailOf(email, "est annulé");
    for (const read of Object.values(PARSERS)) {
      const events = [mail, update, cancelled].map(({ calendar }) => read(calendar));
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
      expect(events[0]?.uid).toContain(reference);
      expect(events.map(({ method, sequence }) => [method, sequence])).toEqual([
        ["REQUEST", 0],
        ["REQUEST", 1],
        ["CANCEL", 2],
      ]);
      expect(events.map(({ start: at }) => at)).toEqual([start, target, target]);
    }
    const shown = JSON.parse((await site.vitrine("leads", "show", reference, "--format", "json")).stdout);
    expect(shown.booking.held).toBe(false);
    expect((await slotsFor("wheels")).includes(target)).toBe(true);
    expect((await postAsAnybody(site, link, { geste: "annuler" })).status).toBe(200);
    expect((await visitor.request("/rendez-vous/modifier?cle=x.y")).status).toBe(404);
  });

  test("by staff: visitor and dealership are notified, with the entry for their calendars", async () => {
    const { start, email, reference } = await bookTyres(41, "wheels", 10);
    const free = (await slotsFor("wheels")).find((one) => one > start) ?? "";
    const { date, time } = localTime(new Date(free), ZONE);
    const taken = await site.vitrine("appointments", "move", reference, "--to", `${date} 03:00`);
    expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining("the nearest: ")]);
    const moved = await site.vitrine("appointments", "move", reference, "--to", `${date} ${time}`);
    expect([moved.code, moved.stdout]).toEqual([
      0,
      `${reference}: moved to ${date} ${time}, tyres at esch-sur-alzette. Both are told.\n`,
    ]);
    const update = await mailOf(email, "Votre rendez-vous est déplacé au");
    expect(PARSERS["ical.js"](update.calendar)).toMatchObject({ sequence: 1, start: free });
    const cancelled = await site.vitrine("leads", "release", reference);
    expect(cancelled.code).toBe(0);
    expect(PARSERS["node-ical"]((await mailOf(email, "est annulé")).calendar)).toMatchObject({ method: "CANCEL" });
    const staff = await mailOf("atelier.esch@alzette-automobiles.example", "Rendez-vous annulé");
    expect(PARSERS["ical.js"](staff.calendar)).toMatchObject({ method: "CANCEL", sequence: 2 });
    expect((await site.vitrine("appointments", "cancel", reference)).code).toBe(4);
  });

  test("after the lead moved to another location, each calendar with the appointment follows, by one organizer", async () => {
    const { start, email, reference } = await bookTyres(45, "wheels", 30);
    const [esch, diekirch] = ["atelier.esch", "atelier.diekirch"].map((name) => `${name}@alzette-automobiles.example`);
    const owner = "nouveau@alzette.example";
    const entriesOf = (address = "") =>
      mailsTo(site, address)
        .filter(({ subject, calendar }) => subject.includes(reference) && calendar !== "")
        .map(({ calendar }) => {
          const { method, sequence } = PARSERS["ical.js"](calendar);
          return [method, sequence, /ORGANIZER[^:]*:mailto:(\S+)/.exec(calendar.replaceAll("\r\n ", ""))?.[1]];
        });
    const expectEntries = async (address: string | undefined, ...entries: readonly (readonly [string, number])[]) => {
      const organizer = entriesOf(address)[0]?.[2];
      await expect.poll(() => entriesOf(address)).toEqual(entries.map((entry) => [...entry, organizer]));
    };
    await expect.poll(() => entriesOf(email)).toEqual([["REQUEST", 0, esch]]);
    expect((await site.vitrine("leads", "assign", reference, owner, "--yes")).code).toBe(0);
    await expect.poll(() => entriesOf(owner)).toHaveLength(1);
    const { date, time } = localTime(new Date((await slotsFor("wheels")).find((one) => one > start) ?? ""), ZONE);
    expect((await site.vitrine("appointments", "move", reference, "--to", `${date} ${time}`)).code).toBe(0);
    await expectEntries(owner, ["REQUEST", 0], ["REQUEST", 1]);
    expect((await site.vitrine("leads", "move", reference, "diekirch")).code).toBe(0);
    await expect.poll(() => entriesOf(diekirch)).toHaveLength(1);
    expect((await site.vitrine("appointments", "cancel", reference)).code).toBe(0);
    await expectEntries(email, ["REQUEST", 0], ["REQUEST", 1], ["CANCEL", 2]);
    await expectEntries(esch, ["REQUEST", 0], ["REQUEST", 1], ["CANCEL", 2]);
    await expectEntries(owner, ["REQUEST", 0], ["REQUEST", 1], ["CANCEL", 2]);
    await expectEntries(diekirch, ["REQUEST", 1], ["CANCEL", 2]);
  });
});

test("staff subscribe to the calendar of a location until its address is revoked; it names no visitor", async () => {
  const { reference } = await bookTyres(42, "wheels", 20);
  const addressOf = async (...more: readonly string[]) =>
    new URL((await site.vitrine("appointments", "calendar", "esch-sur-alzette", ...more)).stdout.trim());
  const address = await addressOf();
  const path = address.pathname + address.search;
  const response = await visitor.request(path);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const file = (await response.text()).replaceAll("\r\n ", "");
  expect(file).toContain(reference);
  expect(file).not.toMatch(/Kieffer|example\.org|621/);
  const etag = response.headers.get("etag") ?? "";
  expect((await visitor.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  const rotated = await addressOf("--rotate");
  expect((await visitor.request(path)).status).toBe(404);
  expect((await visitor.request(rotated.pathname + rotated.search)).status).toBe(200);
  expect((await site.vitrine("appointments", "today")).stdout).toMatch(
    /^\d{4}-\d\d-\d\d \(Europe\/Luxembourg\): \d+ appointment/,
  );
});

test("closing a day lists the appointments on it, and asks what becomes of them", async () => {
  const { start, email, reference } = await bookTyres(43, "wheels", 60);
  const { date } = localTime(new Date(start), ZONE);
  const locations = JSON.parse(readFileSync("demo/group/catalogue/locations.json", "utf8")) as {
    slug: string;
    workplace_hours: { exceptions: { date: string; spans: readonly unknown[] }[] } | null;
  }[];
  const closed = locations.map((location) => ({
    ...location,
    workplace_hours: location.workplace_hours && {
      ...location.workplace_hours,
      exceptions: [
        ...location.workplace_hours.exceptions.filter((one) => one.date !== date),
        ...(location.slug === "esch-sur-alzette" ? [{ date, spans: [] }] : []),
      ],
    },
  }));
  const file = join(site.dataDir, "closed.json");
  writeFileSync(file, JSON.stringify(closed));
  const asked = await site.vitrine("import", "locations", file);
  expect([asked.code, asked.stdout]).toEqual([2, ""]);
  expect(asked.stderr).toContain(reference);
  expect(asked.stderr).toContain("Nothing was changed: --notify");
  expect((await site.vitrine("appointments", "outside")).code).toBe(0);
  const notified = await site.vitrine("import", "locations", file, "--notify");
  expect([notified.code, notified.stderr]).toEqual([0, expect.stringContaining("asked by e-mail")]);
  const mail = await mailOf(email, "nous serons fermés");
  expect(linkIn(mail, "/rendez-vous/modifier")).not.toBe("");
  expect(await site.vitrine("appointments", "outside")).toMatchObject({
    code: 2,
    stdout: expect.stringContaining(reference),
  });
  expect((await site.vitrine("import", "locations", file, "--keep")).code).toBe(0);
});
