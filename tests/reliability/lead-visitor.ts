import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { completedFor } from "../builders/form-answers.ts";

/** A visitor without a browser opens, fills in and submits forms. */
export type OpenForm = { readonly address: string; readonly body: string };

/** A form with a file is multipart. */
export type SubmittedForm = Omit<OpenForm, "body"> & { readonly body: string | FormData };

const attribute = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"|value="([^"]+)" name="${name}"`).exec(html)?.slice(1).find(Boolean) ?? "";

/** The signed token of a form in a page; empty: there is none. */
export const readToken = (html: string): string => attribute(html, "formulaire");

/** The path of the first vehicle's interest form. */
export const findFormPath = async (site: Pick<Site, "url">): Promise<string> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=1`);
  const { vehicles } = (await answer.json()) as { vehicles: { slug: string }[] };
  return `/stock/${vehicles[0]?.slug}/interessee`;
};

/** An address of its own for each visitor: one recipient gets a limited number of confirmations. */
export const newEmail = (): string => `${randomUUID()}@exemple.lu`;

const MAX_TRIES = 10;

/** The page for a visitor who retries when a busy server answers with `Retry-After`. */
const openPage = async (url: string, triesLeft = MAX_TRIES): Promise<Response> => {
  const answer = await fetch(url, { headers: { "user-agent": "Mozilla/5.0" } });
  const retryAfter = Number(answer.headers.get("retry-after") ?? 0);
  if (answer.status !== 503 || retryAfter === 0 || triesLeft === 0) return answer;
  await sleep(retryAfter * 1_000);
  return openPage(url, triesLeft - 1);
};

/** A form's page, its signed token, and the starts of its free appointments. */
export const readForm = async (
  site: Pick<Site, "url">,
  path: string,
): Promise<{ readonly html: string; readonly token: string; readonly slots: readonly string[] }> => {
  const answer = await openPage(site.url + path);
  const html = await answer.text();
  const token = readToken(html);
  if (token === "") throw new Error(`no form at ${path}: ${answer.status}`);
  const boxes = html.match(/<input[^>]* name="slot"[^>]*>/g) ?? [];
  return { html, token, slots: boxes.map((box) => /value="([^"]+)"/.exec(box)?.[1] ?? "") };
};

export const openForm = async (site: Pick<Site, "url">, path: string, name: string): Promise<OpenForm> => {
  const { html, token } = await readForm(site, path);
  const person = { first_name: name, last_name: "Weber", email: newEmail(), preferred_contact: "email" };
  const body = new URLSearchParams({ ...completedFor(html, person), formulaire: token }).toString();
  return { address: path, body };
};

/** The forms of so many visitors, opened one after another. */
export const openForms = async (site: Pick<Site, "url">, path: string, count: number): Promise<OpenForm[]> => {
  const forms: OpenForm[] = [];
  while (forms.length < count) forms.push(await openForm(site, path, `Visiteur ${forms.length}`));
  return forms;
};

export type FormAnswer = {
  /** 0: the connection ended without an answer. */
  readonly status: number;
  /** Reference on the thanks page; null without one. */
  readonly reference: string | null;
  readonly retryAfter: string | null;
  readonly html: string;
};

export const postForm = async (site: Pick<Site, "url">, form: SubmittedForm): Promise<FormAnswer> => {
  try {
    const answer = await fetch(site.url + form.address, {
      method: "POST",
      redirect: "manual",
      headers: {
        // fetch sets the multipart boundary itself.
        ...(typeof form.body === "string" && { "content-type": "application/x-www-form-urlencoded" }),
        "sec-fetch-site": "same-origin",
        "user-agent": "Mozilla/5.0",
      },
      body: form.body,
    });
    const { status, headers } = answer;
    const reference = status === 303 ? readReference(headers.get("location") ?? "") : null;
    return { status, reference, retryAfter: headers.get("retry-after"), html: await answer.text() };
  } catch {
    return { status: 0, reference: null, retryAfter: null, html: "" };
  }
};

/** The reference of the thanks page; null when there was none. */
export const submitForm = async (site: Pick<Site, "url">, form: SubmittedForm): Promise<string | null> =>
  (await postForm(site, form)).reference;

const readReference = (location: string): string => {
  const ref = new URL(location, "http://site.example").searchParams.get("ref") ?? "";
  const [, , reference] = JSON.parse(Buffer.from(ref.split(".")[0] ?? "", "base64url").toString()) as string[];
  return reference ?? "";
};

/** References of all leads, read while the server runs. */
export const readReferences = async ({ dataDir }: Pick<Site, "dataDir">): Promise<readonly string[]> => {
  const database = await openDatabase({ dataDir, url: null });
  const leads = await createLeadRepository(database).reader.list({ limit: 1_000_000 });
  await database.close();
  return leads.map(({ reference }) => reference);
};
