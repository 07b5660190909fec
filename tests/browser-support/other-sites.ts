// A site that uses each kind of other site, whatever those do.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { type FakeThirdParty, startFakeThirdParty, type ThirdPartyMode } from "../fakes/third-party.ts";
import { hydrated, openPage } from "./hydration.ts";
import { type Site, startSite } from "./sites/site.ts";
import { saveFirstVehicle } from "./stock-page.ts";
import { expect, type VisitSite } from "./test.ts";

/** Sites that answer through the routes of the page; chat and map tiles are servers on the loopback. */
const HOSTS = {
  tagManager: "www.googletagmanager.com",
  appointments: "rendez-vous.example",
  reviews: "avis.example",
  recruiting: "emplois.example",
  film: "www.youtube-nocookie.com",
  errorReports: "erreurs.example",
} as const;

const PAGE = `name: "Tiers"
title: "Tiers"
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: call_to_action
    title: "Rendez-vous"
    buttons:
      - { label: "Réserver", plugins: [{ type: appointment, make: Ford, location: bertrange, product_category: pneus }] }
      - { label: "Notre partenaire", link: /fr/ancien-partenaire }
      - { label: "Nos anciennes Ford", link: "/fr/vehicules-occasion-stock?field_used_brand_target_id[]=12&page=3&utm_source=lettre&gclid=1" }
  - { component: reviews, title: "Avis", src: "https://${HOSTS.reviews}/liste", height: 300 }
  - { component: recruiting, title: "Emplois", src: "https://${HOSTS.recruiting}/liste", height: 300 }
  - component: video
    title: "En hiver"
    src: "https://youtu.be/abcdefghijk"
    poster: { src: /media/workshop-car-on-lift.webp, alt: "Un SUV bleu sur le pont élévateur" }
`;

export type SiteOfOthers = {
  readonly site: Site;
  readonly partner: FakeThirdParty;
  readonly chat: FakeThirdParty;
  readonly tiles: FakeThirdParty;
  /** An old address of the site leads there. */
  readonly partnerPage: string;
  readonly stop: () => Promise<void>;
};

export const startSiteOfOthers = async (): Promise<SiteOfOthers> => {
  const [partner, chat, tiles] = await Promise.all([
    startFakeThirdParty(),
    startFakeThirdParty(),
    startFakeThirdParty(),
  ]);
  // Browsers take a name below `localhost` for the loopback.
  const partnerPage = `http://partenaire.localhost:${new URL(partner.url).port}/offres`;
  const contentDir = mkdtempSync(join(tmpdir(), "other-sites-"));
  cpSync("demo/group/content", contentDir, { recursive: true });
  writeFileSync(join(contentDir, "tiers.yaml"), PAGE);
  const redirects = readFileSync(join(contentDir, "redirects.csv"), "utf8");
  writeFileSync(join(contentDir, "redirects.csv"), `${redirects.trimEnd()}\n/fr/ancien-partenaire,${partnerPage},\n`);
  const site = await startSite({
    env: {
      CONTENT_DIR: contentDir,
      GTM_ID: "GTM-AB12",
      APPOINTMENT_EMBED_URL: `https://${HOSTS.appointments}/embed`,
      APPOINTMENT_APP: "alzette",
      APPOINTMENT_APP_CODE: "A-1",
      MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: "© Les cartographes",
      SENTRY_DSN: `https://abc@${HOSTS.errorReports}/7`,
      SENTRY_ENVIRONMENT: "test",
    },
    settings: (text) =>
      text
        .replace(
          "chat: null",
          `chat: { script_url: "${chat.url}/widget.js", host: "${chat.host}", app_id: demonstration }`,
        )
        .replace("widgets: []", `widgets: [${HOSTS.reviews}, ${HOSTS.recruiting}]`),
  });
  return {
    site,
    partner,
    chat,
    tiles,
    partnerPage,
    stop: async () => {
      await site.dispose();
      await Promise.all([partner, chat, tiles].map((server) => server.stop()));
      rmSync(contentDir, { recursive: true });
    },
  };
};

/** What a hostile script does to the page that loads it, and a hostile frame to the page around it. */
const ATTACK = `
  for (const target of [window, window.parent]) {
    for (let i = 0; i < 50; i += 1) target.postMessage({ type: "consentement", consent: false, height: 1e9 }, "*");
  }
  window.appointmentWidget = { open() { throw new Error("hostile widget"); } };
  if (window.dataLayer) window.dataLayer.push = () => { throw new Error("hostile data layer"); };
  window.dispatchEvent(new MessageEvent("message", { data: "changed", origin: "https://hostile.example" }));
  try { if (window.top !== window) window.top.location.href = "https://hostile.example/"; } catch {}
  throw new Error("hostile");
`;

