import type { Locator, Page } from "@playwright/test";
import { openPage } from "./hydration.ts";
import { ANSWERS, HOSTS } from "./named-sites.ts";
import type { Site } from "./sites/site.ts";
import { expect, type VisitSite } from "./test.ts";

/** A visitor, and the other hosts that the browser has contacted so far. */
const visitAt = async (visit: VisitSite, site: Site, width: number) => {
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

type Purpose = "measurement" | "services" | "media";

/** Who asks: what it says, and how a visitor agrees. */
type Asker = {
  readonly path: string;
  readonly ask?: (page: Page) => Promise<unknown>;
  readonly asker: (page: Page) => Locator;
  readonly agree: (asker: Locator) => Promise<void>;
  /** What the answer is saved for; empty: for nothing, it shows one frame once. */
  readonly grants: readonly Purpose[];
  /** Hosts that it has to name at least. */
  readonly unlocks: readonly string[];
};

const inPlace = (title: string, label: string, grants: readonly Purpose[], ...unlocks: string[]): Asker => ({
  path: "/tiers",
  grants,
  asker: (page) => sectionOf(page, title),
  agree: (section) => press(button(section, label)),
  unlocks,
});

const inDialog = (path: string, label: string, grants: Purpose, ...unlocks: string[]): Asker => ({
  path,
  grants: [grants],
  ask: (page) => press(button(page, label)),
  asker: dialog,
  agree: (asker) => press(button(asker, "Accepter")),
  unlocks,
});

const inSettings = (label: string, grants: Purpose, ...unlocks: string[]): Asker => ({
  path: "/tiers",
  grants: [grants],
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

export const ASKERS: Readonly<Record<string, Asker>> = {
  "the banner": {
    path: "/tiers",
    asker: (page) => page.getByRole("region", { name: "Services d’autres sites" }),
    agree: (asker) => press(button(asker, "Tout accepter")),
    grants: ["measurement", "services", "media"],
    unlocks: Object.values(HOSTS),
  },
  "the dialog of the appointments": inDialog(
    "/tiers",
    "Réserver",
    "services",
    HOSTS.appointments,
    ...CHAT,
    ...FRAMES_OF_SERVICES,
  ),
  "the dialog of the map": inDialog("/concessions", "Déplacer et zoomer la carte", "media", HOSTS.tiles, HOSTS.plans),
  reviews: inPlace("Avis", "Afficher les avis", ["services"], ...FRAMES_OF_SERVICES, ...CHAT, HOSTS.appointments),
  recruiting: inPlace(
    "Emplois",
    "Afficher les offres",
    ["services"],
    ...FRAMES_OF_SERVICES,
    ...CHAT,
    HOSTS.appointments,
  ),
  "a frame of media": inPlace("Plan", "Afficher le contenu", ["media"], HOSTS.plans, HOSTS.tiles),
  "a frame whose host is not named for its purpose": inPlace(
    "Plan des services",
    "Afficher le contenu",
    [],
    HOSTS.plans,
  ),
  "the settings, for measurement": inSettings("Mesure d’audience", "measurement", HOSTS.tagManager, HOSTS.tags),
  "the settings, for services": inSettings("Services", "services", ...CHAT, ...FRAMES_OF_SERVICES, HOSTS.appointments),
  "the settings, for media": inSettings("Cartes et médias", "media", HOSTS.plans, HOSTS.tiles),
};

/** What the two pages contact for a purpose, once all of them has been looked at. */
const CONTACTED: Readonly<Record<string, Readonly<Record<Purpose, readonly string[]>>>> = {
  "/tiers": {
    measurement: [HOSTS.tagManager, HOSTS.tags],
    services: [...CHAT, ...FRAMES_OF_SERVICES, HOSTS.appointments],
    media: [HOSTS.plans],
  },
  "/concessions": { measurement: [HOSTS.tagManager, HOSTS.tags], services: CHAT, media: [HOSTS.tiles] },
};

const namedIn = (text: string): readonly string[] => Object.values(HOSTS).filter((host) => text.includes(host));

/** The purposes of the saved answer. */
const granted = async (page: Page): Promise<readonly string[]> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "consentement");
  return [...(cookie?.value ?? "").matchAll(/([a-z]+)-yes/g)].map(([, purpose = ""]) => purpose);
};

/** Looks at all of the page and uses its map, until it has contacted what the answer lets it. */
const usePage = async (
  page: Page,
  path: string,
  { grants, unlocks }: Asker,
  contacted: ReadonlySet<string>,
): Promise<void> => {
  for (const frame of await page.locator(".embed").all()) await frame.scrollIntoViewIfNeeded();
  const expected = grants.length === 0 ? unlocks : grants.flatMap((purpose) => CONTACTED[path]?.[purpose] ?? []);
  await expect.poll(() => expected.filter((host) => !contacted.has(host))).toEqual([]);
};

/** Uses the map of a page that was just opened. */
const moveTheMap = async (page: Page): Promise<void> => {
  await press(button(page, "Déplacer et zoomer la carte"));
  const live = page.locator(".movable-map-live[data-state=live]");
  await expect(live.or(dialog(page)).first()).toBeVisible();
};

/**
 * The asker names every host that its answer unlocks: on its page at once, and then on other pages. `others`: their paths.
 */
export const expectNamed = async (
  visit: VisitSite,
  site: Site,
  asker: Asker,
  { width, others }: { readonly width: number; readonly others: readonly string[] },
): Promise<void> => {
  const { page, contacted } = await visitAt(visit, site, width);
  await openPage(page, asker.path);
  for (const frame of await page.locator(".embed").all()) await frame.scrollIntoViewIfNeeded();
  await asker.ask?.(page);
  expect([...contacted]).toEqual([]);
  const named = namedIn(await asker.asker(page).innerText());
  expect(named).toEqual(expect.arrayContaining([...asker.unlocks]));
  await asker.agree(asker.asker(page));
  const unnamed = (): readonly string[] => [...contacted].filter((host) => !named.includes(host));
  await usePage(page, asker.path, asker, contacted);
  expect(unnamed()).toEqual([]);
  expect((await granted(page)).toSorted()).toEqual(asker.grants.toSorted());
  for (const path of others) {
    contacted.clear();
    await openPage(page, path);
    if (path === "/concessions") await moveTheMap(page);
    if (asker.grants.length > 0) await usePage(page, path, asker, contacted);
    expect(unnamed()).toEqual([]);
  }
};
