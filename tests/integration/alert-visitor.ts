import { setTimeout as wait } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect } from "vitest";
import { createStockWriter, openDatabase } from "../../src/adapters/database/index.ts";
import { linkIn, mailsTo, type ReadMail } from "../browser/mail-box.ts";
import type { Site } from "../browser/site.ts";
import { importRows, priced, row } from "../contract/vehicles.ts";

/** An ordinary browser's: a bot is shown no error page. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

export type Answer = { readonly status: number; readonly location: string | null; readonly html: string };

const answerOf = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  location: answer.headers.get("location"),
  html: await answer.text(),
});

export const get = async ({ url }: Site, path: string): Promise<Answer> =>
  answerOf(await fetch(url + path, { headers: { "user-agent": BROWSER } }));

export const post = async (
  { url }: Site,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = { origin: url, "sec-fetch-site": "same-origin" },
): Promise<Answer> =>
  answerOf(
    await fetch(url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "user-agent": BROWSER, ...headers },
      body: new URLSearchParams(fields),
    }),
  );

/** Opens the form of an alert and sends it. */
export const askFor = async (site: Site, path: string, email: string): Promise<Answer> => {
  const { html } = await get(site, path);
  const [, token = ""] = /name="formulaire" value="([^"]+)"/.exec(html) ?? [];
  return post(site, path, { email, consent: "on", formulaire: token });
};

/** So many mails to that address, once they are there. */
export const mailsWhen = async (site: Site, email: string, count: number): Promise<readonly ReadMail[]> => {
  await expect.poll(() => mailsTo(site, email).length, { timeout: 15_000 }).toBe(count);
  return mailsTo(site, email);
};

/** Asks for an alert and confirms it by the link in the mail. */
export const follow = async (site: Site, path: string, email: string): Promise<void> => {
  expect(await askFor(site, path, email)).toMatchObject({ status: 303, location: "/alertes/envoyee" });
  const [mail] = await mailsWhen(site, email, 1);
  expect(mail?.subject).toBe("Confirmez votre alerte");
  const { status, html } = await post(site, linkIn(mail as ReadMail, "/alertes/confirmer"));
  expect([status, html.includes("Votre alerte est active")]).toEqual([200, true]);
};

type Car = { readonly id: number; readonly trim: string; readonly euros: number };

/** Takes in the cars of one brand that the demo group has none of; the site shows them when this is done. */
export const stockOf = async (site: Site, brand: string, cars: readonly Car[]): Promise<void> => {
  const rows = cars.map(({ id, trim, euros }) =>
    row(
      String(id),
      { ...priced(euros * 100), brand: { slug: brand.toLowerCase(), name: brand }, model: MODEL, trim },
      {
        wanted_id: id,
      },
    ),
  );
  const database = await openDatabase({ dataDir: site.dataDir, url: null });
  await importRows(createStockWriter(database, { now: () => new Date() }), brand, rows);
  await database.close();
  const prices = cars.map(({ euros }) => euros * 100).toSorted((a, b) => a - b);
  await expect.poll(() => pricesOf(site, brand), { timeout: 15_000 }).toEqual(prices);
  // The round begins when the new index is there, and its mails are written after it.
  await wait(700);
};

const MODEL = { slug: "un", name: "Un" };

const pricesOf = async ({ url }: Site, brand: string): Promise<readonly number[]> => {
  const answer = await fetch(`${url}/api/v1/vehicles?brand=${brand.toLowerCase()}&perPage=50`);
  const { vehicles } = (await answer.json()) as { vehicles: { price: { purchase: { cents: number } } }[] };
  return vehicles.map(({ price }) => price.purchase.cents).toSorted((a, b) => a - b);
};

/** Lets a day go by for every alert. */
export const nextDay = ({ dataDir }: Site): void => {
  const database = new DatabaseSync(join(dataDir, "vitrine.sqlite"), { timeout: 5000 });
  database.exec("update alerts set last_mailed_at = strftime('%Y-%m-%dT%H:%M:%fZ', last_mailed_at, '-1 day')");
  database.close();
};
