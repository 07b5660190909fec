import { z } from "zod";
import { encodeFileName } from "../media/index.ts";
import { slugify, trimCharacters } from "../shared/index.ts";
import { isStockParameter, parseStockQuery, writeStockQuery, type StockQuery } from "../vehicles/index.ts";
import { faultIssue, faultOptions } from "./faults/faults.ts";
import { normaliseLink, safeLink } from "./links.ts";
import { readRichText } from "./rich-text/read-rich-text.ts";
import type { RichTextDocument } from "./rich-text/rich-text.ts";
import { frenchTypography } from "./typography.ts";

/** A single line with French typography. */
export const lineSchema = z.string().trim().min(1).max(300).transform(frenchTypography);

/** Plain text of a few sentences. */
export const paragraphSchema = z.string().trim().min(1).max(1200).transform(frenchTypography);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slugSchema = z.string().refine((text) => SLUG.test(text), faultOptions("slug"));

/** A text that may be empty; one that is missing is a fault all the same. */
export const emptiableLineSchema = z.string().trim().max(300).transform(frenchTypography);

const emptyAsNull = (value: unknown): unknown =>
  value === undefined || (typeof value === "string" && value.trim() === "") ? null : value;

/** URL fragment of a section (`/faq#garantie`), written as editors like: `#Garantie` is the same. */
export const anchorSchema = z.preprocess(
  (value) => emptyAsNull(typeof value === "string" ? slugify(value) : value),
  slugSchema.nullable(),
);

export const optionalSlugSchema = z.preprocess(emptyAsNull, slugSchema.nullable());

const MODEL = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** A model of the catalogue: "ford/puma". */
export const modelNameSchema = z.string().refine((name) => MODEL.test(name), faultOptions("model"));

/** Null: the model that the page is about. */
export const optionalModelSchema = z.preprocess(emptyAsNull, modelNameSchema.nullable());

export const optionalLineSchema = z.preprocess(emptyAsNull, lineSchema.nullable());
export const optionalParagraphSchema = z.preprocess(emptyAsNull, paragraphSchema.nullable());

/** Head of a section that has a title: one that is missing is reported, and the section stays. */
export const headFields = { anchor: anchorSchema, title: lineSchema.nullable(), text: optionalParagraphSchema };

/** Head of a section that may go without a title. */
export const optionalHeadFields = { ...headFields, title: optionalLineSchema };

/** A plain text, which a field of another type holds, is a document of one paragraph. */
const toDocument = (value: unknown): RichTextDocument | null =>
  readRichText(
    typeof value === "string"
      ? { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: value }] }] }
      : value,
  );

/** In a file of content; what `meta` says is in JSON Schemas. */
const MARKDOWN = { type: "string", format: "markdown", description: "Markdown: !markdown |" };

export const richTextSchema = z
  .unknown()
  .transform((value, context): RichTextDocument => {
    const text = toDocument(value);
    if (text !== null && text.content.length > 0) return text;
    context.addIssue(faultIssue("rich-text"));
    return z.NEVER;
  })
  .meta(MARKDOWN);

const singleBlocks = new WeakSet<z.ZodType>();

/** True for a field with one block, which is a list at the content service. */
export const isSingleBlock = (schema: z.ZodType): boolean => singleBlocks.has(schema);

const toFirstBlock = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value) ?? null;

const asSingleBlock = <Schema extends z.ZodType>(schema: Schema): Schema => {
  singleBlocks.add(schema);
  return schema;
};

/** The first block of a block field, which is a list at the content service; null when empty. */
export const singleBlockSchema = <Schema extends z.ZodType>(schema: Schema) =>
  asSingleBlock(z.preprocess(toFirstBlock, schema.nullable()));

/** A block field that may not be empty. */
export const requiredBlockSchema = <Schema extends z.ZodType>(schema: Schema) =>
  asSingleBlock(z.preprocess(toFirstBlock, schema));

/** An integer; number fields of the content service are strings. */
export const integerSchema = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Null for rich text without content. */
export const optionalRichTextSchema = z
  .unknown()
  .optional()
  .transform((value, context): RichTextDocument | null => {
    const text = toDocument(value);
    if (text === null && value !== undefined && value !== null) context.addIssue(faultIssue("rich-text"));
    return text !== null && text.content.length > 0 ? text : null;
  })
  .meta({ ...MARKDOWN, type: ["string", "null"] });

export const linkSchema = z
  .unknown()
  .transform((value, context): string => {
    const safe = safeLink(normaliseLink(value));
    if (safe !== null) return safe;
    context.addIssue(faultIssue("link"));
    return z.NEVER;
  })
  .meta({ type: "string", description: "A path of the site, http(s), mailto: or tel:" });

export const optionalLinkSchema = z.preprocess((value) => normaliseLink(value) ?? null, linkSchema.nullable());

/** A stock query string; unknown filters and values are errors. */
export const stockQuerySchema = z.string().transform((text, context): StockQuery => {
  const params = new URLSearchParams(text.replace(/^\?/, ""));
  const query = parseStockQuery(params);
  const written = writeStockQuery(query);
  const isKnown = [...params.keys()].every(isStockParameter) && [...written].length === [...params].length;
  // What can be read is nearer to what was meant than the whole stock.
  if (!isKnown) context.addIssue(faultIssue("stock-query", text, written.toString() || undefined));
  return query;
});

const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

export const iconNameSchema = z.string().refine((text) => ICON_NAME.test(text), faultOptions("icon"));

