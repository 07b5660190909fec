import type { z } from "zod";
import {
  authorSchema,
  buttonSchema,
  countedLinkItemSchema,
  imageSchema,
  isSingleBlock,
  linkItemSchema,
  linkSchema,
  locationSlugSchema,
  optionalImageSchema,
  optionalLocationSlugSchema,
  optionalRichTextSchema,
  richTextSchema,
  storyReferencesSchema,
  textLinkSchema,
} from "./section-fields.ts";
import { SECTION_SCHEMAS } from "./sections.ts";
import { shellSchema } from "./shell.ts";
import { storyEnvelopeSchema } from "./story.ts";

/** What a field of content holds. `fields`: by name; `component`: of a block that several fields have. */
export type ContentFieldKind =
  | { readonly type: "plain" | "link" | "picture" | "rich-text" }
  | { readonly type: "reference"; readonly to: "story" | "location" | "author" }
  | { readonly type: "list"; readonly item: ContentFieldKind }
  | {
      readonly type: "block";
      readonly component: string | null;
      readonly isSingle: boolean;
      readonly fields: ContentFieldKinds;
    };

export type ContentFieldKinds = Readonly<Record<string, ContentFieldKind>>;

const PLAIN: ContentFieldKind = { type: "plain" };

const KINDS: ReadonlyMap<z.ZodType, ContentFieldKind> = new Map<z.ZodType, ContentFieldKind>([
  [linkSchema, { type: "link" }],
  [imageSchema, { type: "picture" }],
  [optionalImageSchema, { type: "picture" }],
  [richTextSchema, { type: "rich-text" }],
  [optionalRichTextSchema, { type: "rich-text" }],
  [locationSlugSchema, { type: "reference", to: "location" }],
  [optionalLocationSlugSchema, { type: "reference", to: "location" }],
  [authorSchema, { type: "reference", to: "author" }],
  [storyReferencesSchema, { type: "list", item: { type: "reference", to: "story" } }],
]);

const COMPONENTS: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [buttonSchema, "button"],
  [linkItemSchema, "link"],
  [textLinkSchema, "link"],
  [countedLinkItemSchema, "link"],
]);

/** What this reads of a schema. */
type Definition = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
};

const definitionOf = (schema: z.ZodType): Definition => schema.def;

const blockOf = (schema: z.ZodType, fields: ContentFieldKinds): ContentFieldKind => ({
  type: "block",
  component: COMPONENTS.get(schema) ?? null,
  isSingle: false,
  fields,
});

/** The block with the fields of every option; plain without a block among them. */
const unionOf = (schema: z.ZodType, options: readonly ContentFieldKind[]): ContentFieldKind => {
  const blocks = options.filter((option) => option.type === "block");
  return blocks.length === 0
    ? PLAIN
    : blockOf(schema, Object.assign({}, ...blocks.map(({ fields }) => fields)) as ContentFieldKinds);
};

const readKind = (schema: z.ZodType): ContentFieldKind => {
  const known = KINDS.get(schema);
  if (known) return known;
  const { type, innerType, out, in: input, element, options, shape } = definitionOf(schema);
  if (shape) return blockOf(schema, fieldKinds(shape));
  if (element) {
    const item = readKind(element);
    return item.type === "plain" ? PLAIN : { type: "list", item };
  }
  if (options) return unionOf(schema, options.map(readKind));
  // A transformation is on one side of a pipe, the schema on the other.
  const inner = innerType ?? (out && definitionOf(out).type === "transform" ? input : out);
  if (inner === undefined || type === "transform") return PLAIN;
  const kind = readKind(inner);
  return kind.type === "block" && isSingleBlock(schema) ? { ...kind, isSingle: true } : kind;
};

const fieldKinds = (shape: Readonly<Record<string, z.ZodType>>): ContentFieldKinds =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, readKind(schema)]));

/** The fields of every section by component. Read from the schemas, so that a new field has its kind. */
export const SECTION_FIELDS: Readonly<Record<string, ContentFieldKinds>> = Object.fromEntries(
  Object.entries(SECTION_SCHEMAS).map(([name, { shape }]) => [name, fieldKinds(shape)]),
);

/** The fields of a page beside its sections. */
export const PAGE_FIELDS: ContentFieldKinds = fieldKinds(storyEnvelopeSchema.shape);

export const SHELL_FIELDS: ContentFieldKinds = fieldKinds(shellSchema.shape);

const isReference = (kind: ContentFieldKind): boolean =>
  kind.type === "reference" || (kind.type === "list" && isReference(kind.item));

/** The fields that refer to stories, as `component.field`. */
export const STORY_RELATIONS: readonly string[] = Object.entries(SECTION_FIELDS).flatMap(([name, fields]) =>
  Object.entries(fields)
    .filter(([, kind]) => isReference(kind))
    .map(([field]) => `${name}.${field}`),
);
