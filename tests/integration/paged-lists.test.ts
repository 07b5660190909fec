import { parse, type HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { pageOfEachKind } from "../browser-support/page-kinds.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();

const request = (path: string): Promise<Response> =>
  fetch(site.url + path, { headers: { "user-agent": BROWSER, "accept-encoding": "identity" }, redirect: "manual" });

const withPage = (address: string, page: number | string): string =>
  `${address}${address.includes("?") ? "&" : "?"}page=${page}`;

type Page = { readonly path: string; readonly status: number; readonly html: HTMLElement };

const readPage = async (path: string): Promise<Page> => {
  const response = await request(path);
  return { path, status: response.status, html: parse(await response.text()) };
};

const pagination = ({ html }: Page): HTMLElement | null => html.querySelector("nav.pages");

const title = ({ html }: Page): string => html.querySelector("title")?.text ?? "";

const canonical = ({ html }: Page): string | undefined => {
  const href = html.querySelector('link[rel="canonical"]')?.getAttribute("href");
  return href && decodeURIComponent(new URL(href).pathname + new URL(href).search);
};

/** The number of the current page of a list, and that of its last. */
const pageNumbers = (page: Page): readonly [current: number, last: number] => {
  const numbers =
    pagination(page)
      ?.querySelectorAll("li")
      .map(({ text }) => Number(/\d+/.exec(text)?.[0] ?? 0)) ?? [];
  const current = pagination(page)?.querySelector('[aria-current="page"]')?.text ?? "";
  return [Number(/\d+/.exec(current)?.[0]), Math.max(...numbers)];
};

const STOCK = /^\/stock(?:\?|$)/;

/** The first page of each kind of page in the sitemap that has a list of several pages. */
const findPagedLists = async (): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (const path of await pageOfEachKind(site)) pages.push(await readPage(path));
  return pages.filter((page) => pagination(page) !== null);
};

describe("every paged list of the site", () => {
  let lists: readonly Page[];

  beforeAll(async () => {
    lists = await findPagedLists();
  });

  test("is the stock or a list of articles", () => {
    const paths = lists.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/stock", "/news"]));
  });

  test("has a title and a canonical address of its own on its second page", async () => {
    for (const first of lists) {
      const second = await readPage(withPage(first.path, 2));
      expect([second.status, pageNumbers(second)[0]], second.path).toEqual([200, 2]);
      expect(title(second)).not.toBe(title(first));
      expect(title(second)).toMatch(/, page 2\b/);
      expect(canonical(second)).toBe(withPage(canonical(first) ?? "", 2));
    }
  });

  /** Statuses of the page and its payload, and what the page displays, for a page number. */
  const pastEnd = async (first: Page, number: number | string): Promise<unknown> => {
    const past = await readPage(withPage(first.path, number));
    const payload = await request(withPage(first.path.replace(/\?|$/, ".data$&"), number));
    const error = past.html.querySelector("[data-error-type]")?.getAttribute("data-error-type");
    return [past.status, payload.status, error ?? [...pageNumbers(past), canonical(past)]];
  };

  test("past its end is missing, but for the stock: vehicles sell, and its last page answers", async () => {
    for (const first of lists) {
      const [, last] = pageNumbers(first);
      const lastPage = [200, 200, [last, last, withPage(canonical(first) ?? "", last)]];
      const expected = STOCK.test(first.path) ? lastPage : [404, 404, "page-not-found"];
      for (const number of [last + 1, 9999, "999999999999999999999"]) {
        expect(await pastEnd(first, number), first.path).toEqual(expected);
      }
    }
  });
});

type Operation = { readonly parameters?: readonly { readonly name: string; readonly in: string }[] };

type Api = { readonly paths: Readonly<Record<string, { readonly get?: Operation }>> };

/** The paths of the API's lists that have pages, as its description says. */
const findPagedPaths = async (): Promise<readonly string[]> => {
  const { paths } = (await (await request("/api/v1/openapi.json")).json()) as Api;
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get?.parameters?.some(({ name, in: where }) => name === "page" && where === "query") ? [path] : [],
  );
};

/** The objects of a list, and how many there are in all. */
const readList = async (path: string): Promise<{ readonly items: number; readonly total: number }> => {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  const list = Object.entries(body).find(
    ([name]) =>
      !["facets", "origin", "next_cursor", "ignored", "cv", "rels", "rel_uuids"].includes(name) &&
      typeof body[name] === "object" &&
      body[name] !== null,
  );
  return {
    items: Object.keys((list?.[1] as object | undefined) ?? expect.fail(path)).length,
    total: Number(response.headers.get("total") ?? body["total"]),
  };
};

test("every paged list of the API answers past its end with none and the total", async () => {
  const paths = await findPagedPaths();
  expect(paths).toEqual(expect.arrayContaining(["/api/v1/vehicles", "/v2/cdn/stories", "/v2/cdn/links"]));
  for (const path of paths) {
    const base = path.startsWith("/v2/") ? `${path}?token=public&version=published&per_page=10` : `${path}?perPage=50`;
    const first = await readList(base);
    expect(first.items, path).toBeGreaterThan(0);
    const past = await readList(withPage(base, Math.ceil(first.total / 10) + 1));
    expect([path, past.items, past.total]).toEqual([path, 0, first.total]);
  }
});

type VehicleList = {
  readonly total: number;
  readonly page: number;
  readonly vehicles: readonly { readonly id: number }[];
};

/** The pages of the vehicles until an empty one, as a client reads them. */
const readUntilEmpty = async (): Promise<readonly VehicleList[]> => {
  const lists: VehicleList[] = [];
  while (lists.at(-1)?.vehicles.length !== 0) {
    const response = await request(`/api/v1/vehicles?perPage=100&page=${lists.length + 1}`);
    lists.push((await response.json()) as VehicleList);
  }
  return lists;
};

test("a client that reads the vehicles until an empty page reads each of them once", async () => {
  const lists = await readUntilEmpty();
  const ids = lists.flatMap(({ vehicles }) => vehicles.map(({ id }) => id));
  expect(lists.map(({ page }) => page)).toEqual(lists.map((_, index) => index + 1));
  expect([new Set(ids).size, ids.length]).toEqual([lists[0]?.total, lists[0]?.total]);
});
