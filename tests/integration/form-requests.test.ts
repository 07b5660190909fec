import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VacancyAttributes } from "#domain/people/index.ts";
import { sellOne } from "../browser-support/leads/sell-one.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import {
  type Car,
  readControls,
  firstSlot,
  firstSlotField,
  PERSON,
  unescapeAmpersands,
  createVisitor,
} from "./form-visitor.ts";

let site: Site;
let ford: Car;
let opel: Car;

const { request, read, describeResponse, findFirstVehicle, submitForm } = createVisitor(() => site);

beforeAll(async () => {
  site = await startSite();
  ford = await findFirstVehicle("brand=ford&condition=new");
  opel = await findFirstVehicle("brand=opel");
});

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

const leads = async (): Promise<readonly ListedLead[]> =>
  JSON.parse((await site.vitrine("leads", "list", "--format", "json")).stdout) as ListedLead[];

describe("an appointment request", () => {
  const form = "/ford/models/puma/testdrive?concession=diekirch";

  test("is saved with the chosen location, shown with its hour, and offered as a calendar file", async () => {
    const hour = firstSlot(await read(form));
    const answer = await submitForm(form);
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/ford\/models\/puma\/testdrive\/merci\?ref=/);
    const lead = (await leads()).find(({ kind }) => kind === "model_test_drive");
    expect(lead).toMatchObject({
      subject: { type: "model", slug: "puma", location: { slug: "diekirch" } },
      booking: { location: "diekirch", start: hour },
    });

    const html = unescapeAmpersands(await read(thanks));
    const href = /href="(\/rendez-vous\.ics\?ref=[^"]+)"/.exec(html)?.[1] ?? "";
    expect(href).not.toBe("");
    expect(html).toContain(lead?.reference);
    const file = await request(href);
    expect(file.headers.get("content-type")).toContain("text/calendar");
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(file.headers.get("x-robots-tag")).toBe("noindex");
    const lines = (await file.text()).replaceAll("\r\n ", "").split("\r\n");
    const toCalendarTime = new Date(hour).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
    expect(lines).toContain(`DTSTART:${toCalendarTime}`);
    expect(lines.find((line) => line.startsWith("SUMMARY"))).toContain("Ford Puma");
    expect(lines.find((line) => line.startsWith("UID"))).toContain(lead?.reference);
    expect(lines.find((line) => line.startsWith("LOCATION"))).toContain("Diekirch");
    expect(lines.join("\n")).not.toMatch(/Kieffer|lea@/);
  });

  const WORKSHOP = { plate: "AB 1234", car: "Ford Puma", work: "service", mileage: "42000" };

  test.each([
    ["bertrange", "ford/models/puma"],
    ["niederkorn", "ford/models/puma"],
    ["esch-sur-alzette", "hyundai/models/kona"],
    ["diekirch", "ford/models/puma"],
  ])("at %s has calendar files whose lines are short and end within no escape", async (location, model) => {
    for (const [path, fields] of [
      [`/${model}/testdrive?concession=${location}`, {}],
      [`/services/apres-vente?concession=${location}`, WORKSHOP],
    ] as const) {
      const answer = await submitForm(path, { ...fields, email: `${location}@example.org`, phone: "+352 621 654 321" });
      const thanks = unescapeAmpersands(await read(answer.headers.get("location") ?? ""));
      const href = /href="(\/rendez-vous\.ics\?ref=[^"]+)"/.exec(thanks)?.[1] ?? "";
      const file = await (await request(href)).text();
      const lines = file.split("\r\n");
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(lines.filter((line) => (/\\*$/.exec(line)?.[0].length ?? 0) % 2 === 1)).toEqual([]);
      expect(file.replaceAll("\r\n ", "")).toMatch(/^LOCATION:Alzette Automobiles .+\\, .+/m);
    }
  });

  test("is not offered to the next visitor, and is refused to one who had the form open", async () => {
    const html = await read(form);
    const formulaire = readControls(html).get("formulaire") ?? "";
    const booked = Object.fromEntries(firstSlotField(html));
    expect((await submitForm(form)).status).toBe(303);
    expect(firstSlot(await read(form))).not.toBe(firstSlot(html));
    const body = new URLSearchParams({ ...PERSON, ...booked, email: "paul@example.org", formulaire });
    const late = await request(form, { method: "POST", body });
    expect(late.status).toBe(409);
    const visible = unescapeAmpersands(await late.text());
    expect(visible).toContain("paul@example.org");
    expect(visible).toContain('href="/ford/models/puma/testdrive"');
    expect(firstSlot(visible)).not.toBe(firstSlot(html));
  });

  test("works on a content page with the location in its address", async () => {
    const path = "/services/apres-vente?concession=esch-sur-alzette";
    const answer = await submitForm(path, { plate: "AB 1234", car: "Ford Puma", work: "service", mileage: "42000" });
    expect([answer.status, answer.status === 303 ? "" : await answer.text()]).toEqual([303, ""]);
    const lead = (await leads()).find(({ kind }) => kind === "workshop_appointment");
    expect(lead).toMatchObject({
      subject: { type: "place", slug: "esch-sur-alzette" },
      booking: { location: "esch-sur-alzette" },
    });
    expect((await request(answer.headers.get("location") ?? "")).status).toBe(200);
  });

  test("for a vehicle is made at its location, also below its brand", async () => {
    for (const path of [`/stock/${ford.slug}/essai-routier`, `/ford/stock/${ford.slug}/testdrive`]) {
      const answer = await submitForm(path);
      expect([path, answer.status]).toEqual([path, 303]);
      expect((await request(answer.headers.get("location") ?? "")).status).toBe(200);
    }
    const drives = (await leads()).filter(({ kind }) => kind === "test_drive");
    expect(drives.map(({ subject, booking }) => booking?.location === subject.location?.slug)).toEqual([true, true]);
    expect(new Set(drives.map(({ booking }) => booking?.start)).size).toBe(2);
  });
});

