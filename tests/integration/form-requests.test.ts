import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VacancyFacts } from "#domain/people/index.ts";
import { sellOne } from "../browser/sell-one.ts";
import { startSite, type Site } from "../browser/site.ts";
import { type Car, controlsOf, firstSlot, firstSlotField, PERSON, unescaped, visitorOf } from "./form-visitor.ts";

/** An import is followed in its own time. */
const PATIENT = { timeout: 15_000 };

let site: Site;
let ford: Car;
let opel: Car;

const { ask, read, answerOf, firstOf, send } = visitorOf(() => site);

beforeAll(async () => {
  site = await startSite();
  ford = await firstOf("brand=ford&condition=new");
  opel = await firstOf("brand=opel");
}, 120_000);

afterAll(() => site?.dispose());

type ListedLead = {
  readonly kind: string;
  readonly reference: string;
  readonly subject: {
    readonly type: string;
    readonly slug: string;
    readonly location: { readonly slug: string } | null;
  };
  readonly booking: { readonly location: string; readonly start: string } | null;
};

const leads = (): readonly ListedLead[] =>
  JSON.parse(site.vitrine("leads", "list", "--format", "json").stdout) as ListedLead[];

describe("an appointment that is asked for", () => {
  const form = "/ford/models/puma/testdrive?concession=diekirch";

  test("is kept with the place that was chosen, thanked for with its hour, and carried into a calendar", async () => {
    const hour = firstSlot(await read(form));
    const answer = await send(form);
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/ford\/models\/puma\/testdrive\/merci\?ref=/);
    const lead = leads().find(({ kind }) => kind === "model_test_drive");
    expect(lead).toMatchObject({
      subject: { type: "model", slug: "puma", location: { slug: "diekirch" } },
      booking: { location: "diekirch", start: hour },
    });

    const html = unescaped(await read(thanks));
    const href = /href="(\/rendez-vous\.ics\?ref=[^"]+)"/.exec(html)?.[1] ?? "";
    expect(href).not.toBe("");
    expect(html).toContain(lead?.reference);
    const file = await ask(href);
    expect(file.headers.get("content-type")).toContain("text/calendar");
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(file.headers.get("x-robots-tag")).toBe("noindex");
    const lines = (await file.text()).replaceAll("\r\n ", "").split("\r\n");
    const stamp = new Date(hour).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
    expect(lines).toContain(`DTSTART:${stamp}`);
    expect(lines.find((line) => line.startsWith("SUMMARY"))).toContain("Ford Puma");
    expect(lines.find((line) => line.startsWith("UID"))).toContain(lead?.reference);
    expect(lines.find((line) => line.startsWith("LOCATION"))).toContain("Diekirch");
    expect(lines.join("\n")).not.toMatch(/Kieffer|lea@/);
  });

  test("is not offered to the next visitor, and is refused to one who had the form open", async () => {
    const html = await read(form);
    const formulaire = controlsOf(html).get("formulaire") ?? "";
    const taken = Object.fromEntries(firstSlotField(html));
    expect((await send(form)).status).toBe(303);
    expect(firstSlot(await read(form))).not.toBe(firstSlot(html));
    const body = new URLSearchParams({ ...PERSON, ...taken, email: "paul@example.org", formulaire });
    const late = await ask(form, { method: "POST", body });
    expect(late.status).toBe(409);
    const shown = unescaped(await late.text());
    expect(shown).toContain("paul@example.org");
    expect(shown).toContain('href="/ford/models/puma/testdrive"');
    expect(firstSlot(shown)).not.toBe(firstSlot(html));
  });

  test("is made on a page of the content with the place in its address", async () => {
    const path = "/services/apres-vente?concession=esch-sur-alzette";
    const answer = await send(path, { plate: "AB 1234", car: "Ford Puma", work: "service", mileage: "42000" });
    expect([answer.status, answer.status === 303 ? "" : await answer.text()]).toEqual([303, ""]);
    const lead = leads().find(({ kind }) => kind === "workshop_appointment");
    expect(lead).toMatchObject({
      subject: { type: "place", slug: "esch-sur-alzette" },
      booking: { location: "esch-sur-alzette" },
    });
    expect((await ask(answer.headers.get("location") ?? "")).status).toBe(200);
  });

  test("is made for a vehicle where it stands, also below its brand", async () => {
    for (const path of [`/stock/${ford.slug}/essai-routier`, `/ford/stock/${ford.slug}/testdrive`]) {
      const answer = await send(path);
      expect([path, answer.status]).toEqual([path, 303]);
      expect((await ask(answer.headers.get("location") ?? "")).status).toBe(200);
    }
    const drives = leads().filter(({ kind }) => kind === "test_drive");
    expect(drives.map(({ subject, booking }) => booking?.location === subject.location?.slug)).toEqual([true, true]);
    expect(new Set(drives.map(({ booking }) => booking?.start)).size).toBe(2);
  });
});

