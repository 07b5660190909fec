import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openPage } from "../../browser/hydration.ts";
import { OTHER_PAGES, pageOfEachKind, PAGES, vehiclePath } from "../../browser/page-kinds.ts";
import { expect, test } from "../../browser/test.ts";

type Located = { readonly slug: string; readonly route: string | null };

const locations = JSON.parse(readFileSync("demo/group/catalogue/locations.json", "utf8")) as readonly Located[];
const ROUTES = locations.flatMap(({ route }) => route ?? []);

type Followed = {
  readonly href: string;
  /** The event that the specification names for such a link. */
  readonly expected: string;
  /** The link is one of an employee. */
  readonly isOfEmployee: boolean;
  readonly pushed: readonly Readonly<Record<string, unknown>>[];
};

/** Clicks every link that leaves the site or downloads a file, and returns what each pushed. The page stays. */
const followLinks = (page: Page): Promise<readonly Followed[]> =>
  page.evaluate((routes) => {
    const layer = (): unknown[] => ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
    const expectedOf = (link: HTMLAnchorElement): string | null => {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("tel:")) return "click_location_phone_number";
      if (href.startsWith("mailto:")) return href.startsWith("mailto:?") ? null : "click_location_email";
      if (routes.includes(href)) return "click_location_route";
      if (/^https:\/\/(?:facebook|instagram|linkedin|youtube|tiktok|x)\.example\//.test(href)) return "click_social";
      return link.hasAttribute("download") || href.startsWith("/brochures/") ? "download" : null;
    };
    const stay = (event: Event): void => event.preventDefault();
    document.addEventListener("click", stay);
    const followed = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link) => {
      const expected = expectedOf(link);
      if (expected === null) return [];
      const before = layer().length;
      link.click();
      const pushed = layer().slice(before) as Readonly<Record<string, unknown>>[];
      return [
        {
          href: link.getAttribute("href") ?? "",
          expected,
          isOfEmployee: link.closest(".person, .person-line") !== null,
          pushed,
        },
      ];
    });
    document.removeEventListener("click", stay);
    return followed;
  }, ROUTES);

/** What is wrong with the events of a link; empty if nothing is. */
const problemsOf = (path: string, { href, expected, isOfEmployee, pushed }: Followed): readonly string[] => {
  const [event, ...others] = pushed;
  const at = `${path} ${href}`;
  if (event?.["event"] !== expected || event["contract_id"] !== `vm_${expected}`) return [`${at}: no ${expected}`];
  if (others.length > 0) return [`${at}: ${others.length} more`];
  const needsLocation = isOfEmployee || expected === "click_location_route";
  if (needsLocation && typeof event["location_id"] !== "number") return [`${at}: no location`];
  return [];
};

const seen = new Set<string>();

for (const half of [0, 1]) {
  test(`every telephone number, mailbox, route, network and file pushes its event, pages ${half + 1} of 2`, async ({
    visit,
    site,
  }) => {
    const { page } = await visit();
    const vehicle = await vehiclePath(site);
    const others = [...PAGES.map(([, path]) => path), ...OTHER_PAGES].map((path) => path(vehicle));
    const paths = [...new Set([...(await pageOfEachKind(site)), ...others])].filter((_, index) => index % 2 === half);
    const problems: string[] = [];
    for (const path of paths) {
      await openPage(page, path);
      const followed = await followLinks(page);
      for (const { expected } of followed) seen.add(expected);
      problems.push(...followed.flatMap((one) => problemsOf(path, one)));
    }
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
}