describe("a vehicle without a location", () => {
  let removed: string;

  beforeAll(async () => {
    removed = (await sellOne(site)).like;
  });

  test("is driven at a location that the visitor chooses, which is saved with the request", async () => {
    const path = `${removed}/essai-routier`;
    const html = unescapeAmpersands(await read(path));
    expect(html).not.toContain('name="formulaire"');
    expect(html).toContain(`href="${path}?concession=niederkorn"`);
    const answer = await submitForm(`${path}?concession=niederkorn`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(new RegExp(`^${path}/merci\\?ref=`));
    const lead = (await leads()).find(({ subject }) => `/stock/${subject.slug}` === removed);
    expect(lead).toMatchObject({ kind: "test_drive", subject: { location: { slug: "niederkorn" } } });
    expect(lead?.booking?.location).toBe("niederkorn");
  });

  test("has no leasing form when no monthly payment is known", async () => {
    expect(await read(removed)).not.toContain("leasing-en-ligne");
    expect(await describeResponse(`${removed}/leasing-en-ligne`)).toBe("404 vehicle-form-not-found");
    expect(await describeResponse(`${removed}/interessee`)).toBe("200");
  });
});

describe("the favourites", () => {
  test("lead to the form about the visitor's own list, which its address then names", async () => {
    const cookie = `favoris=${ford.id}.${opel.id}`;
    const html = await (await request("/stock/favoris", { headers: { cookie } })).text();
    const href = `/stock/favoris/demande?ids=${ford.id}.${opel.id}`;
    expect(html).toContain(`href="${href}"`);
    const response = await request("/stock/favoris/demande", { headers: { cookie } });
    expect([response.status, response.headers.get("location")]).toEqual([302, href]);
    const form = await read(href);
    for (const { slug } of [ford, opel]) expect(form).toContain(`href="/stock/${slug}"`);
  });

  test("are sent to an adviser once, even if the list changes meanwhile", async () => {
    const path = `/stock/favoris/demande?ids=${ford.id}.${opel.id}`;
    const answer = await submitForm(path);
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/stock\/favoris\/demande\/merci\?ref=/);
    expect(await read(thanks)).toContain('href="/stock/favoris"');
    const lead = (await leads()).find(({ kind }) => kind === "favourites");
    expect(lead?.subject).toMatchObject({ type: "vehicles", slug: `${ford.id}.${opel.id}` });
  });

  test("keep everything typed when a field is missing", async () => {
    const answer = await submitForm(`/stock/favoris/demande?ids=${ford.id}`, { email: "" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Kieffer");
    expect(html).toContain(`href="/stock/${ford.slug}"`);
  });

  test("send nothing without a list", async () => {
    const answer = await request("/stock/favoris/demande", { method: "POST", body: new URLSearchParams(PERSON) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/stock/favoris/demande"]);
  });

  test("may be as many as a list holds", async () => {
    const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=100`);
    const { vehicles } = (await answer.json()) as { readonly vehicles: readonly (Car & { availability: string })[] };
    const there = vehicles.filter(({ availability }) => availability !== "sold");
    expect(there.length).toBeGreaterThan(80);
    const path = `/stock/favoris/demande?ids=${there.map(({ id }) => id).join(".")}`;
    expect((await submitForm(path, { message: "é".repeat(1900) })).status).toBe(303);
  });
});

const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "demo", "group", "catalogue", "vacancies.json"), "utf8"),
) as [VacancyAttributes, ...VacancyAttributes[]];

const importOnly = async (changes: Partial<VacancyAttributes>): Promise<void> => {
  const file = join(site.dataDir, "vacancies.json");
  writeFileSync(
    file,
    JSON.stringify([{ ...demo[0], published_on: "2020-01-01", valid_through: "2999-12-31", ...changes }]),
  );
  expect((await site.vitrine("import", "vacancies", file, "--force")).code).toBe(0);
};

const apply = async (path: string, formulaire: string): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...PERSON, formulaire })) body.set(name, value);
  body.set("cv", new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "cv.pdf", { type: "application/pdf" }));
  return request(path, { method: "POST", body });
};

describe("a vacancy", () => {
  test("accepts an application that was begun in time, even after it has closed", async () => {
    await importOnly({ slug: "poste-ouvert", apply_url: null });
    await expect.poll(async () => (await request("/carrieres/poste-ouvert")).status).toBe(200);
    const path = "/carrieres/poste-ouvert/candidature";
    expect(await read("/carrieres/poste-ouvert")).toContain(`href="${path}"`);
    const html = await read(path);
    expect(/enctype="multipart\/form-data"/i.test(html)).toBe(true);
    expect(html).not.toContain('name="department"');
    const formulaire = readControls(html).get("formulaire") ?? "";

    await importOnly({ slug: "poste-ferme", valid_through: "2020-12-31" });
    await expect.poll(async () => (await request("/carrieres/poste-ouvert")).status).toBe(404);
    expect(await describeResponse(path)).toBe("404 page-not-found");
    const answer = await apply(path, formulaire);
    expect([answer.status, answer.status === 303 ? "" : await answer.text()]).toEqual([303, ""]);
    expect((await request(answer.headers.get("location") ?? "")).status).toBe(200);
    const lead = (await leads()).find(({ kind }) => kind === "application");
    expect(lead?.subject).toMatchObject({ type: "vacancy", slug: "poste-ouvert" });
  });

  test("with an external application has no form here", async () => {
    await importOnly({ slug: "poste-ailleurs", apply_url: "https://emplois.example/42" });
    await expect.poll(async () => (await request("/carrieres/poste-ailleurs")).status).toBe(200);
    expect(await read("/carrieres/poste-ailleurs")).toContain('href="https://emplois.example/42"');
    expect(await describeResponse("/carrieres/poste-ailleurs/candidature")).toBe("404 page-not-found");
  });
});
