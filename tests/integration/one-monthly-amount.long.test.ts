import { expect, test } from "vitest";
import { feedVehicles } from "../browser-support/feed-vehicles.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { cardsOf, differs, faultsOfPage, type Stated, statedOfPage } from "./monthly-amounts.ts";
import { openSite, requestPage } from "./site-with-settings.ts";

/** Fewer than the server's queue: a busy site sheds nothing of them. */
const AT_ONCE = 4;

test("each of the 720 vehicles states one payment, on its page, on each card and in the calculator", async () => {
  const read = await openSite();
  const { url } = sharedSite();
  const stated = new Map<string, Stated | null>();
  const cards: (readonly [where: string, path: string, stated: Stated | null])[] = [];
  const faults: string[] = [];
  const readVehicle = async (id: string): Promise<void> => {
    const path = (await requestPage(`${url}/stock/${id}-1-`)).headers.get("location") ?? `/stock/${id}-1-`;
    const page = await read(path);
    stated.set(path, statedOfPage(page));
    faults.push(...faultsOfPage(page).map((fault) => `${path}: ${fault}`));
    cards.push(...cardsOf(page).map(([to, card]) => [`${path}, card of ${to}`, to, card] as const));
  };
  const vehicles = feedVehicles();
  for (let n = 0; n < vehicles.length; n += AT_ONCE)
    await Promise.all(vehicles.slice(n, n + AT_ONCE).map(({ id }) => readVehicle(id)));
  expect(stated.size).toBe(720);

  const listed = new Set<string>();
  for (let n = 1; listed.size < 700; n += 1)
    for (const [path, card] of cardsOf(await read(`/stock?page=${n}`))) {
      listed.add(path);
      cards.push([`/stock, ${path}`, path, card]);
    }
  for (const [where, path, card] of cards) faults.push(...differs(where, card, stated.get(path) ?? null));
  expect(faults).toEqual([]);
  expect([...stated.values()].filter((one) => one !== null).length).toBeGreaterThan(600);
});
