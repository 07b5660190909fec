import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealAlertLink } from "#domain/alerts/index.ts";
import { createSeal } from "../../src/adapters/signing/index.ts";
import { linkIn, mailsTo, type ReadMail } from "../browser/mail-box.ts";
import { startSite, type Site } from "../browser/site.ts";
import { askFor, follow, get, mailsWhen, nextDay, post, stockOf } from "./alert-visitor.ts";

const SECRET_KEY = "a secret key of at least thirty-two characters";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SECRET_KEY } });
}, 120_000);

afterAll(async () => {
  await site?.dispose();
});

const first = { id: 778_101, trim: "Premier", euros: 24_990 };
const second = { id: 778_102, trim: "Deuxième", euros: 19_990 };

/** The path of the one click that a mail program offers (RFC 8058). */
const oneClick = (mail: ReadMail | undefined): string => {
  expect(mail?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const address = /^<(https?:\/\/[^>]+)>$/.exec(mail?.header("List-Unsubscribe") ?? "")?.[1] ?? "";
  return new URL(address).pathname + new URL(address).search;
};

describe("an alert for a search", () => {
  it("mails once a day what is new or cheaper, until one click ends it", async () => {
    const email = "zoe@exemple.lu";
    await stockOf(site, "Rosengart", [first]);
    await follow(site, "/alertes/recherche?brand=rosengart", email);

    await stockOf(site, "Rosengart", [{ ...first, euros: 22_990 }, second]);
    const [, news] = await mailsWhen(site, email, 2);
    expect(news?.subject).toBe("2 nouveautés pour vous\u00a0: Rosengart");
    expect(news?.text).toContain("Prix en baisse de 2\u202f000\u00a0€\u00a0: Rosengart Un Premier");
    expect(news?.text).toContain("Nouveau\u00a0: Rosengart Un Deuxième");

    await stockOf(site, "Rosengart", [{ ...first, euros: 21_990 }, second]);
    expect(mailsTo(site, email)).toHaveLength(2);

    nextDay(site);
    await stockOf(site, "Rosengart", [
      { ...first, euros: 21_990 },
      { ...second, euros: 20_490 },
    ]);
    const [, , later] = await mailsWhen(site, email, 3);
    expect(later?.subject).toBe(
      "Prix en baisse de 1\u202f000\u00a0€\u00a0: Rosengart Un Premier, 21\u202f990\u00a0€\u00a0TVAC",
    );
    expect(later?.text).not.toContain("Deuxième");

    const program = { "content-type": "application/x-www-form-urlencoded" };
    expect(await post(site, oneClick(later), { "List-Unsubscribe": "One-Click" }, program)).toMatchObject({
      status: 200,
      location: null,
    });
    nextDay(site);
    await stockOf(site, "Rosengart", [{ ...first, euros: 9_990 }, second]);
    expect(mailsTo(site, email)).toHaveLength(3);
  }, 90_000);

  it("is confirmed by the button alone: a program that follows links confirms nothing", async () => {
    const email = "scanner@exemple.lu";
    await stockOf(site, "Amilcar", [{ ...first, id: 778_201 }]);
    await askFor(site, "/alertes/recherche?brand=amilcar", email);
    const [mail] = await mailsWhen(site, email, 1);
    const link = linkIn(mail as ReadMail, "/alertes/confirmer");
    expect((await get(site, link)).html).toContain("Confirmer mon alerte");
    await stockOf(site, "Amilcar", [{ ...first, id: 778_201, euros: 5_000 }]);
    expect(mailsTo(site, email)).toHaveLength(1);
    expect((await get(site, link)).html).toContain("Confirmer mon alerte");
  });

  it("answers the same, and mails once, however often somebody asks", async () => {
    const email = "encore@exemple.lu";
    const path = "/alertes/recherche?brand=ford&sort=name&page=3";
    const answers = [await askFor(site, path, email), await askFor(site, "/alertes/recherche?brand=ford", email)];
    expect(answers[0]).toEqual(answers[1]);
    await mailsWhen(site, email, 1);
    const [mail] = mailsTo(site, email);
    await post(site, linkIn(mail as ReadMail, "/alertes/confirmer"));
    expect(await askFor(site, path, email.toUpperCase())).toEqual(answers[0]);
    expect(mailsTo(site, email)).toHaveLength(1);
  });

  it("is stopped by its page's button, and stays stopped when its links are followed again", async () => {
    const email = "stop@exemple.lu";
    const path = "/alertes/recherche?brand=salmson";
    await stockOf(site, "Salmson", [{ ...first, id: 778_301 }]);
    await follow(site, path, email);
    await stockOf(site, "Salmson", [{ ...first, id: 778_301, euros: 14_990 }]);
    const [asked, news] = await mailsWhen(site, email, 2);
    const stop = linkIn(news as ReadMail, "/alertes/arreter");
    expect((await get(site, stop)).html).toContain("Arrêter cette alerte");
    for (const times of [1, 2]) {
      const { status, html } = await post(site, stop);
      expect([times, status, html.includes("Cette alerte est arrêtée")]).toEqual([times, 200, true]);
    }
    const { html } = await post(site, linkIn(asked as ReadMail, "/alertes/confirmer"));
    expect(html).toContain("Cette alerte est arrêtée");
  });
});

describe("an alert for a price", () => {
  const car = { id: 778_401, trim: "Premier", euros: 24_990 };
  const path = "/alertes/prix?vehicule=778401";

  it("tells of a lower price, then once that the car is sold, with those like it", async () => {
    const email = "prix@exemple.lu";
    await stockOf(site, "Delahaye", [car, { ...second, id: 778_402 }]);
    await follow(site, path, email);
    await stockOf(site, "Delahaye", [
      { ...car, euros: 23_990 },
      { ...second, id: 778_402, euros: 9_990 },
    ]);
    const [, news] = await mailsWhen(site, email, 2);
    expect(news?.subject).toMatch(/^Prix en baisse de 1\u202f000\u00a0€\u00a0: Delahaye Un Premier/);
    expect(news?.text).not.toContain("Deuxième");
    nextDay(site);
    await stockOf(site, "Delahaye", [{ ...second, id: 778_402, euros: 9_990 }]);
    const [, , sold] = await mailsWhen(site, email, 3);
    expect(sold?.subject).toBe("Vendu\u00a0: Delahaye Un Premier");
    expect(sold?.text).toContain("Delahaye Un Deuxième");
    nextDay(site);
    await stockOf(site, "Delahaye", [{ ...car, euros: 1_990 }]);
    expect(mailsTo(site, email)).toHaveLength(3);
  }, 90_000);

  it("is asked of cars alone that can still be had", async () => {
    expect((await get(site, "/alertes/prix?vehicule=999999999")).status).toBe(404);
    expect((await get(site, "/alertes/prix?vehicule=1e9")).status).toBe(404);
    expect((await get(site, "/alertes/prix")).status).toBe(404);
  });
});

describe("what is not taken", () => {
  const path = "/alertes/recherche?brand=ford";

  it("keeps the form with its errors where no mail could arrive", async () => {
    const { status, html } = await askFor(site, path, "zoe@exemple");
    expect([status, html.includes('value="zoe@exemple"')]).toEqual([422, true]);
  });

  it("takes no form from another site", async () => {
    const headers = { origin: "https://ailleurs.example", "sec-fetch-site": "cross-site" };
    const { status } = await post(site, path, { email: "zoe@exemple.lu", consent: "on" }, headers);
    expect([400, 403]).toContain(status);
    expect(mailsTo(site, "ailleurs@exemple.lu")).toHaveLength(0);
  });

  it("opens nothing with a link that is too old, was changed, or is for something else", async () => {
    const seal = createSeal(SECRET_KEY);
    const id = randomUUID();
    const page = async (key: string): Promise<readonly [number, string]> => {
      const { status, html } = await get(site, `/alertes/confirmer?cle=${key}`);
      return [status, /<h1>([^<]+)/.exec(html)?.[1] ?? ""];
    };
    const gone = "Cette alerte n’existe pas ou plus";
    expect(await page(sealAlertLink(seal, "confirm", id, new Date(Date.now() - 1000)))).toEqual([
      404,
      "Ce lien n’est plus valable",
    ]);
    expect(await page(sealAlertLink(seal, "confirm", id, new Date(Date.now() + 60_000)))).toEqual([404, gone]);
    expect(await page(sealAlertLink(seal, "stop", id))).toEqual([404, gone]);
    expect(await page("x".repeat(2000))).toEqual([404, gone]);
    expect((await post(site, `/alertes/arreter?cle=${sealAlertLink(seal, "stop", id)}`)).status).toBe(200);
  });
});
