import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { startConfiguredSite, type ConfiguredSite } from "../../browser/sites/configured-site.ts";
import { openPage } from "../../browser/hydration.ts";
import { expect, test, type VisitSite } from "../../browser/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

/** Every other site that a page may contact after an answer. */
const HOSTS = {
  tagManager: "www.googletagmanager.com",
  tags: "stats.example",
  chatScript: "cdn.chat.example",
  chat: "api.chat.example",
  appointments: "rendez-vous.example",
  reviews: "avis.example",
  recruiting: "emplois.example",
  plans: "plans.example",
  tiles: "tuiles.example",
} as const;

const PAGE = `name: "Tiers"
title: "Tiers"
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: call_to_action
    title: "Rendez-vous"
    buttons:
      - { label: "Réserver", plugins: [{ type: appointment, make: Ford, location: bertrange, product_category: pneus }] }
  - { component: reviews, title: "Avis", src: "https://${HOSTS.reviews}/liste", height: 300 }
  - { component: recruiting, title: "Emplois", src: "https://${HOSTS.recruiting}/liste", height: 300 }
  - { component: iframe, title: "Plan", src: "https://${HOSTS.plans}/plan", height: 300 }
  - { component: iframe, title: "Plan des services", src: "https://${HOSTS.plans}/services", height: 300, purpose: services }
  - { component: iframe, title: "Page du site", src: "/demo/reviews.html", height: 300 }
`;

let contentDir: string;
let site: ConfiguredSite;

