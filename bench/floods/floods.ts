import type { OpenForm } from "../../tests/reliability/lead-visitor.ts";

/** What a flood needs of the site. */
export type FloodTarget = {
  readonly url: string;
  /** A page with a form. */
  readonly formPath: string;
  /** A form with a valid token and no other field, so that it comes back with its errors. */
  readonly invalidForm: OpenForm;
  readonly contentVersion: number;
};

export type FloodRequest = {
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Flood = {
  readonly name: string;
  /** Connections, each of which sends its next request after the answer to the last one. */
  readonly connections: number;
  /** The request with this number. */
  readonly request: (target: FloodTarget, number: number) => FloodRequest;
};

const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

const post = (path: string, fields: Readonly<Record<string, string>> | string): FloodRequest => ({
  path,
  method: "POST",
  headers: FORM_HEADERS,
  body: new URLSearchParams(fields).toString(),
});

/** As many as the longest query holds. */
const RELATIONS = ["news_list.articles", ...Array.from({ length: 299 }, (_, index) => `c${index}.f`)].join(",");

const stories = ({ contentVersion }: FloodTarget, parameters: Readonly<Record<string, string>>): FloodRequest => ({
  path: `/v2/cdn/stories?${new URLSearchParams({ token: "public", cv: String(contentVersion), per_page: "100", ...parameters })}`,
});

/** Nobody has requested the answer before. */
const others = ({ contentVersion }: FloodTarget, number: number) => ({ cv: String(contentVersion - 1 - number) });

const VISITOR = { first_name: "Marie", last_name: "Weber", email: "marie@exemple.lu", preferred_contact: "email" };

const relations: Flood["request"] = (target, number) =>
  stories(target, { ...others(target, number), resolve_relations: RELATIONS, resolve_level: "2" });

export const FLOODS: readonly Flood[] = [
  { name: "300 relations of all stories, 10 connections", connections: 10, request: relations },
  { name: "300 relations of all stories, 100 connections", connections: 100, request: relations },
  {
    name: "every story",
    connections: 100,
    request: (target, number) => stories(target, others(target, number)),
  },
  {
    name: "all the stories, uncompressed",
    connections: 100,
    request: (target, number) => ({
      ...stories(target, others(target, number)),
      headers: { "accept-encoding": "identity" },
    }),
  },
  { name: "the same stories again", connections: 100, request: (target) => stories(target, {}) },
  {
    name: "posts with a forged token",
    connections: 60,
    request: ({ formPath }, number) => post(formPath, { formulaire: `forged-${number}.token`, ...VISITOR }),
  },
  { name: "posts without a token", connections: 60, request: ({ formPath }) => post(formPath, VISITOR) },
  { name: "posts to a page without a form", connections: 60, request: () => post("/stock", VISITOR) },
  {
    name: "posts with a valid token and errors",
    connections: 60,
    request: ({ invalidForm }) => post(invalidForm.address, invalidForm.body),
  },
  {
    name: "payloads of posts with a valid token and errors",
    connections: 60,
    request: ({ invalidForm }) => post(`${invalidForm.address}.data`, invalidForm.body),
  },
  {
    name: "icons",
    connections: 60,
    request: (_, number) => ({ path: `/api/icons/vitrine.json?icons=phone,car,unknown-${number}` }),
  },
  {
    name: "suggestions",
    connections: 60,
    request: (_, number) => ({ path: `/api/v1/suggestions?q=ford%20${number}&price-max=${20_000 + number}` }),
  },
  {
    name: "searches of the API",
    connections: 60,
    request: (_, number) => ({ path: `/api/v1/vehicles?perPage=100&price-max=${20_000 + number}` }),
  },
  {
    name: "payloads of searches",
    connections: 60,
    request: (_, number) => ({ path: `/stock.data?price-max=${20_000 + number}` }),
  },
  {
    name: "preloads of searches",
    connections: 60,
    request: (_, number) => ({
      path: `/stock.data?mileage-max=${20_000 + number}`,
      headers: { "sec-purpose": "prefetch" },
    }),
  },
  { name: "exports", connections: 60, request: () => ({ path: "/feeds/vitrine.csv" }) },
  {
    name: "files that there are not",
    connections: 60,
    request: (_, number) => ({ path: `/file-${number}.xml` }),
  },
  { name: "sitemaps", connections: 60, request: () => ({ path: "/sitemap.xml" }) },
  { name: "the description of the API", connections: 60, request: () => ({ path: "/api/v1/openapi.json" }) },
];

export const floodNamed = (name: string): Flood => {
  const flood = FLOODS.find((one) => one.name === name);
  if (flood === undefined) throw new Error(`there is no flood "${name}"`);
  return flood;
};
