import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VacancyFacts } from "#domain/people/index.ts";
import { startSite, type Site } from "../browser/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** An import is followed in its own time. */
const PATIENT = { timeout: 15_000 };

type Car = { readonly id: number; readonly slug: string };

let site: Site;
let ford: Car;
let opel: Car;

const firstOf = async (query: string): Promise<Car> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?${query}&perPage=1`);
  const { vehicles } = (await answer.json()) as { readonly vehicles: readonly Car[] };
  const [first] = vehicles;
  if (!first) throw new Error(`nothing for ${query} in the demo stock`);
  return first;
};

beforeAll(async () => {
  site = await startSite();
  ford = await firstOf("brand=ford&condition=new");
  opel = await firstOf("brand=opel");
}, 120_000);

afterAll(() => site?.dispose());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", ...init.headers },
  });

const read = async (path: string): Promise<string> => (await ask(path)).text();

/** What an address answers: its status with where it leads to or which error it is. */
const answerOf = async (path: string): Promise<string> => {
  const answer = await ask(path);
  const kind = /data-error-type="([^"]+)"/.exec(await answer.text())?.[1];
  return [answer.status, answer.headers.get("location") ?? kind].filter(Boolean).join(" ");
};

const filled = (path: string): string =>
  path
    .replaceAll("{ford}", ford.slug)
    .replaceAll("{id}", String(ford.id))
    .replaceAll("{other}", String(opel.id))
    .replaceAll("{opel}", opel.slug);

const unescaped = (html: string): string => html.replaceAll("&amp;", "&");

const controlsOf = (html: string): ReadonlyMap<string, string> => {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return new Map(inputs.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
};

const PERSON = {
  first_name: "Léa",
  last_name: "Kieffer",
  email: "lea@example.org",
  preferred_contact: "email",
  phone: "+352 621 123 456",
  driving_licence: "on",
  message: "Bonjour.",
  consent: "on",
};

/** The first free appointment of a form, as its radio button sends it; nothing where the form asks for none. */
const firstSlotField = (html: string): readonly (readonly [name: string, start: string])[] => {
  const [, name, start] = / name="([a-z_]+)" value="(20\d\d-\d\d-\d\dT[^"]+)"/.exec(html) ?? [];
  return name === undefined || start === undefined ? [] : [[name, start]];
};

const firstSlot = (html: string): string => firstSlotField(html)[0]?.[1] ?? "";

/** Opens the form at an address and sends it, filled in. */
const send = async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const html = await read(path);
  const formulaire = controlsOf(html).get("formulaire") ?? "";
  expect(formulaire, path).not.toBe("");
  const booked = Object.fromEntries(firstSlotField(html));
  return ask(path, { method: "POST", body: new URLSearchParams({ ...PERSON, ...booked, ...fields, formulaire }) });
};

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

describe("the addresses of the forms", () => {
  test.each([
    ["/stock/{ford}/essai-routier", "200"],
    ["/stock/{id}-1-x/essai-routier?a=1", "301 /stock/{ford}/essai-routier?a=1"],
    ["/stock/{ford}/test-drive", "301 /stock/{ford}/essai-routier"],
    ["/stock/{ford}/leasing-en-ligne", "200"],
    ["/stock/{id}-1-x/leasing-en-ligne", "301 /stock/{ford}/leasing-en-ligne"],
    ["/stock/{ford}/reprise", "404 vehicle-form-not-found"],
    ["/stock/{ford}/demande", "404 vehicle-form-not-found"],
    ["/stock/999999999-1-x/essai-routier", "404 vehicle-not-found"],
    ["/ford/stock/{ford}/testdrive", "200"],
    ["/opel/stock/{ford}/testdrive?a=1", "301 /stock/{ford}/essai-routier?a=1"],
    ["/ford/stock/{ford}/leasing-en-ligne", "404 vehicle-form-not-found"],
    ["/ford/models/puma/contact", "200"],
    ["/ford/models/puma/testdrive", "200"],
    ["/ford/models/puma/testdrive?concession=diekirch", "200"],
    ["/ford/models/puma/reprise", "404 page-not-found"],
    ["/ford/models/taunus/testdrive", "404 page-not-found"],
    ["/dacia/models/duster/contact", "404 brand-not-found"],
    ["/ford/models/puma/contact/merci", "404 page-not-found"],
    ["/stock/favoris/demande", "302 /stock/favoris"],
    ["/stock/favoris/demande?ids={id}.{other}", "200"],
    ["/stock/favoris/demande?ids={id}.999999999", "302 /stock/favoris/demande?ids={id}"],
    ["/stock/favoris/demande?ids={id},x", "302 /stock/favoris"],
    ["/stock/favoris/demande?ids=999999999", "302 /stock/favoris?ids=999999999"],
    ["/stock/favorite/demande?ids={id}", "301 /stock/favoris/demande?ids={id}"],
    ["/stock/favoris/demande/merci", "404 page-not-found"],
    ["/carrieres/mecanicien-automobile-bertrange/candidature", "200"],
    ["/carrieres/pilote/candidature", "404 page-not-found"],
    ["/carrieres/mecanicien-automobile-bertrange/candidature/merci", "404 page-not-found"],
    ["/rendez-vous.ics", "404"],
    ["/rendez-vous.ics?ref=abc.def", "404"],
    ["/services/apres-vente?concession=nulle-part", "200"],
  ])("%s answers %s", async (path, answer) => {
    expect(await answerOf(filled(path))).toBe(filled(answer));
  });

  test.each([
    "/stock/{ford}/essai-routier",
    "/ford/models/puma/testdrive",
    "/ford/models/puma/testdrive?concession=diekirch",
    "/stock/favoris/demande?ids={id}",
    "/stock/favoris/demande",
    "/carrieres/mecanicien-automobile-bertrange/candidature",
    "/services/apres-vente",
    "/services/apres-vente?concession=diekirch",
    "/rendez-vous.ics?ref=abc",
  ])("%s is never kept", async (path) => {
    for (const _ of [1, 2]) {
      const answer = await ask(filled(path));
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("server-timing") ?? "").not.toContain("hit");
    }
  });

  test("stay out of search engines, except where the form is a part of a page", async () => {
    const none = '<meta name="robots" content="noindex, follow"';
    const forms = ["/ford/models/puma/testdrive", "/stock/favoris/demande?ids={id}", "/stock/{ford}/leasing-en-ligne"];
    for (const path of forms) expect(await read(filled(path)), path).toContain(none);
    const page = await read("/services/apres-vente?concession=diekirch");
    expect(page).not.toContain(none);
    expect(page).toMatch(/<link rel="canonical" href="[^"?]+\/services\/apres-vente"/);
  });
});

describe("where the place is not known", () => {
  test("a model's test drive asks for it first: of those that sell the brand, each with its first free hour", async () => {
    const html = await read("/ford/models/puma/testdrive");
    expect(html).not.toContain('name="formulaire"');
    const places = [...html.matchAll(/href="\/ford\/models\/puma\/testdrive\?concession=([a-z-]+)"/g)];
    expect(places.map(([, slug]) => slug).toSorted()).toEqual(["bertrange", "diekirch", "niederkorn"]);
    expect(html).toMatch(/(?:lundi|mardi|mercredi|jeudi|vendredi|samedi)[^<]* à \d+/);
  });

  test("the only place that sells the brand is taken at once", async () => {
    const html = await read("/volvo/models/ex30/testdrive");
    expect(html).toContain('name="formulaire"');
    expect(html).toContain("Alzette Automobiles Bertrange");
    expect(html).not.toContain("concession=");
  });

  test("vans are driven where they are sold", async () => {
    expect(await read("/ford/models/transit/testdrive")).toContain('name="formulaire"');
  });

  test("a part of a page asks for it in its place, and leads back there", async () => {
    const html = unescaped(await read("/services/apres-vente"));
    expect(html).not.toContain('name="formulaire"');
    expect(html).toContain('href="/services/apres-vente?concession=diekirch#rendez-vous"');
    const chosen = unescaped(await read("/services/apres-vente?concession=diekirch"));
    expect(chosen).toContain('name="formulaire"');
    expect(chosen).toContain('href="/services/apres-vente#rendez-vous"');
  });
});

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
