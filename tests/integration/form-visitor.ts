import { expect } from "vitest";
import type { Site } from "../browser/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

export type Car = { readonly id: number; readonly slug: string };

export const unescaped = (html: string): string => html.replaceAll("&amp;", "&");

export const controlsOf = (html: string): ReadonlyMap<string, string> => {
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
  consent: "on",
};

/** The first free appointment of a form, as its radio button sends it; nothing where the form asks for none. */
export const firstSlotField = (html: string): readonly (readonly [name: string, start: string])[] => {
  const [, name, start] = / name="([a-z_]+)" value="(20\d\d-\d\d-\d\dT[^"]+)"/.exec(html) ?? [];
  return name === undefined || start === undefined ? [] : [[name, start]];
};

export const firstSlot = (html: string): string => firstSlotField(html)[0]?.[1] ?? "";

type Asked = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

/** Somebody with a browser who asks of a site, and sends its forms. */
export const visitorOf = (site: () => Site) => {
  const ask = (path: string, { headers, ...asked }: Asked = {}): Promise<Response> =>
    fetch(site().url + path, {
      redirect: "manual",
      ...asked,
      headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", ...headers },
    });
  const read = async (path: string): Promise<string> => (await ask(path)).text();
  return {
    ask,
    read,
    /** What an address answers: its status with where it leads to or which error it is. */
    answerOf: async (path: string): Promise<string> => {
      const answer = await ask(path);
      const kind = /data-error-type="([^"]+)"/.exec(await answer.text())?.[1];
      return [answer.status, answer.headers.get("location") ?? kind].filter(Boolean).join(" ");
    },
    firstOf: async (query: string): Promise<Car> => {
      const { vehicles } = (await (await ask(`/api/v1/vehicles?${query}&perPage=1`)).json()) as {
        readonly vehicles: readonly Car[];
      };
      return vehicles[0] ?? expect.fail(`nothing for ${query} in the demo stock`);
    },
    /** Opens the form at an address and sends it, filled in, with its first free appointment. */
    send: async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> => {
      const html = await read(path);
      const formulaire = controlsOf(html).get("formulaire") ?? expect.fail(`no form at ${path}`);
      const booked = Object.fromEntries(firstSlotField(html));
      return ask(path, { method: "POST", body: new URLSearchParams({ ...PERSON, ...booked, ...fields, formulaire }) });
    },
  };
};
