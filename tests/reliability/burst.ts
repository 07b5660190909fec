import { type Sample, sendOnNewConnection } from "../../bench/overload/requests.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { openForms } from "./lead-visitor.ts";

/** More pages than wait and run at once. */
const PAGES = 250;

/** Forms that are opened, health checks, and forms that are sent, while the pages wait. */
const OTHERS = 5;

export type Burst = {
  readonly pages: readonly Sample[];
  readonly opened: readonly Sample[];
  readonly health: readonly Sample[];
  readonly leads: readonly Sample[];
};

export const shedShare = (samples: readonly Sample[]): number =>
  samples.filter(({ status }) => status === 503).length / samples.length;

/** Requests cold pages at once, which is what the site has to shed, and then the others. */
export const sendBurst = async (site: Pick<Site, "url">, formPath: string): Promise<Burst> => {
  const forms = await openForms(site, formPath, OTHERS);
  const times = <T>(count: number, send: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => send(index));
  const pages = times(PAGES, (index) => sendOnNewConnection(`${site.url}/stock?price-max=${60_000 + index}`));
  const opened = times(OTHERS, () => sendOnNewConnection(site.url + formPath));
  const health = times(OTHERS, () => sendOnNewConnection(`${site.url}/healthz`));
  const leads = forms.map(({ address, body }) => sendOnNewConnection(site.url + address, { method: "POST", body }));
  return {
    pages: await Promise.all(pages),
    opened: await Promise.all(opened),
    health: await Promise.all(health),
    leads: await Promise.all(leads),
  };
};
