import { z } from "zod";
import { button, line, linkItem, optionalLine, optionalParagraph, single } from "./section-parts.ts";

const group = z.object({ title: line, links: z.array(linkItem).min(1) });

/** An entry of the navigation: a link of its own, or a drop-down with links below it. */
const entry = z.union([linkItem, z.object({ label: line, items: z.array(linkItem).min(1) })]);

/** What stands around every page, in the editor's words. */
export const shellSchema = z.object({
  /** The slim line above the header. */
  top_bar: z
    .object({ text: optionalLine, links: z.array(linkItem).max(5).default([]) })
    .nullable()
    .default(null),
  navigation: z.array(entry).max(9),
  /** A word to everybody for a while; `until` is the last day (ISO 8601) it is shown. */
  toast: single(z.object({ text: line, link: single(linkItem), until: z.iso.date().nullable().default(null) })),
  /** The one action of the header. */
  action: button.nullable().default(null),
  footer: z.object({
    claim: optionalParagraph,
    columns: z.array(group).max(5),
    legal_links: z.array(linkItem).max(8),
    legal_text: line,
  }),
});

export type Shell = Readonly<z.infer<typeof shellSchema>>;
export type NavigationEntry = Shell["navigation"][number];

/** What a site shows whose shell could not be read: the way to the start and to the stock is in the header anyway. */
export const EMPTY_SHELL: Shell = {
  top_bar: null,
  toast: null,
  navigation: [],
  action: null,
  footer: { claim: null, columns: [], legal_links: [], legal_text: "" },
};
