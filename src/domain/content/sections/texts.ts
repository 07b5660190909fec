import { z } from "zod";
import {
  anchorSchema,
  authorSchema,
  buttonSchema,
  emptiableLineSchema,
  headFields,
  iconNameSchema,
  integerSchema,
  lineSchema,
  linkSchema,
  optionalHeadFields,
  optionalImageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  optionalRichTextSchema,
  paragraphSchema,
  richTextSchema,
  singleBlockSchema,
  textLinkSchema,
} from "../section-fields.ts";
import { faultIssue, faultOptions } from "../faults/faults.ts";

/**
 * `showroom` fills the first screen, `page` is a title with an introduction, `compact` a small one above a list or a form
 * that belongs in the first screen.
 */
export const heroSectionSchema = z.object({
  component: z.literal("hero"),
  variant: z.enum(["showroom", "page", "compact"]).default("page"),
  eyebrow: optionalLineSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  image: optionalImageSchema,
  /** Quick search; `hint`: placeholder of the field. */
  search: singleBlockSchema(z.object({ label: lineSchema, hint: lineSchema, submit: lineSchema })),
  buttons: z.array(buttonSchema).max(3).default([]),
});

/** A title without a text is left where the text is lost, or where it begins with a section. */
export const textSectionSchema = z
  .object({
    component: z.literal("text"),
    anchor: anchorSchema,
    title: optionalLineSchema,
    text: richTextSchema.nullable(),
  })
  .refine(({ title, text }) => title !== null || text !== null, { ...faultOptions("rich-text"), path: ["text"] });

export const quoteSectionSchema = z.object({
  component: z.literal("quote"),
  anchor: anchorSchema,
  text: paragraphSchema,
  author: authorSchema.nullable(),
  role: optionalLineSchema,
  image: optionalImageSchema,
});

/** Collapsible questions and answers. */
export const accordionSectionSchema = z.object({
  component: z.literal("accordion"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(z.object({ question: lineSchema, answer: richTextSchema }))
    .min(1)
    .max(40),
});

export const stepsSectionSchema = z.object({
  component: z.literal("steps"),
  ...headFields,
  /** `band`: large numbers on a dark ground over the width of the window. */
  layout: z.enum(["line", "band"]).default("line"),
  items: z
    .array(
      z
        .object({ title: lineSchema.nullable(), text: paragraphSchema.nullable() })
        .refine(({ title, text }) => title !== null || text !== null, faultOptions("no-words")),
    )
    .min(1)
    .max(8),
});

const cellSchema = z.preprocess((value) => value ?? "", emptiableLineSchema);

/** As many cells as columns: too few are filled up, too many are cut. */
const fitRow = (row: readonly string[], columns: number): readonly string[] =>
  Array.from({ length: columns }, (_, index) => row[index] ?? "");

/** The first column contains row headers. */
export const tableSectionSchema = z
  .object({
    component: z.literal("table"),
    anchor: anchorSchema,
    title: optionalLineSchema,
    /** Description for screen readers. */
    caption: lineSchema.nullable(),
    head: z.array(cellSchema).min(1).max(8),
    rows: z.array(z.array(cellSchema)).min(1).max(60),
    note: optionalParagraphSchema,
  })
  .superRefine(({ head, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === head.length) continue;
      context.addIssue({ ...faultIssue("table-row", "", fitRow(row, head.length)), path: ["rows", index] });
    }
  });

export const cardsSectionSchema = z.object({
  component: z.literal("cards"),
  ...optionalHeadFields,
  /** `mosaic`: the first picture large; `split`: the section's picture to the edge of the window, beside the items. */
  layout: z.enum(["columns", "mosaic", "split"]).default("columns"),
  /** For the layout `split`. */
  image: optionalImageSchema,
  items: z
    .array(
      z
        .object({
          title: lineSchema.nullable(),
          text: paragraphSchema.nullable(),
          icon: iconNameSchema.nullable().default(null),
          image: optionalImageSchema,
          link: singleBlockSchema(textLinkSchema),
        })
        .refine(({ title, text }) => title !== null || text !== null, faultOptions("no-words")),
    )
    .min(1)
    .max(12),
});

export const gridSectionSchema = z.object({
  component: z.literal("grid"),
  ...optionalHeadFields,
  columns: integerSchema(2, 4).default(3),
  items: z
    .array(
      z
        .object({
          title: optionalLineSchema,
          text: optionalRichTextSchema,
          image: optionalImageSchema,
          icon: iconNameSchema.nullable().default(null),
          link: singleBlockSchema(textLinkSchema),
        })
        .refine((item) => item.title !== null || item.text !== null || item.image !== null, faultOptions("no-words")),
    )
    .min(1)
    .max(24),
});

export const callToActionSectionSchema = z.object({
  component: z.literal("call_to_action"),
  ...headFields,
  buttons: z.array(buttonSchema).max(3).default([]),
});

export const downloadsSectionSchema = z.object({
  component: z.literal("downloads"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(
      z.object({
        title: lineSchema,
        url: linkSchema.nullable(),
        bytes: z.coerce.number().int().positive().nullable().default(null),
        description: optionalLineSchema,
      }),
    )
    .min(1)
    .max(40),
});
