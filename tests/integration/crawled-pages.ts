// Pages read over HTTP, and where their links lead.
import { type HTMLElement, parse } from "node-html-parser";
import type { Site } from "../browser-support/sites/site.ts";
import { readInTurn } from "../read-in-turn.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

export type PageResponse = {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

export type Page = { readonly path: string; readonly html: HTMLElement };

export const toPage = ({ path, body }: PageResponse): Page => ({ path, html: parse(body) });

export const readPage = async ({ url }: Pick<Site, "url">, path: string): Promise<PageResponse> => {
  const answer = await fetch(url + path, {
    // A compressed answer costs the site more time than the page itself.
    headers: { "user-agent": BROWSER, "accept-encoding": "identity" },
    redirect: "manual",
  });
  return { path, status: answer.status, headers: answer.headers, body: await answer.text() };
};

export const readPages = (site: Pick<Site, "url">, paths: readonly string[]): Promise<readonly PageResponse[]> =>
  readInTurn(paths, (path) => readPage(site, path));

/** Status and path of the answers that are no page. */
export const withoutPage = (answers: readonly PageResponse[]): readonly string[] =>
  answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`);

const isInternal = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** Addresses of the site that a page links to, without their anchors. */
export const internalLinks = (html: HTMLElement): readonly string[] =>
  html
    .querySelectorAll("a[href]")
    .map((a) => a.getAttribute("href") ?? "")
    .filter(isInternal)
    .map((href) => href.split("#")[0] ?? "");

/** Links to an anchor that their target, one of these pages, does not have. */
export const missingAnchors = (of: readonly Page[]): readonly string[] => {
  const ids = new Map(
    of.map(({ path, html }) => [path, new Set(html.querySelectorAll("[id]").map((node) => node.id))]),
  );
  return of.flatMap(({ path, html }) =>
    html
      .querySelectorAll("a[href*='#']")
      .map((a) => a.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("#") || isInternal(href))
      .filter((href) => {
        const [target = "", hash = ""] = href.split("#");
        const there = ids.get(target === "" ? path : target);
        return there !== undefined && hash !== "" && !there.has(decodeURIComponent(hash));
      })
      .map((href) => `${path} → ${href}`),
  );
};

/** Every `step`-th, so that at most `max` are left. */
export const sampleOf = <T>(all: readonly T[], max: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(all.length / max));
  return all.filter((_, index) => index % step === 0);
};

/** Pages of one kind share a template: "/stock/12-1-x/interest", "/ford/models/puma". */
export const templateOf = (href: string): string =>
  href
    .replace(/\?.*/, "?")
    .replace(/^\/stock\/\d[^/]*/, "/stock/{vehicle}")
    .replace(/^\/[^/]+\/models\/[^/]+/, "/{brand}/models/{model}")
    .replace(/^\/(private-lease|business-lease|carrieres)\/[^/]+/, "/$1/{object}");
