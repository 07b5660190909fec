// Forms of the program, filled in as a private person and as a company of Belgium: leads, mails and calendar files.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { decodedMails } from "../../browser-support/leads/decoded-mail.ts";
import { formPath } from "../../builders/form-pages.ts";
import { readControls } from "../form-visitor.ts";
import type { LEADS, REFUSED_FIELDS } from "./belgian-forms.ts";
import { createBelgianVisitor, errorsOf, formOf, textOf } from "./belgian-visitor.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { createLeakFinder } from "./condroz-site.ts";
import { readAnswer } from "./crawl.ts";

/** Purposes of the mails that a program without other systems sends. */
const MAIL_PURPOSES = [
  "dealership",
  "confirmation",
  "assignment",
  "visitor_update",
  "dealership_update",
  "reminder",
  "closure",
  "staff",
  "alert",
];

type Forms = {
  readonly leads: readonly (typeof LEADS)[number][];
  readonly refused: readonly (typeof REFUSED_FIELDS)[number][];
};

/** Sends forms of the site, whose group has everything that a group can have, and reads what they bring. */
export const describeForms = (site: () => Site, { leads, refused }: Forms): void => {
  let finder: ReturnType<typeof createLeakFinder>;

  beforeAll(() => {
    finder = createLeakFinder(site().groupDir);
  });

  const { fill, send, waitForMail } = createBelgianVisitor(site);

  const leaksIn = (texts: readonly string[]): readonly string[] => texts.flatMap(finder.leaksIn).slice(0, 10);

  /** Mails about leads that only time brings: they are enqueued beside one that was sent. */
  const enqueueLater = (purposes: readonly string[]): void => {
    const database = new DatabaseSync(join(site().dataDir, "vitrine.sqlite"), { timeout: 5000 });
    const columns = "lead_id, channel, destination, position, attempts, created_at";
    for (const purpose of purposes)
      database.exec(
        `insert into deliveries (id, purpose, state, next_attempt_at, ${columns})
         select '${crypto.randomUUID()}', '${purpose}', 'due', '2026-01-01T00:00:00.000Z', ${columns}
         from deliveries where purpose = 'visitor_update' limit 1`,
      );
    database.close();
  };

  describe("every form", () => {
    test.each(leads)(
      "%s of a %s customer at %s is accepted, and its thanks have no leak",
      async (_, customer, path, kind) => {
        const filled = await fill(path, kind, customer);
        const { status, location, html } = await send(filled);
        expect([status, errorsOf(html)]).toEqual([303, []]);
        const thanks = await readAnswer(site().url, location);
        expect([thanks.status, leaksIn([thanks.text])]).toEqual([200, []]);
      },
    );

    test.each(refused)("%s names the Belgian form of a wrong %s", async (_, name, kind, { typed, message }) => {
      const filled = await fill(formPath(kind), kind, "company");
      filled.body.set(name, typed);
      const { status, html } = await send(filled);
      expect([status, errorsOf(html)]).toEqual([422, [expect.stringContaining(message)]]);
      expect(leaksIn([html])).toEqual([]);
    });

    test("gives a lead that says nothing foreign, in each format, to staff and to programs", async () => {
      const texts: string[] = [];
      for (const format of ["json", "csv", "adf"])
        texts.push((await site().vitrine("leads", "export", "--format", format)).stdout);
      const saved = JSON.parse(texts[0] ?? "") as readonly Lead[];
      expect(saved.length).toBeGreaterThanOrEqual(leads.length);
      expect([...new Set(saved.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(leads.map(([name]) => name)));
      const lists = [
        ["leads", "list"],
        ["leads", "today"],
        ["leads", "stats"],
        ["appointments", "today"],
      ];
      const shown = saved.slice(0, 3).map(({ reference }) => ["leads", "show", reference]);
      for (const args of [...lists, ...shown]) texts.push((await site().vitrine(...args)).stdout);
      expect(leaksIn(texts)).toEqual([]);
      const phones = new Set(saved.map(({ fields }) => fields["phone"]).filter(Boolean));
      expect(phones).toEqual(new Set(["+32475123456"]));
      const companies = saved.filter(({ fields }) => fields["vat_number"]);
      expect(new Set(companies.map(({ fields }) => fields["vat_number"]))).toEqual(new Set(["BE0123456749"]));
      expect(new Set(saved.map(({ fields }) => fields["postcode"]).filter(Boolean))).toEqual(new Set(["6700"]));
    });
  });

  describe("an appointment", () => {
    test("has a calendar file of its location, is moved and cancelled, and its mails are Belgian", async () => {
      const filled = await fill("/demande-workshop-appointment", LEAD_KINDS.workshop_appointment, "private");
      const { location } = await send(filled);
      const thanks = await readAnswer(site().url, location);
      const href = /href="(\/rendez-vous\.ics\?[^"]+)"/.exec(thanks.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
      const file = await readAnswer(site().url, href);
      expect(file.text).toMatch(/LOCATION:.*route de Namur.*Ciney/);
      const confirmation = await waitForMail(filled.email, "BEGIN:VCALENDAR");
      expect(confirmation).toMatch(/^From: .*bonjour@condroz-mobilite\.example/m);
      const link = /\/rendez-vous\/modifier\?[^\s"<]+/.exec(confirmation)?.[0] ?? "";
      const page = await readAnswer(site().url, link);
      const slot = /name="slot" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
      const change = (fields: Readonly<Record<string, string>>) => send({ path: link, body: formOf(fields) });
      const moved = await change({ slot });
      expect(moved.status).toBe(303);
      await waitForMail(filled.email, "déplacé");
      const cancelled = await change({ slot: "", geste: "annuler" });
      expect(cancelled.status).toBe(303);
      const pages = [file.text, page.text, (await readAnswer(site().url, link)).text];
      expect(leaksIn(pages)).toEqual([]);
      const local = Intl.DateTimeFormat("fr", { hour: "numeric", minute: "2-digit", timeZone: "Europe/Brussels" });
      const start = /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(file.text)?.slice(1).map(Number) ?? [];
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = start;
      const [localHour = "", localMinute = ""] = local.format(Date.UTC(year, month - 1, day, hour, minute)).split(":");
      const time = localMinute === "00" ? `${Number(localHour)} h` : `${Number(localHour)} h ${localMinute}`;
      expect(textOf(confirmation)).toContain(time);
    });

    test("is in the calendar that the location's staff subscribe to", async () => {
      const { stdout } = await site().vitrine("appointments", "calendar", "ciney");
      const address = new URL(/https?:\S+/.exec(stdout)?.[0] ?? "");
      const { status, text } = await readAnswer(site().url, address.pathname + address.search);
      expect([status, text.includes("BEGIN:VEVENT"), leaksIn([text])]).toEqual([200, true, []]);
    });
  });

  test("an alert is confirmed, brings news of the stock, and its pages and mails have no leak", async () => {
    const email = "alerte@boulangerie-lambert.example";
    const path = "/alertes/recherche?brand=dacia";
    const form = await readAnswer(site().url, path);
    const formulaire = readControls(form.text).get("formulaire") ?? "";
    const asked = await send({ path, body: formOf({ formulaire, email, consent: "on" }) });
    expect(asked).toMatchObject({ status: 303, location: "/alertes/envoyee" });
    const confirmation = await waitForMail(email, "/alertes/confirmer");
    const link = /\/alertes\/confirmer\?[^\s"<]+/.exec(confirmation)?.[0] ?? "";
    const page = await readAnswer(site().url, link);
    const active = await send({ path: link, body: new FormData() });
    expect([active.status, active.html.includes("Votre alerte est active")]).toEqual([200, true]);
    const feed = readFileSync(join(site().groupDir, "feeds", "vehicles.csv"), "utf8");
    const cheaper = join(site().dataDir, "cheaper.csv");
    writeFileSync(cheaper, feed.replaceAll(/^(\d+,Dacia,(?:[^,]*,){4})(\d+)\d{5},/gm, "$1$200000,"));
    expect((await site().vitrine("import", "vehicles", cheaper)).code).toBe(0);
    const news = await waitForMail(email, "Prix en baisse");
    const stop = /\/alertes\/arreter\?[^\s"<]+/.exec(news)?.[0] ?? "";
    expect(leaksIn([page.text, active.html, (await readAnswer(site().url, stop)).text])).toEqual([]);
  });

  test("a program sends leads with Belgian data, and reads of which country a wrong number is not", async () => {
    const token = (
      await site().vitrine("token", "create", "portail", "--scope", "leads:write", "--scope", "leads:read")
    ).stdout.trim();
    const post = async (kind: string, id: string, fields: object) => {
      const lead = { kind, source: "portail", external_id: id, location: "ciney", fields };
      const answer = await fetch(`${site().url}/api/v1/leads`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(lead),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const person = {
      first_name: "Zoé",
      last_name: "Lambert",
      email: "programme@boulangerie-lambert.example",
      phone: "0475 12 34 56",
    };
    const company = {
      ...person,
      company: "Boulangerie Lambert SRL",
      vat_number: "BE 0123.456.749",
      need: "leasing",
      fleet_size: "5-14",
    };
    const accepted = [await post("call_back", "1", person), await post("fleet_request", "2", company)];
    expect(accepted.map(({ status }) => status)).toEqual([201, 201]);
    const rejected = [
      await post("call_back", "3", { ...person, phone: "12" }),
      await post("fleet_request", "4", { ...company, vat_number: "BE1" }),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([400, 400]);
    expect(rejected.map(({ text }) => text)).toEqual([
      expect.stringContaining("#/fields/phone is not valid in BE"),
      expect.stringContaining("#/fields/vat_number is not valid in BE"),
    ]);
    expect(leaksIn([...accepted, ...rejected].map(({ text }) => text))).toEqual([]);
  });

  test("no mail has a leak, whatever brings it, and all are the group's", async () => {
    const [lead] = JSON.parse((await site().vitrine("leads", "export", "--format", "json")).stdout) as readonly Lead[];
    await site().vitrine("leads", "assign", lead?.reference ?? "", "bastien.collard@condroz-mobilite.example");
    const empty = join(site().dataDir, "empty.csv");
    writeFileSync(
      empty,
      readFileSync(join(site().groupDir, "feeds", "vehicles.csv"), "utf8")
        .split("\n")
        .slice(0, 3)
        .join("\n"),
    );
    expect((await site().vitrine("import", "vehicles", empty)).code).not.toBe(0);
    enqueueLater(["reminder", "closure"]);
    const purposesLeft = (): readonly string[] => {
      const database = new DatabaseSync(join(site().dataDir, "vitrine.sqlite"), { readOnly: true });
      const sent = database.prepare("select distinct purpose from deliveries where state = 'sent'").all();
      const due = database.prepare("select id from deliveries where state != 'sent'").all();
      database.close();
      const purposes = new Set(sent.map(({ purpose }) => purpose));
      return [...MAIL_PURPOSES.filter((purpose) => !purposes.has(purpose)), ...due.map(({ id }) => String(id))];
    };
    await expect.poll(purposesLeft).toEqual([]);
    const mails = [...decodedMails(site()).values()];
    expect(mails.length).toBeGreaterThan(leads.length);
    expect(leaksIn(mails)).toEqual([]);
    expect(mails.filter((mail) => !/^From: .*bonjour@condroz-mobilite\.example/m.test(mail))).toEqual([]);
  });
};
