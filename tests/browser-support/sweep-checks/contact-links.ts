import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { PageCheck } from "./page-check.ts";

type Located = { readonly slug: string; readonly route: string | null };

const locations = JSON.parse(readFileSync("demo/group/catalogue/locations.json", "utf8")) as readonly Located[];
const ROUTES = locations.flatMap(({ route }) => route ?? []);

export type Followed = {
  readonly href: string;
  /** The event that the specification names for such a link. */
  readonly expected: string;
  /** The link is one of an employee. */
  readonly isOfEmployee: boolean;
  readonly pushed: readonly Readonly<Record<string, unknown>>[];
};

/** Clicks every link that leaves the site or downloads a file, and returns what each pushed. The page stays. */
export const followLinks = (page: Page): Promise<readonly Followed[]> =>
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
      const isOfEmployee = link.closest(".person, .person-line") !== null;
      return [{ href: link.getAttribute("href") ?? "", expected, isOfEmployee, pushed }];
    });
    document.removeEventListener("click", stay);
    return followed;
  }, ROUTES);

/** What is wrong with the events of a link; empty if nothing is. */
const problemsOf = ({ href, expected, isOfEmployee, pushed }: Followed): readonly string[] => {
  const [event, ...others] = pushed;
  if (event?.["event"] !== expected || event["contract_id"] !== `vm_${expected}`) return [`${href}: no ${expected}`];
  if (others.length > 0) return [`${href}: ${others.length} more`];
  const needsLocation = isOfEmployee || expected === "click_location_route";
  if (needsLocation && typeof event["location_id"] !== "number") return [`${href}: no location`];
  return [];
};

export const CONTACT_LINKS: PageCheck = {
  name: "every telephone number, mailbox, route, network and file pushes its event",
  run: async ({ page }) => (await followLinks(page)).flatMap(problemsOf),
};
