import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect } from "vitest";
import { createStockWriter, type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { anAlert } from "../builders/alert.ts";
import { linkIn, mailsTo, type ReadMail } from "../browser-support/leads/mail-box.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { importRows, pricedAttributes, aStockRow } from "../contract/stock-rows.ts";

/** An ordinary browser: bots get no error pages. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

export type PageResponse = { readonly status: number; readonly location: string | null; readonly html: string };

const toPageResponse = async (answer: Response): Promise<PageResponse> => ({
  status: answer.status,
  location: answer.headers.get("location"),
  html: await answer.text(),
});

export const get = async ({ url }: Site, path: string): Promise<PageResponse> =>
  toPageResponse(await fetch(url + path, { headers: { "user-agent": BROWSER } }));

export const post = async (
  { url }: Site,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = { origin: url, "sec-fetch-site": "same-origin" },
): Promise<PageResponse> =>
  toPageResponse(
    await fetch(url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "user-agent": BROWSER, ...headers },
      body: new URLSearchParams(fields),
    }),
  );

/** Opens the form of an alert and submits it. */
export const requestAlert = async (site: Site, path: string, email: string): Promise<PageResponse> => {
  const { html } = await get(site, path);
  const [, token = ""] = /name="formulaire" value="([^"]+)"/.exec(html) ?? [];
  return post(site, path, { email, consent: "on", formulaire: token });
};

/** Emails to an address, once the expected number has arrived. */
export const waitForMails = async (site: Site, email: string, count: number): Promise<readonly ReadMail[]> => {
  await expect.poll(() => mailsTo(site, email).length).toBe(count);
  return mailsTo(site, email);
};

/** Requests an alert and confirms it by the link in the email. */
export const createConfirmedAlert = async (site: Site, path: string, email: string): Promise<void> => {
  expect(await requestAlert(site, path, email)).toMatchObject({ status: 303, location: "/alertes/envoyee" });
  const [mail] = await waitForMails(site, email, 1);
  expect(mail?.subject).toBe("Confirmez votre alerte");
  const { status, html } = await post(site, linkIn(mail as ReadMail, "/alertes/confirmer"));
  expect([status, html.includes("Votre alerte est active")]).toEqual([200, true]);
};

type Car = { readonly id: number; readonly trim: string; readonly euros: number };

/** Imports cars of a brand that the demo group does not sell, and waits until the site shows them. */
export const importCars = async (site: Site, brand: string, cars: readonly Car[]): Promise<void> => {
  const rows = cars.map(({ id, trim, euros }) =>
    aStockRow(
      String(id),
      { ...pricedAttributes(euros * 100), brand: { slug: brand.toLowerCase(), name: brand }, model: MODEL, trim },
      {
        requestedId: id,
      },
    ),
  );
  const database = await openDatabase({ dataDir: site.dataDir, url: null });
  const isRunFinished = await observeAlertRun(database);
  await importRows(createStockWriter(database, { now: () => new Date() }), brand, rows);
  const prices = cars.map(({ euros }) => euros * 100).toSorted((a, b) => a - b);
  await expect.poll(() => readPrices(site, brand)).toEqual(prices);
  // The run starts after the new index is in place.
  await expect.poll(isRunFinished).toBe(true);
  await database.close();
};

/**
 * Stores an alert that expired unconfirmed: a run begins with its deletion and holds a lock until its end. The returned
 * function gives true when the run has ended and its emails are written.
 */
const observeAlertRun = async ({ db, tryLock }: Database): Promise<() => Promise<boolean>> => {
  const id = randomUUID();
  const long = "2020-01-01T00:00:00.000Z";
  const expired = anAlert({ id, email: `${id}@exemple.lu`, created_at: long, asked_at: long, touched_at: long });
  const { criteria, email, consent, ...columns } = expired;
  await db
    .insertInto("alerts")
    .values({ ...columns, email, person: email, kind: criteria.kind, wish: id, consent: JSON.stringify(consent) })
    .execute();
  return async () => {
    if (await db.selectFrom("alerts").select("id").where("id", "=", id).executeTakeFirst()) return false;
    const lock = await tryLock("alerts");
    await lock?.release();
    const due = await db.selectFrom("deliveries").select("id").where("state", "=", "due").executeTakeFirst();
    return lock !== null && due === undefined;
  };
};

const MODEL = { slug: "un", name: "Un" };

const readPrices = async ({ url }: Site, brand: string): Promise<readonly number[]> => {
  const answer = await fetch(`${url}/api/v1/vehicles?brand=${brand.toLowerCase()}&perPage=50`);
  const { vehicles } = (await answer.json()) as { vehicles: { price: { purchase: { cents: number } } }[] };
  return vehicles.map(({ price }) => price.purchase.cents).toSorted((a, b) => a - b);
};

/** Moves every alert back by a day. */
export const ageAlertsByOneDay = ({ dataDir }: Site): void => {
  const database = new DatabaseSync(join(dataDir, "vitrine.sqlite"), { timeout: 5000 });
  database.exec("update alerts set last_mailed_at = strftime('%Y-%m-%dT%H:%M:%fZ', last_mailed_at, '-1 day')");
  database.close();
};