type ContentAsset = { readonly filename?: unknown; readonly alt?: unknown; readonly focus?: unknown };

const isAsset = (value: unknown): value is ContentAsset =>
  typeof value === "object" && value !== null && "filename" in value;

/** Converts an asset of the content service to a picture; null when no file was chosen. */
const normalisePicture = (value: unknown): unknown => {
  if (!isAsset(value)) return value;
  const { filename, alt, focus } = value;
  return filename === "" || filename === null ? null : { src: filename, alt, focus };
};

const FOCUS = /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/;

const pictureObjectSchema = z.object({
  src: z.preprocess((value) => (typeof value === "string" ? encodeFileName(value) : value), linkSchema),
  alt: emptiableLineSchema,
  /** Area that must stay visible when cropped, `x1xy1:x2xy2` in pixels of the original. */
  focus: z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    z
      .string()
      .refine((text) => FOCUS.test(text), faultOptions("focus"))
      .nullable(),
  ),
});

export const imageSchema = z.preprocess(normalisePicture, pictureObjectSchema);

export const optionalImageSchema = z.preprocess(
  (value) => normalisePicture(value) ?? null,
  pictureObjectSchema.nullable(),
);

export type ContentImage = Readonly<z.infer<typeof pictureObjectSchema>>;

/** Items of a list field of assets, which has no blocks, as items with a picture. */
export const normalisePictureItem = (value: unknown): unknown => (isAsset(value) ? { image: value } : value);

/** A link in a text: where it leads nowhere its label stays. */
export const textLinkSchema = z.object({ label: lineSchema, link: linkSchema.nullable() });

export type TextLink = Readonly<z.infer<typeof textLinkSchema>>;

export const linkItemSchema = z.object({ label: lineSchema, link: linkSchema, description: optionalLineSchema });

/** A link with the number of vehicles of a stock query; null: the query of the link, if it leads to the stock. */
export const countedLinkItemSchema = linkItemSchema.extend({
  query: z.preprocess(emptyAsNull, stockQuerySchema.nullable()),
});

export type CountedLinkItem = Readonly<z.infer<typeof countedLinkItemSchema>>;

export type LinkItem = Readonly<z.infer<typeof linkItemSchema>>;

/** The content service returns a resolved story as an object, an unresolved one as its uuid. */
const normaliseStoryReference = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "full_slug" in value
    ? trimCharacters(String((value as { readonly full_slug?: unknown }).full_slug), "/")
    : value;

/** Full slugs or uuids of stories. */
export const storyReferencesSchema = z.preprocess(
  (value) => (value === undefined || value === null || value === "" ? [] : value),
  z.array(z.preprocess(normaliseStoryReference, z.string().trim().min(1).max(300))).max(24),
);

/** The last word of the address of a resolved story: the story about a location has the location's slug. */
const normaliseLocation = (value: unknown): unknown => {
  const reference = normaliseStoryReference(value);
  return typeof reference === "string" ? reference.slice(reference.lastIndexOf("/") + 1) : reference;
};

/** The slug of a location; at the content service a relation to the story about it. */
export const locationSlugSchema = z.preprocess(normaliseLocation, slugSchema);

export const optionalLocationSlugSchema = z.preprocess(
  (value) => emptyAsNull(normaliseLocation(value)),
  slugSchema.nullable(),
);

/** The name of a person; at the content service it can be a relation to a story about the person. */
export const authorSchema = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "name" in value ? value.name : value),
  lineSchema,
);

/** Plugins of the content service are blocks: the component is the type. */
const normalisePlugin = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "component" in value ? { type: value.component, ...value } : value;

const appointmentPluginSchema = z.preprocess(
  normalisePlugin,
  z.object({
    type: z.literal("appointment"),
    make: z.string().nullable().default(null),
    location: z.string().nullable().default(null),
    product_category: z.string().nullable().default(null),
    /** The specification defines no type: passed to the widget unchanged. */
    product_category_hidden: z
      .union([z.boolean(), z.string().trim().max(100)])
      .nullable()
      .default(null),
  }),
);

const BUTTON_VARIANTS = ["primary", "secondary", "tertiary", "ghost"] as const;

/** A wrong variant becomes a secondary button, which competes with no other. */
const variantSchema = z
  .unknown()
  .default("primary")
  .transform((value, context): (typeof BUTTON_VARIANTS)[number] => {
    const variant = BUTTON_VARIANTS.find((name) => name === value);
    if (variant !== undefined) return variant;
    context.addIssue(faultIssue("variant", typeof value === "string" ? value : "", "secondary"));
    return z.NEVER;
  })
  .meta({ enum: BUTTON_VARIANTS });

/** Specification, section 3. Rendered as a link when it has a target, is enabled and has no appointment plugin. */
export const buttonSchema = z.object({
  label: lineSchema,
  link: optionalLinkSchema,
  icon: iconNameSchema.nullable().default(null),
  icon_position: z.enum(["start", "end"]).default("start"),
  size: z.enum(["large", "medium", "small", "extra-small"]).default("medium"),
  variant: variantSchema,
  full_width: z.boolean().default(false),
  disabled: z.boolean().default(false),
  on_dark: z.boolean().default(false),
  plugins: z.array(appointmentPluginSchema).default([]),
});

export type ContentButton = Readonly<z.infer<typeof buttonSchema>>;

/** One of the keys of a table. */
export const keySchema = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  z.enum(Object.keys(table) as [K, ...K[]]);