test.beforeAll(async () => {
  test.setTimeout(limit(120_000));
  contentDir = mkdtempSync(join(tmpdir(), "named-sites-"));
  cpSync("demo/group/content", contentDir, { recursive: true });
  writeFileSync(join(contentDir, "tiers.yaml"), PAGE);
  site = await startConfiguredSite({
    env: {
      CONTENT_DIR: contentDir,
      GTM_ID: "GTM-AB12",
      APPOINTMENT_EMBED_URL: `https://${HOSTS.appointments}/embed`,
      APPOINTMENT_APP: "alzette",
      APPOINTMENT_APP_CODE: "A-1",
      MAP_TILES_URL: `https://${HOSTS.tiles}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: "© Les cartographes",
    },
    settings: (text) =>
      text
        .replace(
          "chat: null",
          `chat: { script_url: "https://${HOSTS.chatScript}/widget.js", host: ${HOSTS.chat}, app_id: demonstration }`,
        )
        .replace("widgets: []", `widgets: [${HOSTS.reviews}, ${HOSTS.recruiting}]`)
        .replace("embeds: [", `embeds: [${HOSTS.plans}, `)
        .replace("tags: []", `tags: [${HOSTS.tags}]`),
  });
});

test.afterAll(async () => {
  await site.stop();
  rmSync(contentDir, { recursive: true });
});

/** Scripts of these sites contact all that belongs to them, as far as the page's policy lets them. */
const ANSWERS: Readonly<Record<string, string>> = {
  [HOSTS.tagManager]: `fetch("https://${HOSTS.tags}/collect", { mode: "no-cors" }).catch(() => 0)`,
  [HOSTS.chatScript]: `fetch("https://${HOSTS.chat}/start", { mode: "no-cors" }).catch(() => 0)`,
  [HOSTS.appointments]: "window.appointmentWidget = { open() {} }",
};

/** A visitor, and the other hosts that the browser has contacted so far. */
const visitAt = async (visit: VisitSite, width: number) => {
  const { page } = await visit({ baseURL: site.url, viewport: { width, height: 900 } });
  const contacted = new Set<string>();
  await page.route(
    ({ host }) => host !== new URL(site.url).host,
    (route) => {
      const { host } = new URL(route.request().url());
      contacted.add(host);
      const isFrame = route.request().resourceType() === "document";
      return isFrame
        ? route.fulfill({ contentType: "text/html", body: "<p>ailleurs" })
        : route.fulfill({ contentType: "text/javascript", body: ANSWERS[host] ?? "" });
    },
  );
  return { page, contacted };
};

const press = async (locator: Locator): Promise<void> => {
  await locator.focus();
  await locator.press("Enter");
};

const button = (scope: Page | Locator, name: string | RegExp): Locator => scope.getByRole("button", { name }).first();

const dialog = (page: Page): Locator => page.getByRole("dialog");

const sectionOf = (page: Page, title: string): Locator =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });

/** Who asks: what it says, and how a visitor agrees. */
type Asker = {
  readonly path: string;
  readonly ask?: (page: Page) => Promise<unknown>;
  readonly asker: (page: Page) => Locator;
  readonly agree: (asker: Locator) => Promise<void>;
  /** Hosts that are contacted at least. */
  readonly unlocks: readonly string[];
};

const inPlace = (title: string, label: string, ...unlocks: string[]): Asker => ({
  path: "/tiers",
  asker: (page) => sectionOf(page, title),
  agree: (section) => press(button(section, label)),
  unlocks,
});

const inDialog = (path: string, label: string, ...unlocks: string[]): Asker => ({
  path,
  ask: (page) => press(button(page, label)),
  asker: dialog,
  agree: (asker) => press(button(asker, "Accepter")),
  unlocks,
});

const inSettings = (label: string, ...unlocks: string[]): Asker => ({
  path: "/tiers",
  ask: (page) => press(button(page, "Choisir")),
  asker: (page) => dialog(page).getByRole("listitem").filter({ hasText: label }),
  agree: async (item) => {
    await item.getByRole("checkbox").check();
    await press(button(item.page().getByRole("dialog"), "Enregistrer mes choix"));
  },
  unlocks,
});

const CHAT = [HOSTS.chatScript, HOSTS.chat];
const FRAMES_OF_SERVICES = [HOSTS.reviews, HOSTS.recruiting];

const ASKERS: Readonly<Record<string, Asker>> = {
  "the banner": {
    path: "/tiers",
    asker: (page) => page.getByRole("region", { name: "Services d’autres sites" }),
    agree: (asker) => press(button(asker, "Tout accepter")),
    unlocks: Object.values(HOSTS),
  },
  "the dialog of the appointments": inDialog("/tiers", "Réserver", HOSTS.appointments, ...CHAT, ...FRAMES_OF_SERVICES),
  "the dialog of the map": inDialog("/concessions", "Déplacer et zoomer la carte", HOSTS.tiles, HOSTS.plans),
  reviews: inPlace("Avis", "Afficher les avis", ...FRAMES_OF_SERVICES, ...CHAT, HOSTS.appointments),
  recruiting: inPlace("Emplois", "Afficher les offres", ...FRAMES_OF_SERVICES, ...CHAT, HOSTS.appointments),
  "a frame of media": inPlace("Plan", "Afficher le contenu", HOSTS.plans, HOSTS.tiles),
  "a frame whose host is not named for its purpose": inPlace("Plan des services", "Afficher le contenu", HOSTS.plans),
  "the settings, for measurement": inSettings("Mesure d’audience", HOSTS.tagManager, HOSTS.tags),
  "the settings, for services": inSettings("Services", ...CHAT, ...FRAMES_OF_SERVICES, HOSTS.appointments),
  "the settings, for media": inSettings("Cartes et médias", HOSTS.plans, HOSTS.tiles),
};

/** Looks at all of the page, and starts what has a button, without agreeing to anything. */
const useEverything = async (page: Page): Promise<void> => {
  for (const frame of await page.locator(".embed").all()) await frame.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
};

const useOtherPages = async (page: Page): Promise<void> => {
  await openPage(page, "/tiers");
  await useEverything(page);
  await openPage(page, "/concessions");
  await press(button(page, "Déplacer et zoomer la carte"));
  const live = page.locator(".movable-map-live[data-state=live]");
  await expect(live.or(dialog(page)).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
};

const namedIn = (text: string): readonly string[] => Object.values(HOSTS).filter((host) => text.includes(host));

for (const width of [390, 1440]) {
  for (const [name, { path, ask, asker, agree, unlocks }] of Object.entries(ASKERS)) {
    test(`at ${width} pixels ${name} names every host that its answer unlocks`, async ({ visit }) => {
      const { page, contacted } = await visitAt(visit, width);
      await openPage(page, path);
      await useEverything(page);
      expect([...contacted]).toEqual([]);
      await ask?.(page);
      const named = namedIn(await asker(page).innerText());
      await agree(asker(page));
      await useEverything(page);
      const withoutReload = [...contacted];
      await useOtherPages(page);
      expect(withoutReload.filter((host) => !named.includes(host))).toEqual([]);
      expect([...contacted].filter((host) => !named.includes(host))).toEqual([]);
      for (const host of unlocks) expect(named).toContain(host);
      expect(contacted.size).toBeGreaterThan(0);
    });
  }
}

test("a frame of the site itself asks nothing, and is there without scripts too", async ({ visit }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit({ baseURL: site.url, javaScriptEnabled });
    await openPage(page, "/tiers");
    const section = sectionOf(page, "Page du site");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("button")).toHaveCount(0);
    await section.frameLocator("iframe").getByText("4,6 sur 5").waitFor();
  }
});

test("each module that asks, or saves an answer, has its row above", () => {
  const files = readdirSync("src/web", { recursive: true, encoding: "utf8" });
  const asking = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /\b(?:grantConsent|requestConsent|saveConsent|decideAll)\(/.test(readFileSync(join("src/web", file), "utf8")),
  );
  expect(asking.toSorted()).toEqual([
    "platform/appointment/appointment-widget.ts",
    "platform/consent/consent-banner.tsx",
    "platform/consent/consent-dialog-state.ts",
    "platform/consent/consent-dialog.tsx",
    "platform/consent/decide-all.ts",
    "platform/map/movable-map.tsx",
    "sections/embed/embed.tsx",
  ]);
});
