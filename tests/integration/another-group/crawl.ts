import { FEED_FILES } from "./feed-files.ts";
import { readInTurn } from "../../read-in-turn.ts";

const HEADERS = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
  "accept-language": "fr",
  // A compressed answer costs the site more time than the page itself.
  "accept-encoding": "identity",
};

export type Answer = {
  readonly path: string;
  readonly status: number;
  /** Headers and body; of a picture its headers alone. */
  readonly text: string;
};

const isText = (mediaType: string): boolean => /text|json|xml|svg|javascript|css|calendar|manifest/.test(mediaType);

/** Reads an address as a browser does, or as another client. */
export const readAnswer = async (
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  // The content service sends a client to the version that is in force.
  const redirect = path.startsWith("/v2/") ? "follow" : "manual";
  const answer = await fetch(url + path, { headers: { ...HEADERS, ...headers }, redirect });
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const body = isText(answer.headers.get("content-type") ?? "") ? await answer.text() : await answer.arrayBuffer();
  return { path, status: answer.status, text: typeof body === "string" ? `${head}\n\n${body}` : head };
};

export const readAnswers = (url: string, paths: readonly string[]): Promise<readonly Answer[]> =>
  readInTurn(paths, (path) => readAnswer(url, path));

const unescapeHtml = (text: string): string => text.replaceAll("&amp;", "&");

/** Addresses of this site in a text: links, pictures, styles, scripts, of lists of sizes too. */
const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src|poster|content|srcset|imagesrcset)="([^"]+)"/gi)]
    .flatMap(([tag, value = ""]) => (/srcset/i.test(tag) ? value.split(/\s+/) : [value]))
    .map((address) => unescapeHtml(address).split("#")[0] ?? "")
    .filter((address) => /^\/(?!\/)/.test(address));

const isFile = (path: string): boolean => /\.\w+(?:\?|$)/.test(path);

/** Pages that differ in their values alone have one shape: parameters lead to addresses without end. */
const shapeOf = (path: string): string => {
  const { pathname, searchParams } = new URL(path, "http://site.example");
  return `${pathname.replace(/\/\d+-\d+-[^/]+/, "/{vehicle}")}?${[...searchParams.keys()].sort().join("&")}`;
};

export type Crawl = {
  readonly pages: readonly Answer[];
  /** Addresses of files that the pages name: pictures, styles, scripts, feeds. */
  readonly files: readonly string[];
};

/** Where a crawl begins, and how far it goes. */
export type CrawlStart = {
  readonly starts: readonly string[];
  /** Followed as the links of pages are. */
  readonly links?: readonly string[];
  /** One link of each kind is followed: all without parameters, and one of each shape with some, unless given. */
  readonly kindOf?: (path: string) => string;
};

const kindOfPath = (path: string): string => (path.includes("?") ? shapeOf(path) : path);

/** Every page that links lead to from `starts`. */
export const crawl = async (url: string, { starts, links = [], kindOf = kindOfPath }: CrawlStart): Promise<Crawl> => {
  const kinds = new Set(starts.map(kindOf));
  const files = new Set<string>();
  const pages: Answer[] = [];
  const isNew = (path: string): boolean => {
    const kind = kindOf(path);
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  };
  let next = [...new Set([...starts, ...links.filter(isNew)])];
  while (next.length > 0) {
    const answers = await readAnswers(url, next);
    pages.push(...answers);
    const addresses = answers.flatMap(({ text }) => addressesIn(text));
    for (const address of addresses.filter(isFile)) files.add(address);
    next = addresses.filter((address) => !isFile(address)).filter(isNew);
  }
  return { pages, files: [...files] };
};

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(unescapeHtml(address));
  return pathname + search;
};

/** Pages of the sitemap. */
export const sitemapPaths = async (url: string): Promise<readonly string[]> => {
  const { text } = await readAnswer(url, "/sitemap.xml");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
};

type OpenApi = { readonly paths: Readonly<Record<string, object>> };

/** Each address of the API that can be read, with values of the group in the place of its parameters. */
export const apiPaths = async (url: string, values: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApi;
  return Object.entries(document.paths)
    .filter(([path, operations]) => "get" in operations && !/\{reference\}|token$/.test(path))
    .map(([path]) => {
      const filled = path.replace(/\{\w+\}/, () => values[path] ?? `no value for ${path}`);
      return path.startsWith("/v2/") ? `${filled}?token=${values["token"]}` : filled;
    });
};

/** Files that a site has wherever it runs. */
export const SITE_FILES: readonly string[] = [
  "/site.webmanifest",
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/apple-touch-icon-precomposed.png",
  "/icon-192.png",
  "/icon-512.png",
  "/robots.txt",
  "/llms.txt",
  "/sitemap.xml",
  "/news.xml",
  "/next-page.speculationrules",
  "/.well-known/security.txt",
  "/api/v1/openapi.json",
  ...FEED_FILES,
];