describe("a vehicle of which nobody knows where it stands", () => {
  let parked: string;

  beforeAll(async () => {
    parked = (await sellOne(site)).like;
  }, 60_000);

  test("is driven where the visitor chooses, and keeps that place with the request", async () => {
    const path = `${parked}/essai-routier`;
    const html = unescaped(await read(path));
    expect(html).not.toContain('name="formulaire"');
    expect(html).toContain(`href="${path}?concession=niederkorn"`);
    const answer = await send(`${path}?concession=niederkorn`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(new RegExp(`^${path}/merci\\?ref=`));
    const lead = leads().find(({ subject }) => `/stock/${subject.slug}` === parked);
    expect(lead).toMatchObject({ kind: "test_drive", subject: { location: { slug: "niederkorn" } } });
    expect(lead?.booking?.location).toBe("niederkorn");
  });

  test("has no lease to ask for where no month can be told", async () => {
    expect(await read(parked)).not.toContain("leasing-en-ligne");
    expect(await answerOf(`${parked}/leasing-en-ligne`)).toBe("404 vehicle-form-not-found");
    expect(await answerOf(`${parked}/interessee`)).toBe("200");
  });
});

describe("the favourites", () => {
  test("lead to the form about the visitor's own list, which then stands in its address", async () => {
    const cookie = `favoris=${ford.id}.${opel.id}`;
    const html = await (await ask("/stock/favoris", { headers: { cookie } })).text();
    const href = `/stock/favoris/demande?ids=${ford.id}.${opel.id}`;
    expect(html).toContain(`href="${href}"`);
    const asked = await ask("/stock/favoris/demande", { headers: { cookie } });
    expect([asked.status, asked.headers.get("location")]).toEqual([302, href]);
    const form = await read(href);
    for (const { slug } of [ford, opel]) expect(form).toContain(`href="/stock/${slug}"`);
  });

  test("are sent to an adviser once, whatever becomes of the list meanwhile", async () => {
    const path = `/stock/favoris/demande?ids=${ford.id}.${opel.id}`;
    const answer = await send(path);
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/stock\/favoris\/demande\/merci\?ref=/);
    expect(await read(thanks)).toContain('href="/stock/favoris"');
    const lead = leads().find(({ kind }) => kind === "favourites");
    expect(lead?.subject).toMatchObject({ type: "vehicles", slug: `${ford.id}.${opel.id}` });
  });

  test("are shown again with everything typed where something is missing", async () => {
    const answer = await send(`/stock/favoris/demande?ids=${ford.id}`, { email: "" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Kieffer");
    expect(html).toContain(`href="/stock/${ford.slug}"`);
  });

  test("without a list nothing is sent", async () => {
    const answer = await ask("/stock/favoris/demande", { method: "POST", body: new URLSearchParams(PERSON) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/stock/favoris/demande"]);
  });

  test("may be as many as a list takes", async () => {
    const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=100`);
    const { vehicles } = (await answer.json()) as { readonly vehicles: readonly (Car & { availability: string })[] };
    const there = vehicles.filter(({ availability }) => availability !== "sold");
    expect(there.length).toBeGreaterThan(80);
    const path = `/stock/favoris/demande?ids=${there.map(({ id }) => id).join(".")}`;
    expect((await send(path, { message: "é".repeat(1900) })).status).toBe(303);
  });
});

const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "demo", "catalogue", "vacancies.json"), "utf8"),
) as [VacancyFacts, ...VacancyFacts[]];

const importOnly = (changes: Partial<VacancyFacts>): void => {
  const file = join(site.dataDir, "vacancies.json");
  writeFileSync(
    file,
    JSON.stringify([{ ...demo[0], published_on: "2020-01-01", valid_through: "2999-12-31", ...changes }]),
  );
  expect(site.vitrine("import", "vacancies", file, "--force").code).toBe(0);
};

const apply = async (path: string, formulaire: string): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...PERSON, formulaire })) body.set(name, value);
  body.set("cv", new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "cv.pdf", { type: "application/pdf" }));
  return ask(path, { method: "POST", body });
};

describe("a vacancy", () => {
  test("is applied for on the site, and what was begun in time is taken in also after it has closed", async () => {
    importOnly({ slug: "poste-ouvert", apply_url: null });
    await expect.poll(async () => (await ask("/carrieres/poste-ouvert")).status, PATIENT).toBe(200);
    const path = "/carrieres/poste-ouvert/candidature";
    expect(await read("/carrieres/poste-ouvert")).toContain(`href="${path}"`);
    const html = await read(path);
    expect(/enctype="multipart\/form-data"/i.test(html)).toBe(true);
    expect(html).not.toContain('name="department"');
    const formulaire = controlsOf(html).get("formulaire") ?? "";

    importOnly({ slug: "poste-ferme", valid_through: "2020-12-31" });
    await expect.poll(async () => (await ask("/carrieres/poste-ouvert")).status, PATIENT).toBe(404);
    expect(await answerOf(path)).toBe("404 page-not-found");
    const answer = await apply(path, formulaire);
    expect([answer.status, answer.status === 303 ? "" : await answer.text()]).toEqual([303, ""]);
    expect((await ask(answer.headers.get("location") ?? "")).status).toBe(200);
    const lead = leads().find(({ kind }) => kind === "application");
    expect(lead?.subject).toMatchObject({ type: "vacancy", slug: "poste-ouvert" });
  });

  test("that is applied for elsewhere has no form here", async () => {
    importOnly({ slug: "poste-ailleurs", apply_url: "https://emplois.example/42" });
    await expect.poll(async () => (await ask("/carrieres/poste-ailleurs")).status, PATIENT).toBe(200);
    expect(await read("/carrieres/poste-ailleurs")).toContain('href="https://emplois.example/42"');
    expect(await answerOf("/carrieres/poste-ailleurs/candidature")).toBe("404 page-not-found");
  });
});
