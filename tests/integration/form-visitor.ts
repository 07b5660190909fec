import { expect } from "vitest";
import type { Site } from "../browser-support/sites/site.ts";
import { completedFor, setSuitableSlot } from "../builders/form-answers.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

export type Car = { readonly id: number; readonly slug: string };

export const unescapeAmpersands = (html: string): string => html.replaceAll("&amp;", "&");

export const readControls = (html: string): ReadonlyMap<string, string> => {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return new Map(inputs.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
};

export const PERSON = {
  first_name: "Léa",
  last_name: "Kieffer",
  email: "lea@example.org",
  preferred_contact: "email",
  phone: "+352 621 123 456",
  driving_licence: "on",
  message: "Bonjour.",
};

/** The first free appointment of a form, as its radio button submits it; empty where the form has none. */
export const firstSlotField = (html: string): readonly (readonly [name: string, start: string])[] => {
  const [, name, start] = / name="([a-z_]+)" value="(20\d\d-\d\d-\d\dT[^"]+)"/.exec(html) ?? [];
  return name === undefined || start === undefined ? [] : [[name, start]];
};

export const firstSlot = (html: string): string => firstSlotField(html)[0]?.[1] ?? "";

type RequestOptions = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

/** A visitor with a browser who opens pages and submits forms. */
export const createVisitor = (site: () => Pick<Site, "url">) => {
  const request = (path: string, { headers, ...options }: RequestOptions = {}): Promise<Response> =>
    fetch(site().url + path, {
      redirect: "manual",
      ...options,
      headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", ...headers },
    });
  const read = async (path: string): Promise<string> => (await request(path)).text();
  return {
    request,
    read,
    /** Status and redirect target or error of an address. */
    describeResponse: async (path: string): Promise<string> => {
      const answer = await request(path);
      const kind = /data-error-type="([^"]+)"/.exec(await answer.text())?.[1];
      return [answer.status, answer.headers.get("location") ?? kind].filter(Boolean).join(" ");
    },
    /** The first one for sale: one that somebody has reserved has no forms, and the order changes from day to day. */
    findFirstVehicle: async (query: string): Promise<Car> => {
      const { vehicles } = (await (
        await request(`/api/v1/vehicles?availability=available&${query}&perPage=1`)
      ).json()) as {
        readonly vehicles: readonly Car[];
      };
      return vehicles[0] ?? expect.fail(`nothing for ${query} in the demo stock`);
    },
    /**
     * Opens the form at an address, fills it in with the first free appointment, or one that suits the work, and submits it. The first one
     * may be too short for the work: it depends on the hour of the run.
     */
    submitForm: async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> => {
      const html = await read(path);
      const formulaire = readControls(html).get("formulaire") ?? expect.fail(`no form at ${path}`);
      const slotFields = Object.fromEntries(firstSlotField(html));
      const body = new FormData();
      const answers = { ...completedFor(html, { ...PERSON, ...slotFields, ...fields }), formulaire };
      for (const [name, value] of Object.entries(answers)) body.set(name, value);
      const send = (asked: FormData): Promise<Response> =>
        request(path, {
          method: "POST",
          body: new URLSearchParams(
            [...asked].flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
          ),
        });
      if (fields["slot"] === undefined) await setSuitableSlot(html, body, async (asked) => (await send(asked)).text());
      return send(body);
    },
  };
};