const attack = (route: Route): Promise<void> =>
  ["document", "iframe"].includes(route.request().resourceType())
    ? route.fulfill({ contentType: "text/html", body: `<script>${ATTACK}</script>` })
    : route.fulfill({ contentType: "text/javascript", body: ATTACK, headers: { "access-control-allow-origin": "*" } });

type Mode = "blocked" | "hanging" | "slow" | "hostile";

const MODE_OF_SERVERS: Readonly<Record<Exclude<Mode, "blocked">, ThirdPartyMode>> = {
  hanging: "hangs",
  slow: "slow",
  hostile: "answers",
};

type OtherSites = { readonly requestedHosts: ReadonlySet<string>; readonly answer: () => void };

/** All other sites in a mode. `answer` lets slow ones answer. */
const otherSitesIn = async (page: Page, { site, chat, tiles }: SiteOfOthers, mode: Mode): Promise<OtherSites> => {
  const requestedHosts = new Set<string>();
  const answered = Promise.withResolvers<void>();
  const answers: Readonly<Record<Mode, (route: Route) => Promise<void>>> = {
    blocked: (route) => route.abort("blockedbyclient"),
    hanging: () => new Promise(() => undefined),
    slow: async (route) => {
      await answered.promise;
      await route.fulfill({ status: 200, body: "" });
    },
    hostile: attack,
  };
  for (const server of [chat, tiles]) {
    if (mode !== "blocked") server.mode = MODE_OF_SERVERS[mode];
    server.script = mode === "hostile" ? ATTACK : "window.chatStarted = true;";
  }
  const ownHost = new URL(site.url).host;
  await page.route(
    ({ host }) => host !== ownHost,
    (route) => {
      const { host } = new URL(route.request().url());
      requestedHosts.add(host);
      const isServer = [chat, tiles].some((server) => server.host === host);
      return isServer && mode !== "blocked" ? route.continue() : answers[mode](route);
    },
  );
  return { requestedHosts, answer: answered.resolve };
};

const throwLater = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error("for the error reports");
    });
  });

/** Agrees to everything, so that each other site is used where it can be. */
const useAllOtherSites = async (page: Page, { requestedHosts }: OtherSites): Promise<void> => {
  await Promise.all([page.waitForResponse(/\/assets\/sentry-(?!replay)/), openPage(page, "/tiers")]);
  await page.getByRole("button", { name: "Tout accepter" }).click();
  for (const title of ["Avis", "Emplois"]) await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: /^Lire la vidéo/ }).click();
  await throwLater(page);
  await expect.poll(() => requestedHosts.has(HOSTS.errorReports)).toBe(true);
};

const bookAnAppointment = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Réserver" }).click();
  await page.waitForURL(/\/services\/apres-vente\?concession=bertrange#rendez-vous$/);
  await hydrated(page);
};

const findALocation = async (page: Page): Promise<void> => {
  await page.getByRole("contentinfo").getByRole("link", { name: "Concessions" }).first().click();
  await page.waitForURL(/\/concessions$/);
  await page.getByRole("button", { name: "Déplacer et zoomer la carte" }).click();
  await page
    .locator(".movable-map-live[data-state=live]")
    .getByRole("button", { name: "1, Alzette Automobiles Bertrange" })
    .click();
  await page.waitForURL(/#lieu-bertrange$/);
};

const writeToTheGroup = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await page.waitForURL(/\/contact$/);
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("Nom", { exact: true }).fill("Kieffer");
  await page.getByLabel("E-mail", { exact: true }).fill("lea@example.org");
  await page.getByLabel("Votre message concerne").selectOption({ label: "L’entretien ou une réparation" });
  await page.getByLabel("Votre message", { exact: true }).fill("Ma voiture tire à droite.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page.waitForURL(/\/contact\/merci\?ref=/);
};

/** Books, finds a location, saves a vehicle and writes to the group, with every other site in the mode. */
export const useSiteWith = async (visit: VisitSite, others: SiteOfOthers, mode: Mode): Promise<void> => {
  const { page, consoleErrors } = await visit({ baseURL: others.site.url });
  const otherSites = await otherSitesIn(page, others, mode);
  const { requestedHosts, answer } = otherSites;
  await useAllOtherSites(page, otherSites);
  await bookAnAppointment(page);
  await findALocation(page);
  await expect
    .poll(() => [...requestedHosts].sort())
    .toEqual([...Object.values(HOSTS), others.chat.host, others.tiles.host].toSorted());
  answer();
  await saveFirstVehicle(page);
  await writeToTheGroup(page);
  const consent = (await page.context().cookies()).find(({ name }) => name === "consentement");
  expect(consent?.value).toBe("1.measurement-yes.services-yes.media-yes");
  expect(consoleErrors.join("\n")).toContain("The appointment widget is missing");
};
