import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONSENT_FIELD, type LeadField, leadKindNamed } from "#domain/leads/index.ts";
import { startSite, type Site } from "../browser/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const content = join(import.meta.dirname, "..", "..", "content");

/** The pages of the group that have a form: address and kind. */
const forms = readdirSync(content, { recursive: true, encoding: "utf8" }).flatMap((file) => {
  if (!file.endsWith(".yaml")) return [];
  const kind = /component: form\n(?: {4}.*\n)*? {4}kind: (\w+)/.exec(readFileSync(join(content, file), "utf8"))?.[1];
  return kind === undefined ? [] : [{ path: `/${file.replace(/\.yaml$/, "")}`, kind }];
});

let site: Site;

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin" },
  });

const page = async (path: string): Promise<string> => (await ask(path)).text();

/** The page with its form: where it asks for a place first, with the first one it offers. */
const formOn = async (path: string): Promise<{ readonly path: string; readonly html: string }> => {
  const html = await page(path);
  const chosen = /concession=[a-z-]+/.exec(html)?.[0];
  return chosen === undefined ? { path, html } : { path: `${path}?${chosen}`, html: await page(`${path}?${chosen}`) };
};

const valueOf = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? "";

const CV = new File(["%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "cv.pdf", {
  type: "application/pdf",
});

const answer = (field: LeadField, html: string): string | File => {
  if (field.kind === "email") return "lea.kieffer@exemple.lu";
  if (field.kind === "phone") return "621 123 456";
  if (field.kind === "file") return CV;
  if (field.kind === "slot") return valueOf(html, field.name);
  if (field.kind === "checkbox") return "on";
  if (field.kind === "radio" || field.kind === "select") return field.initial ?? field.options[0]?.value ?? "";
  return field.kind === "text" && field.format === "postcode" ? "8080" : "Léa";
};

type Sent = {
  readonly path: string;
  readonly kind: string;
  readonly slot: string | null;
  readonly status: number;
  readonly thanks: string;
};

/** Fills in the form of a page as far as it must be, and sends it. */
const send = async ({ path, kind }: { readonly path: string; readonly kind: string }): Promise<Sent> => {
  const form = await formOn(path);
  const shown = (leadKindNamed(kind)?.fields ?? []).filter(({ name }) => form.html.includes(`name="${name}"`));
  const body = new FormData();
  for (const field of shown) if (field.required === true) body.set(field.name, answer(field, form.html));
  body.set(CONSENT_FIELD, "on");
  body.set("formulaire", valueOf(form.html, "formulaire"));
  const { status, headers } = await ask(form.path, { method: "POST", body });
  const slot = shown.some((field) => field.kind === "slot") ? valueOf(form.html, "slot") : null;
  return { path, kind, slot, status, thanks: headers.get("location") ?? "" };
};

type ListedLead = {
  readonly kind: string;
  readonly source: { readonly path: string };
  readonly booking: { readonly start: string } | null;
};

let sent: readonly Sent[];
let kept: readonly ListedLead[];

beforeAll(async () => {
  site = await startSite();
  sent = await Promise.all(forms.map(send));
  kept = JSON.parse(site.vitrine("leads", "list", "--format", "json").stdout) as readonly ListedLead[];
}, 240_000);

afterAll(() => site?.dispose());

describe("the forms of the group's pages", () => {
  test("are of many kinds", () => {
    expect(new Set(forms.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  });

  test.each(forms)("$kind on $path: the least that is asked for is taken and thanked for", async ({ path, kind }) => {
    const answered = sent.find((one) => one.path === path);
    expect(answered?.status).toBe(303);
    expect(answered?.thanks).toMatch(new RegExp(`^${path}/merci\\?ref=`));
    expect(await page(answered?.thanks ?? "")).toContain(leadKindNamed(kind)?.thanks.title);
  });

  test("are kept as what they are, with the appointments that were chosen", () => {
    const asKept = kept.map(({ kind, source, booking }) => `${source.path} ${kind} ${booking?.start ?? null}`);
    const asSent = sent.map(({ path, kind, slot }) => `${path} ${kind} ${slot}`);
    expect(new Set(asKept)).toEqual(new Set(asSent));
    expect(asKept.length).toBe(asSent.length);
    expect(sent.filter(({ slot }) => slot !== null).length).toBeGreaterThan(5);
  });
});
