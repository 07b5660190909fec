import { z } from "zod";
import { isStockParameter, parseStockQuery, writeStockQuery, type StockQuery } from "../vehicles/index.ts";
import { linkText, safeLink } from "./links.ts";
import { readRichText } from "./read-rich-text.ts";
import type { RichText } from "./rich-text.ts";
import { frenchTypography } from "./typography.ts";

/** One line of an editor's text, typeset; an empty one counts as not given. */
export const line = z.string().trim().min(1).max(300).transform(frenchTypography);

/** A few sentences without any form. */
export const paragraph = z.string().trim().min(1).max(1200).transform(frenchTypography);

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug");

const emptyAsNull = (value: unknown): unknown =>
  value === undefined || (typeof value === "string" && value.trim() === "") ? null : value;

/** A section's own name in the address (`/faq#garantie`). */
export const anchor = z.preprocess(emptyAsNull, slug.nullable());

/** A slug that may be left open. */
export const optionalSlug = z.preprocess(emptyAsNull, slug.nullable());

export const optionalLine = z.preprocess(emptyAsNull, line.nullable());
export const optionalParagraph = z.preprocess(emptyAsNull, paragraph.nullable());

export const richText = z.unknown().transform((value, context): RichText => {
  const text = readRichText(value);
  if (text !== null && text.content.length > 0) return text;
  context.addIssue({ code: "custom", message: "must be a rich text with words in it" });
  return z.NEVER;
});

/** The one block of a field that holds a list of them at the content service; null where it is empty. */
export const single = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value) ?? null, schema.nullable());

/** A whole number; the content service's number fields are texts. */
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Rich text that may be left out; what has no words in it is left out. */
export const optionalRichText = z.preprocess((value): RichText | null => {
  const text = readRichText(value);
  return text !== null && text.content.length > 0 ? text : null;
}, z.custom<RichText>().nullable());

export const link = z.unknown().transform((value, context): string => {
  const safe = safeLink(linkText(value));
  if (safe !== null) return safe;
  context.addIssue({ code: "custom", message: "must be a path of the site, http(s), mailto or tel" });
  return z.NEVER;
});

export const optionalLink = z.preprocess((value) => linkText(value) ?? null, link.nullable());

/** A stock query as in an address; what the facet table does not know is an error of the content. */
export const stockQuery = z.string().transform((text, context): StockQuery => {
  const params = new URLSearchParams(text.replace(/^\?/, ""));
  const query = parseStockQuery(params);
  const known = [...params.keys()].every(isStockParameter) && [...writeStockQuery(query)].length === [...params].length;
  if (!known) context.addIssue({ code: "custom", message: `"${text}" is not a stock query in all its parts` });
  return query;
});

export const iconName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "must name an icon");

type Asset = { readonly filename?: unknown; readonly alt?: unknown; readonly focus?: unknown };

/** A picture as an editor writes it, or an asset of the content service; null where no file was chosen. */
const pictureOf = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || !("filename" in value)) return value;
  const { filename, alt, focus } = value as Asset;
  return filename === "" || filename === null ? null : { src: filename, alt, focus };
};

const picture = z.object({
  src: link,
  alt: z.string().trim().min(1, "must say what the picture shows").max(300).transform(frenchTypography),
  /** The part that a crop must keep, `x1xy1:x2xy2` in pixels of the original. */
  focus: z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    z
      .string()
      .regex(/^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/, "must be a focus as 10x10:20x20")
      .nullable(),
  ),
});

export const image = z.preprocess(pictureOf, picture);

export const optionalImage = z.preprocess((value) => pictureOf(value) ?? null, picture.nullable());

export type ContentImage = Readonly<z.infer<typeof picture>>;

export const linkItem = z.object({ label: line, link, description: optionalLine });

export type LinkItem = Readonly<z.infer<typeof linkItem>>;

/** At the content service a plugin is a block: its component says what it is. */
const pluginOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "component" in value ? { type: value.component, ...value } : value;

const appointmentPlugin = z.preprocess(
  pluginOf,
  z.object({
    type: z.literal("appointment"),
    make: z.string().nullable().default(null),
    location: z.string().nullable().default(null),
    product_category: z.string().nullable().default(null),
    product_category_hidden: z.boolean().default(false),
  }),
);

/** The button of the specification, section 3: a link where it has a target, is enabled and has no appointment plugin. */
export const button = z.object({
  label: line,
  link: optionalLink,
  icon: iconName.nullable().default(null),
  icon_position: z.enum(["start", "end"]).default("start"),
  size: z.enum(["large", "medium", "small", "extra-small"]).default("medium"),
  variant: z.enum(["primary", "secondary", "tertiary", "ghost"]).default("primary"),
  full_width: z.boolean().default(false),
  disabled: z.boolean().default(false),
  on_dark: z.boolean().default(false),
  plugins: z.array(appointmentPlugin).default([]),
});

export type ContentButton = Readonly<z.infer<typeof button>>;
