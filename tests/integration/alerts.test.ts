import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAlertLink } from "#domain/alerts/index.ts";
import { createSigner } from "../../src/adapters/signing/index.ts";
import { linkIn, mailsTo, type ReadMail } from "../browser-support/leads/mail-box.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import {
  requestAlert,
  createConfirmedAlert,
  get,
  waitForMails,
  ageAlertsByOneDay,
  post,
  importCars,
} from "./alert-visitor.ts";

/** The previous key: its links still work. */
const SECRET_KEY = "a secret key of at least thirty-two characters";
const NEW_KEY = "the key that has replaced the one before it";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SECRET_KEY: `${NEW_KEY},${SECRET_KEY}` } });
});

afterAll(async () => {
  await site?.dispose();
});

const first = { id: 778_101, trim: "Premier", euros: 24_990 };
const second = { id: 778_102, trim: "Deuxième", euros: 19_990 };

/** The path of the one-click unsubscribe link (RFC 8058). */
const oneClick = (mail: ReadMail | undefined): string => {
  expect(mail?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const address = /^<(https?:\/\/[^>]+)>$/.exec(mail?.header("List-Unsubscribe") ?? "")?.[1] ?? "";
  return new URL(address).pathname + new URL(address).search;
};

describe("a search alert", () => {
  it("mails new and cheaper vehicles once a day, until one click ends it", async () => {
    const email = "zoe@exemple.lu";
    await importCars(site, "Rosengart", [first]);
    await createConfirmedAlert(site, "/alertes/recherche?brand=rosengart", email);

    await importCars(site, "Rosengart", [{ ...first, euros: 22_990 }, second]);
    const [, news] = await waitForMails(site, email, 2);
    expect(news?.subject).toBe("2 nouveautés pour vous\u00a0: Rosengart");
    expect(news?.text).toContain("Prix en baisse de 2\u202f000\u00a0€\u00a0: Rosengart Un Premier");
    expect(news?.text).toContain("Nouveau\u00a0: Rosengart Un Deuxième");

    await importCars(site, "Rosengart", [{ ...first, euros: 21_990 }, second]);
    expect(mailsTo(site, email)).toHaveLength(2);

    ageAlertsByOneDay(site);
    await importCars(site, "Rosengart", [
      { ...first, euros: 21_990 },
      { ...second, euros: 20_490 },
    ]);
    const [, , secondMail] = await waitForMails(site, email, 3);
    expect(secondMail?.subject).toBe(
      "Prix en baisse de 1\u202f000\u00a0€\u00a0: Rosengart Un Premier, 21\u202f990\u00a0€\u00a0TTC",
    );
    expect(secondMail?.text).not.toContain("Deuxième");

    const linkFollower = { "content-type": "application/x-www-form-urlencoded" };
    expect(await post(site, oneClick(secondMail), { "List-Unsubscribe": "One-Click" }, linkFollower)).toMatchObject({
      status: 200,
      location: null,
    });
    ageAlertsByOneDay(site);
    await importCars(site, "Rosengart", [{ ...first, euros: 9_990 }, second]);
    expect(mailsTo(site, email)).toHaveLength(3);
  });

  it("is confirmed by the button alone, not by a program that follows links", async () => {
    const email = "scanner@exemple.lu";
    await importCars(site, "Amilcar", [{ ...first, id: 778_201 }]);
    await requestAlert(site, "/alertes/recherche?brand=amilcar", email);
    const [mail] = await waitForMails(site, email, 1);
    const link = linkIn(mail as ReadMail, "/alertes/confirmer");
    expect((await get(site, link)).html).toContain("Confirmer mon alerte");
    await importCars(site, "Amilcar", [{ ...first, id: 778_201, euros: 5_000 }]);
    expect(mailsTo(site, email)).toHaveLength(1);
    expect((await get(site, link)).html).toContain("Confirmer mon alerte");
  });

  it("answers the same and mails once, however often it is requested", async () => {
    const email = "encore@exemple.lu";
    const path = "/alertes/recherche?brand=ford&sort=name&page=3";
    const answers = [
      await requestAlert(site, path, email),
      await requestAlert(site, "/alertes/recherche?brand=ford", email),
    ];
    expect(answers[0]).toEqual(answers[1]);
    await waitForMails(site, email, 1);
    const [mail] = mailsTo(site, email);
    await post(site, linkIn(mail as ReadMail, "/alertes/confirmer"));
    expect(await requestAlert(site, path, email.toUpperCase())).toEqual(answers[0]);
    expect(mailsTo(site, email)).toHaveLength(1);
  });

  it("is stopped by its page's button, and stays stopped when its links are opened again", async () => {
    const email = "stop@exemple.lu";
    const path = "/alertes/recherche?brand=salmson";
    await importCars(site, "Salmson", [{ ...first, id: 778_301 }]);
    await createConfirmedAlert(site, path, email);
    await importCars(site, "Salmson", [{ ...first, id: 778_301, euros: 14_990 }]);
    const [confirmation, news] = await waitForMails(site, email, 2);
    const stop = linkIn(news as ReadMail, "/alertes/arreter");
    expect((await get(site, stop)).html).toContain("Arrêter cette alerte");
    for (const times of [1, 2]) {
      const { status, html } = await post(site, stop);
      expect([times, status, html.includes("Cette alerte est arrêtée")]).toEqual([times, 200, true]);
    }
    const { html } = await post(site, linkIn(confirmation as ReadMail, "/alertes/confirmer"));
    expect(html).toContain("Cette alerte est arrêtée");
  });
});

describe("a price alert", () => {
  const car = { id: 778_401, trim: "Premier", euros: 24_990 };
  const path = "/alertes/prix?vehicule=778401";

  it("reports a lower price, then once that the car is sold, with similar cars", async () => {
    const email = "prix@exemple.lu";
    await importCars(site, "Delahaye", [car, { ...second, id: 778_402 }]);
    await createConfirmedAlert(site, path, email);
    await importCars(site, "Delahaye", [
      { ...car, euros: 23_990 },
      { ...second, id: 778_402, euros: 9_990 },
    ]);
    const [, news] = await waitForMails(site, email, 2);
    expect(news?.subject).toMatch(/^Prix en baisse de 1\u202f000\u00a0€\u00a0: Delahaye Un Premier/);
    expect(news?.text).not.toContain("Deuxième");
    ageAlertsByOneDay(site);
    await importCars(site, "Delahaye", [{ ...second, id: 778_402, euros: 9_990 }]);
    const [, , sold] = await waitForMails(site, email, 3);
    expect(sold?.subject).toBe("Vendu\u00a0: Delahaye Un Premier");
    expect(sold?.text).toContain("Delahaye Un Deuxième");
    ageAlertsByOneDay(site);
    await importCars(site, "Delahaye", [{ ...car, euros: 1_990 }]);
    expect(mailsTo(site, email)).toHaveLength(3);
  });

  it("exists only for cars that are for sale", async () => {
    expect((await get(site, "/alertes/prix?vehicule=999999999")).status).toBe(404);
    expect((await get(site, "/alertes/prix?vehicule=1e9")).status).toBe(404);
    expect((await get(site, "/alertes/prix")).status).toBe(404);
  });
});

describe("invalid requests", () => {
  const path = "/alertes/recherche?brand=ford";

  it("get the form back with its errors when no email could arrive", async () => {
    const { status, html } = await requestAlert(site, path, "zoe@exemple");
    expect([status, html.includes('value="zoe@exemple"')]).toEqual([422, true]);
  });

  it("are refused when the form comes from another site", async () => {
    const headers = { origin: "https://ailleurs.example", "sec-fetch-site": "cross-site" };
    const { status } = await post(site, path, { email: "zoe@exemple.lu", consent: "on" }, headers);
    expect([400, 403]).toContain(status);
    expect(mailsTo(site, "ailleurs@exemple.lu")).toHaveLength(0);
  });

  it("are refused when a link is expired, altered or meant for another purpose", async () => {
    const signer = createSigner(SECRET_KEY);
    const id = randomUUID();
    const page = async (key: string): Promise<readonly [number, string]> => {
      const { status, html } = await get(site, `/alertes/confirmer?cle=${key}`);
      return [status, /<h1>([^<]+)/.exec(html)?.[1] ?? ""];
    };
    const removed = "Cette alerte n’existe pas ou plus";
    expect(await page(signAlertLink(signer, "confirm", id, new Date(Date.now() - 1000)))).toEqual([
      404,
      "Ce lien n’est plus valable",
    ]);
    expect(await page(signAlertLink(signer, "confirm", id, new Date(Date.now() + 60_000)))).toEqual([404, removed]);
    expect(await page(signAlertLink(signer, "stop", id))).toEqual([404, removed]);
    expect(await page("x".repeat(2000))).toEqual([404, removed]);
    expect((await post(site, `/alertes/arreter?cle=${signAlertLink(signer, "stop", id)}`)).status).toBe(200);
  });
});
