import { z } from "zod";
import { daySchema } from "./dates.ts";
import {
  buttonSchema,
  countedLinkItemSchema,
  emptiableLineSchema,
  lineSchema,
  linkItemSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  requiredBlockSchema,
  singleBlockSchema,
} from "./section-fields.ts";

/** Slug of the story with header, navigation and footer; no page has it. */
export const SHELL_SLUG = "shell";

const linkGroupSchema = z.object({ title: lineSchema, links: z.array(linkItemSchema).min(1) });

/** A link, or a drop-down with links. `{count}` in the label of its `action` becomes the number of vehicles. */
const navigationEntrySchema = z.union([
  linkItemSchema,
  z.object({
    label: lineSchema,
    items: z.array(countedLinkItemSchema).min(1),
    action: singleBlockSchema(countedLinkItemSchema),
  }),
]);

/** Header, navigation and footer of every page. */
export const shellSchema = z.object({
  /** Line above the header. */
  top_bar: singleBlockSchema(z.object({ text: optionalLineSchema, links: z.array(linkItemSchema).max(5).default([]) })),
  navigation: z.array(navigationEntrySchema).max(9).default([]),
  /** Temporary notice; `until`: last visible day (ISO 8601). */
  toast: singleBlockSchema(
    z.object({
      text: lineSchema,
      link: singleBlockSchema(linkItemSchema),
      until: daySchema.nullable().default(null),
    }),
  ),
  /** Button in the header. */
  action: singleBlockSchema(buttonSchema),
  footer: requiredBlockSchema(
    z.object({
      claim: optionalParagraphSchema,
      columns: z.array(linkGroupSchema).max(5).default([]),
      legal_links: z.array(linkItemSchema).max(8).default([]),
      legal_text: emptiableLineSchema,
    }),
  ),
});

export type Shell = Readonly<z.infer<typeof shellSchema>>;
export type NavigationEntry = Shell["navigation"][number];

/** Fallback for an invalid shell; the header links to home page and stock without it. */
export const EMPTY_SHELL: Shell = {
  top_bar: null,
  toast: null,
  navigation: [],
  action: null,
  footer: { claim: null, columns: [], legal_links: [], legal_text: "" },
};
