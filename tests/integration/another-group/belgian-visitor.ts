import { expect } from "vitest";
import { CONSENT_FIELD, type LeadKind } from "#domain/forms/index.ts";
import { decodedMails } from "../../browser-support/leads/decoded-mail.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { readControls } from "../form-visitor.ts";
import { type Customer, setSuitableSlot } from "../../builders/form-answers.ts";
import { belgianAnswers } from "./belgian-answers.ts";
import { TERMS } from "./belgian-forms.ts";
import { readAnswer } from "./crawl.ts";

/** A text with plain spaces. */
export const textOf = (html: string): string => html.replaceAll(/\u00a0|\u202f|&nbsp;/g, " ");

/** The messages of a refused form. */
export const errorsOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="field-error">(?:<svg[\s\S]*?<\/svg>)?([^<]*)/g)].map(([, text = ""]) => textOf(text));

type FilledForm = { readonly path: string; readonly email: string; readonly body: FormData };

type FormAnswer = { readonly status: number; readonly location: string; readonly html: string };

/** The fields as a form sends them. */
export const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};

const post = (site: Site, path: string, body: FormData): Promise<Response> =>
  fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin", "user-agent": "Mozilla/5.0" },
    body,
  });

/** A Belgian customer who fills in forms, each from a mailbox of its own, and reads the answers. */
export const createBelgianVisitor = (site: () => Site) => ({
  fill: async (path: string, kind: LeadKind, customer: Customer): Promise<FilledForm> => {
    const { text: html } = await readAnswer(site().url, path);
    const token = readControls(html).get("formulaire") ?? expect.fail(`no form at ${path}`);
    const email = `${kind.name}.${customer}.${crypto.randomUUID().slice(0, 8)}@boulangerie-lambert.example`;
    const body = belgianAnswers(kind, customer, email, { html, token });
    if (path.endsWith("/leasing-en-ligne")) for (const [name, value] of Object.entries(TERMS)) body.set(name, value);
    body.set(CONSENT_FIELD, "on");
    await setSuitableSlot(html, body, async (asked) => (await post(site(), path, asked)).text());
    return { path, email, body };
  },
  send: async ({ path, body }: Pick<FilledForm, "path" | "body">): Promise<FormAnswer> => {
    const answer = await post(site(), path, body);
    return { status: answer.status, location: answer.headers.get("location") ?? "", html: await answer.text() };
  },
  /** The first mail to the address that has the text, once it has come. */
  waitForMail: async (email: string, text: string): Promise<string> => {
    const matching = (): readonly string[] =>
      [...decodedMails(site()).values()].filter((mail) => mail.includes(`To: ${email}`) && textOf(mail).includes(text));
    await expect.poll(() => matching().length).toBeGreaterThan(0);
    return matching()[0] ?? "";
  },
});
