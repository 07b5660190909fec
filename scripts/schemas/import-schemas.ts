import { z } from "zod";
import { transferredStorySchema } from "../../src/adapters/content/index.ts";
import {
  type ContentFieldKind,
  type ContentFieldKinds,
  PAGE_FIELDS,
  SECTION_FIELDS,
  SHELL_FIELDS,
} from "#domain/content/index.ts";
import { KNOWN_BROKEN } from "#domain/redirects/index.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

const INPUT = { io: "input", unrepresentable: "any" } as const;

const LINK = { type: "string", description: "a path of the site, http(s), mailto: or tel:" };
const MARKDOWN = {
  type: "object",
  properties: { markdown: { type: "string" } },
  required: ["markdown"],
  additionalProperties: false,
};
const PICTURE = {
  type: "object",
  properties: {
    src: { type: "string", description: "/media/… or an https address" },
    alt: { type: "string" },
    focus: { type: "string", pattern: String.raw`^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$` },
  },
  required: ["src"],
};

const kindSchema = (kind: ContentFieldKind): JsonSchema => {
  switch (kind.type) {
    case "plain":
      return {};
    case "link":
      return LINK;
    case "picture":
      return PICTURE;
    case "rich-text":
      return MARKDOWN;
    case "reference":
      return { type: "string" };
    case "list":
      return { type: "array", items: kindSchema(kind.item) };
    case "block":
      return { type: "object", properties: fieldSchemas(kind.fields) };
  }
};

const fieldSchemas = (fields: ContentFieldKinds): JsonSchema =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kindSchema(kind)]));

const sectionSchema = (component: string, fields: ContentFieldKinds): JsonSchema => ({
  type: "object",
  properties: { ...fieldSchemas(fields), component: { const: component } },
  required: ["component"],
});

const pageSchema = (): JsonSchema => ({
  type: "object",
  properties: {
    ...fieldSchemas({ ...PAGE_FIELDS, ...SHELL_FIELDS }),
    sections: {
      type: "array",
      items: { oneOf: Object.entries(SECTION_FIELDS).map(([name, fields]) => sectionSchema(name, fields)) },
    },
  },
});

const contentSchema = (): JsonSchema => {
  const { properties, ...row } = z.toJSONSchema(transferredStorySchema, INPUT);
  return {
    title: "Stories of a Vitrine site",
    description:
      "What vitrine import content takes in and vitrine export content writes: an object for each story file.",
    type: "array",
    items: { ...row, properties: { ...properties, story: pageSchema() } },
  };
};

const redirectsSchema = (): JsonSchema => ({
  title: "Old addresses of a Vitrine site",
  description:
    "What vitrine redirects import takes in and vitrine export redirects --as json writes: targets by old address.",
  ...z.toJSONSchema(
    z.record(
      z.string(),
      z.union([
        z.string(),
        z.strictObject({ to: z.string(), status: z.int().optional(), note: z.literal(KNOWN_BROKEN).optional() }),
      ]),
    ),
    INPUT,
  ),
});

/** The JSON Schemas in `docs/schemas` beside that of vehicles, by the name of their file. */
export const importSchemas = (): ReadonlyMap<string, JsonSchema> =>
  new Map([
    ["vitrine-content", contentSchema()],
    ["vitrine-redirects", redirectsSchema()],
  ]);
