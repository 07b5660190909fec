import { lastSlot, setSuitableSlot } from "../builders/form-answers.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { CONSENT_FIELD, type LeadFieldDefinition, findLeadKind } from "#domain/forms/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { limit } from "../time-limits.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const content = join(import.meta.dirname, "..", "..", "demo", "group", "content");

/** The group's pages with a form: address and kind. */
const forms = readdirSync(content, { recursive: true, encoding: "utf8" }).flatMap((file) => {
  // Slugs have no dots: `contact.default.yaml` is the text of another market, `x.luxembourg.yaml` a page of this one alone.
  const slug = /^([^.]+)(?:\.luxembourg)?\.yaml$/.exec(file)?.[1];
  if (slug === undefined) return [];
  const kind = /component: form\n(?: {4}.*\n)*? {4}kind: (\w+)/.exec(readFileSync(join(content, file), "utf8"))?.[1];
  return kind === undefined ? [] : [{ path: `/${slug}`, kind }];
});

let site: Site;

const request = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin" },
  });

const page = async (path: string): Promise<string> => {
  const response = await request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

/** The page with its form; if a location has to be chosen first, that of the first location. */
const readFormPage = async (path: string): Promise<{ readonly path: string; readonly html: string }> => {
  const html = await page(path);
  const chosen = /concession=[a-z-]+/.exec(html)?.[0];
  return chosen === undefined ? { path, html } : { path: `${path}?${chosen}`, html: await page(`${path}?${chosen}`) };
};

const valueOf = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? "";

const CV = new File(["%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "cv.pdf", {
  type: "application/pdf",
});

/** Answers to text fields with a format. */
const WRITTEN: Readonly<Record<string, string>> = { postcode: "8080", year: "2021", number: "65 000" };

const answer = (field: LeadFieldDefinition, html: string): string | File => {
  if (field.kind === "email") return "lea.kieffer@exemple.lu";
  if (field.kind === "phone") return "621 123 456";
  if (field.kind === "file") return CV;
  if (field.kind === "slot") return lastSlot(html);
  if (field.kind === "checkbox") return "on";
  if (field.kind === "radio" || field.kind === "select") return field.initial ?? field.options[0] ?? "";
  return (field.kind === "text" && field.format !== undefined && WRITTEN[field.format]) || "Léa";
};

type SubmittedForm = {
  readonly path: string;
  readonly kind: string;
  readonly slot: string | null;
  readonly status: number;
  readonly thanks: string;
};

/** Fills in the required fields of a page's form and submits it. */
const send = async ({ path, kind }: { readonly path: string; readonly kind: string }): Promise<SubmittedForm> => {
  const form = await readFormPage(path);
  const visibleFields = (findLeadKind(kind)?.fields ?? []).filter(({ name }) => form.html.includes(`name="${name}"`));
  const body = new FormData();
  body.set("formulaire", valueOf(form.html, "formulaire"));
  for (const field of visibleFields) if (field.required === true) body.set(field.name, answer(field, form.html));
  body.set(CONSENT_FIELD, "on");
  const hasSlots = visibleFields.some((field) => field.kind === "slot");
  if (hasSlots) {
    body.set("slot", lastSlot(form.html));
    await setSuitableSlot(form.html, body, async (asked) =>
      (await request(form.path, { method: "POST", body: asked })).text(),
    );
  }
  const chosen = body.get("slot");
  const slot = typeof chosen === "string" ? chosen : null;
  const { status, headers } = await request(form.path, { method: "POST", body });
  return { path, kind, slot, status, thanks: headers.get("location") ?? "" };
};

type ListedLead = {
  readonly kind: string;
  readonly source: { readonly path: string };
  readonly booking: { readonly start: string } | null;
};

let sent: readonly SubmittedForm[];
let stored: readonly ListedLead[];

beforeAll(async () => {
  site = await startSite();
  // One after another: of many at once a busy site asks some to try again later.
  const answers: SubmittedForm[] = [];
  for (const form of forms) answers.push(await send(form));
  sent = answers;
  stored = JSON.parse((await site.vitrine("leads", "list", "--format", "json")).stdout) as readonly ListedLead[];
}, limit(240_000));

afterAll(() => site?.dispose());

describe("the forms of the group's pages", () => {
  test("are of many kinds", () => {
    expect(new Set(forms.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  });

  test("include tyre appointments at each location and a tyre offer", () => {
    const pathsOf = (wanted: string) => forms.filter(({ kind }) => kind === wanted).map(({ path }) => path);
    const appointments = "/formulaires/prise-de-rendez-vous-pneus-roues";
    expect(pathsOf("tyre_appointment")).toEqual(
      expect.arrayContaining(
        ["", "-bertrange", "-niederkorn", "-esch", "-diekirch"].map((suffix) => appointments + suffix),
      ),
    );
    expect(pathsOf("tyre_offer")).toContain("/formulaires/demande-offre-pneus");
  });

  test.each(forms)("$kind on $path accepts the required fields and shows its thanks page", async ({ path, kind }) => {
    const answered = sent.find((one) => one.path === path);
    expect(answered?.status).toBe(303);
    expect(answered?.thanks).toMatch(new RegExp(`^${path}/merci\\?ref=`));
    const strings = findLeadKindStrings(kind);
    expect(await page(answered?.thanks ?? "")).toContain(strings?.bookedTitle ?? strings?.thanks.title);
  });

  test("are saved as their kind, with the chosen appointments", () => {
    const toStored = stored.map(({ kind, source, booking }) => `${source.path} ${kind} ${booking?.start ?? null}`);
    const toSubmitted = sent.map(({ path, kind, slot }) => `${path} ${kind} ${slot}`);
    expect(new Set(toStored)).toEqual(new Set(toSubmitted));
    expect(toStored.length).toBe(toSubmitted.length);
    expect(sent.filter(({ slot }) => slot !== null).length).toBeGreaterThan(5);
  });
});
