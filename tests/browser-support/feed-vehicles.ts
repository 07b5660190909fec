import { readFileSync } from "node:fs";
import { join } from "node:path";
import { slugify } from "#domain/shared/index.ts";
import type { Site } from "./sites/site.ts";

const FEED = join(import.meta.dirname, "../../demo/group/feeds/vehicles.csv");

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** A page and three forms: those of a sold vehicle are closed, and nobody drives a reserved one. */
const BELOW_MAKE = {
  available: { "": 200, "/interest": 200, "/testdrive": 200, "/lease-calculator": 200 },
  reserved: { "": 200, "/interest": 200, "/testdrive": 404, "/lease-calculator": 200 },
  sold: { "": 200, "/interest": 404, "/testdrive": 404, "/lease-calculator": 404 },
};

type State = keyof typeof BELOW_MAKE;

/** Fewer than the server's queue of forms: a busy site sheds nothing of them. */
const AT_ONCE = 4;

export type FeedVehicle = { readonly id: string; readonly make: string; readonly state: State };

/** All vehicles of the demo stock, sold ones too, with the slugs of their makes. */
export const feedVehicles = (): readonly FeedVehicle[] =>
  readFileSync(FEED, "utf8")
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", brand = ""] = line.split(",");
      const [, state = ""] = /,(available|reserved|sold),/.exec(line) ?? [];
      if (!(state in BELOW_MAKE)) throw new Error(`no availability in the row of ${id}`);
      return { id, make: slugify(brand), state: state as State };
    });

/** Addresses of the vehicles below their makes that do not answer as they should, each with its status. */
export const closedBelowMake = async (
  { url }: Pick<Site, "url">,
  vehicles: readonly FeedVehicle[],
): Promise<readonly string[]> => {
  const head = (path: string): Promise<Response> =>
    fetch(url + path, { method: "HEAD", redirect: "manual", headers: { "user-agent": BROWSER } });
  const closedOf = async ({ id, make, state }: FeedVehicle): Promise<readonly string[]> => {
    const canonical = (await head(`/stock/${id}-1-`)).headers.get("location") ?? `/${id}`;
    const closed: string[] = [];
    for (const [form, expected] of Object.entries(BELOW_MAKE[state])) {
      const path = `/${make}${canonical}${form}`;
      const { status } = await head(path);
      if (status !== expected) closed.push(`${status} ${path}`);
    }
    return closed;
  };
  const closed: string[] = [];
  for (let n = 0; n < vehicles.length; n += AT_ONCE) {
    closed.push(...(await Promise.all(vehicles.slice(n, n + AT_ONCE).map(closedOf))).flat());
  }
  return closed;
};
