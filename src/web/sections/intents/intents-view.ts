import type { SectionOf } from "#domain/content/index.ts";
import { countedLink, type CountedLink } from "../elements/counted-link.ts";
import type { LiveContent } from "../elements/live-content.ts";

type IntentItem = Omit<SectionOf<"intents">["items"][number], "query"> & CountedLink;

export type IntentsView = Omit<SectionOf<"intents">, "items"> & { readonly items: readonly IntentItem[] };

/** Omits intents without results. */
export const toIntentsView = ({ items, ...section }: SectionOf<"intents">, live: LiveContent): IntentsView => ({
  ...section,
  items: items.flatMap(({ query, ...item }) => {
    const link = countedLink(live, query);
    return link === null ? [] : [{ ...item, ...link }];
  }),
});
