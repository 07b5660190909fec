import { loadContentRedirects } from "../../src/shared-container/redirects.ts";
import { readableKey } from "../../src/domain/redirects/index.ts";
import type { Site } from "../browser-support/sites/site.ts";
import {
  internalLinks,
  type Page,
  readPage,
  readPages,
  sampleOf,
  templateOf,
  toPage,
  withoutPage,
} from "./crawled-pages.ts";

type Crawl = {
  readonly pages: readonly Page[];
  /** Status and path of the answers that are no page. */
  readonly failures: readonly string[];
};

/** Reads pages and those that they link to, `perTemplate` of each template at most. `depth`: how often links are followed. */
export const followLinks = async (
  site: Site,
  starts: readonly string[],
  { perTemplate, depth }: { readonly perTemplate: number; readonly depth: number },
): Promise<Crawl> => {
  const counts = new Map<string, number>();
  const visited = new Set(starts);
  const isNew = (href: string): boolean => {
    const count = counts.get(templateOf(href)) ?? 0;
    if (href === "" || visited.has(href) || count >= perTemplate) return false;
    counts.set(templateOf(href), count + 1);
    visited.add(href);
    return true;
  };
  const pages: Page[] = [];
  const failures: string[] = [];
  let next = starts;
  for (let step = 0; step <= depth && next.length > 0; step += 1) {
    const answers = await readPages(site, next);
    failures.push(...withoutPage(answers));
    const read = answers.map(toPage);
    pages.push(...read);
    next = read.flatMap(({ html }) => internalLinks(html)).filter(isNew);
  }
  return { pages, failures };
};

/** Old addresses, at most `max` of the table, that do not lead to a page in one hop. */
export const redirectsAstray = async (site: Site, max: number): Promise<readonly string[]> => {
  const redirects = loadContentRedirects("demo/group/content", "luxembourg", "http://site");
  if (!redirects.ok) throw new Error(redirects.error);
  const addresses = [...redirects.value.table].flatMap(([address, { kind }]) =>
    kind === "redirect" ? [readableKey(address)] : [],
  );
  const astray: string[] = [];
  for (const address of sampleOf(addresses, max)) {
    const { status, headers } = await readPage(site, address);
    const target = headers.get("location");
    const answer = target === null ? null : await readPage(site, target);
    if (status !== 301 || answer?.status !== 200) astray.push(`${address}: ${status} ${target} ${answer?.status}`);
  }
  return astray;
};
