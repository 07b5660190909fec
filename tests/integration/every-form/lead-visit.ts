import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { FILES, ANY_SLOT, type LeadJourney } from "../../browser-support/leads/lead-journey.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { completedFor, lastSlot, setSuitableSlot } from "../../builders/form-answers.ts";
import { hasField, linkTo, valuesOf } from "./form-page.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const FILE_TYPES: Readonly<Record<string, string>> = {
  [FILES.document]: "application/pdf",
  [FILES.picture]: "image/webp",
};

type FormPage = { readonly path: string; readonly html: string };

export type SentForm = {
  readonly status: number;
  readonly location: string;
  readonly html: string;
  /** The fields as they were sent; files by their names. */
  readonly values: Readonly<Record<string, string>>;
};

const fieldsOf = ({ answers }: LeadJourney, { html }: FormPage, omitted: string | null): FormData => {
  const body = new FormData();
  const own = valuesOf(html);
  for (const [name, value] of own) body.set(name, value);
  const filledIn = Object.fromEntries([...own].filter(([, value]) => value !== ""));
  for (const [name, answer] of Object.entries(completedFor(html, { ...filledIn, ...answers }))) {
    if (name === omitted) continue;
    if (!hasField(html, name)) throw new Error(`the form has no field ${name}`);
    const text = answer === true ? "on" : answer;
    const type = FILE_TYPES[text];
    if (type === undefined) body.set(name, text === ANY_SLOT ? (own.get(name) ?? lastSlot(html)) : text);
    else if (!own.has(`${name}_recu`)) body.set(name, new File([readFileSync(text)], basename(text), { type }));
  }
  return body;
};

/** A visitor without a browser, who goes to the form of a journey and sends it. */
export const createLeadVisitor = (site: () => Pick<Site, "url">, { kind, route }: LeadJourney) => {
  const cookie = async (): Promise<string> => {
    if (kind !== "favourites") return "";
    const [vehicle] = await listVehicles(site(), "location=esch-sur-alzette&availability=available&perPage=1");
    return `favoris=${vehicle?.id}`;
  };
  const request = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(site().url + path, {
      redirect: "manual",
      ...init,
      headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", cookie: await cookie() },
    });
  const open = async (path: string): Promise<FormPage> => ({ path, html: await (await request(path)).text() });
  return {
    request,
    open,
    /** Follows the links to the form. */
    arrive: async (): Promise<FormPage> => {
      let page = await open(route.start);
      for (const link of route.links) page = await open((linkTo(page.html, link).split("#")[0] ?? "") || page.path);
      return route.query === undefined ? page : open(`${page.path}?${new URLSearchParams(route.query)}`);
    },
    /** Sends the answers, without one of them if it is named. */
    send: async (journey: LeadJourney, page: FormPage, omitted: string | null = null): Promise<SentForm> => {
      const fields = fieldsOf(journey, page, omitted);
      if (omitted === null)
        await setSuitableSlot(page.html, fields, async (asked) =>
          (await request(page.path, { method: "POST", body: asked })).text(),
        );
      const values = Object.fromEntries(
        [...fields].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
      );
      const isMultipart = page.html.includes("multipart/form-data");
      const body = isMultipart ? fields : new URLSearchParams(values);
      const answer = await request(page.path, { method: "POST", body });
      const location = answer.headers.get("location") ?? "";
      return { status: answer.status, location, html: await answer.text(), values };
    },
  };
};
