import { z } from "zod";
import type { ExampleMarket } from "../example-market.ts";
import { exampleHome, exampleStory } from "./example-stories.ts";
import { RATE_LIMIT } from "./routes.ts";

const SERVICE_DOCS = "https://www.storyblok.com/docs/api/content-delivery/v2";

const parameter = (description: string) => z.string().optional().meta({ description });

const commonParameters = {
  token: parameter(
    "The public token, or the one for previews; better as Authorization: Bearer, which no address holds",
  ),
  version: z.enum(["published", "draft"]).optional().meta({ description: "draft: only with the preview token" }),
  cv: parameter("Version of the content; without it the answer is the address that bears the current one"),
};

const pagingParameters = {
  page: parameter("From 1"),
  per_page: parameter("25 when left out; at most 100 stories, 1000 of anything else"),
};

const storyParameters = {
  language: parameter("Of fields that are translated"),
  fallback_lang: parameter("Stands in where a field is not translated"),
  resolve_relations: parameter("component.field,…: these stories in rels, or in rel_uuids when they are over 50"),
  resolve_level: parameter("2: the relations of relations too"),
  resolve_links: parameter("url, link or story: where links lead to, in links"),
  resolve_links_level: parameter("2: the links of linked stories too"),
  excluding_fields: parameter("Fields of the content that are left out"),
};

const filterParameters = {
  starts_with: parameter("Beginning of the full slug"),
  by_slugs: parameter("Full slugs, * for any words"),
  excluding_slugs: parameter("Full slugs, * for any words"),
  by_uuids: parameter("In the list's order"),
  by_uuids_ordered: parameter("In the order of the uuids"),
  by_ids: parameter("Numbers of stories"),
  excluding_ids: parameter("Numbers of stories"),
  content_type: parameter("Component of the content"),
  level: parameter("Words of the full slug, from 1"),
  is_startpage: parameter("1 or 0"),
  with_tag: parameter("Any of these tags"),
  in_workflow_stages: parameter("Stages of a workflow; there is none, so no story is in one"),
  search_term: parameter("Words, or beginnings of words, of the name, the slug or the content; all must be there"),
  sort_by: parameter("name:asc, content.field:desc, content.field:asc:int; texts in French order"),
  "filter_query[field][operation]": parameter(
    "is, in, not_in, like, not_like, any_in_array, all_in_array, gt_date, lt_date, gt_int, lt_int, gt_float, lt_float",
  ),
  published_at_gt: parameter("2026-03-03 10:00, UTC; so too _lt, first_published_at and updated_at"),
};

const jsonResponse = (description: string, schema: z.ZodType) => ({
  description,
  content: { "application/json": { schema } },
});

const errorResponses = {
  "301": { description: "The same address with the current cv" },
  "401": jsonResponse("The token opens nothing, or no drafts", z.object({ error: z.literal("Unauthorized") })),
  "422": jsonResponse("A parameter that there is not", z.object({ error: z.string() })),
  "429": jsonResponse(`More than ${RATE_LIMIT.perSecond} requests a second`, z.object({ error: z.string() })),
};

const notFound = jsonResponse("There is no such record", z.tuple([z.literal("This record could not be found")]));

const story = z
  .looseObject({
    id: z.int(),
    uuid: z.string(),
    full_slug: z.string(),
    content: z.looseObject({ component: z.string() }),
  })
  .meta({ id: "Story", description: `As in the content service: ${SERVICE_DOCS}` });

const envelope = { cv: z.int(), rels: z.array(story), links: z.array(z.looseObject({ uuid: z.string() })) };

const exampleEnvelope = { cv: 1795802741, rels: [], links: [] };

/** A summary; the service's own documentation has the details. */
type ContentOperation = {
  readonly operationId: string;
  readonly summary: string;
  /** Below `/v2/cdn`. */
  readonly path: string;
  readonly params?: z.ZodRawShape;
  readonly query: z.ZodRawShape;
  readonly answer: z.ZodType;
  /** Shortened. */
  readonly example: (market: ExampleMarket) => object;
};

