import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { startSiteProcess } from "../../browser-support/sites/site-process.ts";
import { expect, test } from "../../browser-support/test.ts";
import { type FakeHttpServer, startFakeHttpServer } from "../../fakes/http-server.ts";

test.use({ reusesTabs: false });

let receiver: FakeHttpServer;
let site: Site;

test.beforeAll(async () => {
  receiver = await startFakeHttpServer();
  const SENTRY_DSN = `http://abc@127.0.0.1:${receiver.port}/7`;
  site = await startSiteProcess({ env: { SENTRY_DSN, SENTRY_ENVIRONMENT: "test" } });
});

test.afterAll(async () => {
  await site.dispose();
  await receiver.stop();
});

/** What the browser of a page has sent. */
type Envelopes = { readonly bodies: string[]; readonly types: () => readonly string[] };

const receive = async (page: Page): Promise<Envelopes> => {
  const bodies: string[] = [];
  await page.route(`${receiver.url}/api/7/envelope/**`, (route) => {
    bodies.push(route.request().postData() ?? "");
    return route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } });
  });
  const types = (): string[] =>
    bodies.flatMap((body) => [...body.matchAll(/^\{"type":"([a-z_]+)"/gm)].map(([, type = ""]) => type));
  return { bodies, types };
};

/** The draw that decides on traces and replays. */
const drawing = (page: Page, value: number): Promise<unknown> =>
  page.addInitScript((draw) => {
    Math.random = () => draw;
  }, value);

const sdk = (page: Page) => page.waitForResponse(/\/assets\/sentry-(?!replay)/);

const openWithSdk = async (page: Page, path: string): Promise<void> => {
  await Promise.all([sdk(page), openPage(page, site.url + path)]);
};

const throwLater = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

const accept = (page: Page): Promise<void> => page.getByRole("button", { name: "Tout accepter" }).click();

test("an error of the browser is reported without persons, and no visit is traced or replayed by chance", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const envelopes = await receive(page);
  await drawing(page, 0.15);
  await openWithSdk(page, "/contact?nom=Kieffer");
  await throwLater(page, "anais@mail.example at /contact?nom=Kieffer, +352 621 123 456");
  await expect.poll(envelopes.types).toEqual(["event"]);
  const sent = envelopes.bodies.join("\n");
  expect(sent).toContain('"environment":"test"');
  expect(sent).toMatch(/"release":"vitrine-\d+\.\d+\.\d+\+[0-9a-f]{8}"/);
  expect(sent).toContain("[email] at /contact [phone]");
  for (const personal of ["Kieffer", "anais", "621 1", "user_agent", "User-Agent"])
    expect(sent).not.toContain(personal);
  await page.close();
});

test("a hydration error is reported with its source", async ({ browser }) => {
  const page = await browser.newPage();
  const envelopes = await receive(page);
  await drawing(page, 0.15);
  await page.route(`${site.url}/contact`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<span aria-current="page">)[^<]*/, "$1Autre titre") });
  });
  await openWithSdk(page, "/contact");
  await expect.poll(envelopes.types).toContain("event");
  expect(envelopes.bodies.join("\n")).toContain('"source":"hydration"');
  await page.close();
});

test("one visit in ten is traced", async ({ browser }) => {
  const page = await browser.newPage();
  const envelopes = await receive(page);
  await drawing(page, 0.05);
  await openWithSdk(page, "/contact?nom=Kieffer");
  await page.getByRole("link", { name: "Accueil" }).first().click();
  await expect.poll(() => envelopes.types().some((type) => /^(?:span|transaction)$/.test(type))).toBe(true);
  expect(envelopes.bodies.join("\n")).not.toContain("Kieffer");
  expect(envelopes.types()).not.toContain("replay_event");
  await page.close();
});

test("a visit is replayed only after consent: one in ten, and each with an error", async ({ browser }) => {
  for (const draw of [0.05, 0.15]) {
    const page = await browser.newPage();
    const envelopes = await receive(page);
    await drawing(page, draw);
    await openWithSdk(page, "/contact?nom=Kieffer");
    await throwLater(page, "before consent");
    await expect.poll(envelopes.types).toContain("event");
    expect(envelopes.types()).not.toContain("replay_event");
    await Promise.all([page.waitForResponse(/\/assets\/sentry-replay/), accept(page)]);
    await page.getByLabel("Prénom").fill("Anaïs");
    if (draw > 0.1) await throwLater(page, "after consent");
    await expect.poll(envelopes.types).toContain("replay_recording");
    const sent = envelopes.bodies.join("\n");
    for (const personal of ["Kieffer", "Anaïs"]) expect(sent).not.toContain(personal);
    await page.close();
  }
});

test("a site without a service loads nothing for it", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openPage(page, "/contact");
  await throwLater(page, "for the console alone");
  await expect.poll(() => consoleErrors).toEqual([expect.stringContaining("for the console alone")]);
  expect(requests.filter((url) => url.includes("sentry"))).toEqual([]);
});

test("a view transition that the browser skips is no error, any other rejection is one", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/contact");
  await page.evaluate(async () => {
    const transition = document.startViewTransition(() => undefined);
    transition.skipTransition();
    await transition.finished;
    void Promise.reject(new Error("a fault of the page"));
  });
  await expect.poll(() => consoleErrors).toEqual([expect.stringContaining("a fault of the page")]);
});