const OPERATIONS: readonly ContentOperation[] = [
  {
    operationId: "listStories",
    summary: "Stories that pass every parameter",
    path: "/stories",
    query: { ...pagingParameters, ...storyParameters, ...filterParameters },
    answer: z.object({ stories: z.array(story), ...envelope }),
    example: ({ group }) => ({ stories: [exampleStory(group)], ...exampleEnvelope }),
  },
  {
    operationId: "getStory",
    summary: "One story, by full slug, number or uuid",
    path: "/stories/{slug}",
    params: { slug: z.string().meta({ description: "May contain slashes" }) },
    query: { ...storyParameters, find_by: parameter("uuid: by nothing else") },
    answer: z.object({ story, ...envelope }),
    example: ({ group }) => ({ story: exampleHome(group), ...exampleEnvelope }),
  },
  {
    operationId: "listLinks",
    summary: "Stories and folders in few words, by uuid",
    path: "/links",
    query: {
      ...pagingParameters,
      starts_with: filterParameters.starts_with,
      with_parent: parameter("Number of a folder, 0 for the top"),
      include_dates: parameter("1: with their dates"),
    },
    answer: z.object({ links: z.record(z.string(), z.looseObject({ slug: z.string(), is_folder: z.boolean() })) }),
    example: () => ({
      links: {
        "42a0edd8-ba46-86f2-9ada-12e1b7522658": {
          id: 37424000788106,
          uuid: "42a0edd8-ba46-86f2-9ada-12e1b7522658",
          slug: "a-propos-de-nous",
          path: null,
          real_path: "/a-propos-de-nous",
          parent_id: null,
          name: "À propos de nous",
          is_folder: true,
          published: false,
          is_startpage: false,
          position: 0,
        },
      },
    }),
  },
  {
    operationId: "listDatasources",
    summary: "Lists that editors choose from",
    path: "/datasources",
    query: pagingParameters,
    answer: z.object({ datasources: z.array(z.looseObject({ slug: z.string() })) }),
    example: () => ({ datasources: [{ id: 122363587125278, name: "Brands", slug: "brands", dimensions: [] }] }),
  },
  {
    operationId: "listDatasourceEntries",
    summary: "Names and values of such a list",
    path: "/datasource_entries",
    query: {
      ...pagingParameters,
      datasource: parameter("Its slug or number"),
      dimension: parameter("Fills dimension_value"),
    },
    answer: z.object({ datasource_entries: z.array(z.looseObject({ name: z.string(), value: z.string() })) }),
    example: () => ({
      datasource_entries: [{ id: 55266635034627, name: "Marque", value: "marque", dimension_value: null }],
    }),
  },
  {
    operationId: "listTags",
    summary: "Tags of stories, and how many bear each",
    path: "/tags",
    query: { starts_with: filterParameters.starts_with },
    answer: z.object({ tags: z.array(z.object({ name: z.string(), taggings_count: z.int() })) }),
    example: () => ({ tags: [] }),
  },
  {
    operationId: "getSpace",
    summary: "The current version of the content, and its languages",
    path: "/spaces/me",
    query: {},
    answer: z.object({
      space: z.looseObject({ name: z.string(), version: z.int(), language_codes: z.array(z.string()) }),
    }),
    example: ({ siteUrl, group }) => ({
      space: { id: 199041982038870, name: group, domain: `${siteUrl}/`, version: 1795802741, language_codes: [] },
    }),
  },
];

const describe = (
  { operationId, summary, params, query, answer, example }: ContentOperation,
  market: ExampleMarket,
) => ({
  operationId,
  summary,
  externalDocs: { url: SERVICE_DOCS },
  requestParams: {
    query: z.object({ ...commonParameters, ...query }),
    ...(params ? { path: z.object(params) } : {}),
  },
  responses: {
    "200": {
      description: "Lists say in the headers Total and Per-Page how long they are",
      content: { "application/json": { schema: answer, example: example(market) } },
    },
    ...errorResponses,
    ...(params ? { "404": notFound } : {}),
  },
});

/** The content delivery API in the OpenAPI document; one route answers all of it. */
export const contentPaths = (market: ExampleMarket) =>
  Object.fromEntries(OPERATIONS.map((operation) => [`/v2/cdn${operation.path}`, { get: describe(operation, market) }]));
