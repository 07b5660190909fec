import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { contentIcon } from "../elements/content-icon.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import { type CountedLink, countedLink } from "../elements/counted-link.ts";
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

/** Predefined stock searches with their number of results. */
export const Intents = ({ view }: { readonly view: IntentsView }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <ul className="intents">
      {view.items.map((item) => (
        <li key={item.href}>
          <Anchor href={item.href} className="intent">
            <span className="text-soft">{contentIcon(item.icon) ?? <ArrowIcon />}</span>
            <span className="fill snug">
              <span className="intent-label">{item.label}</span>
              {item.hint && <span className="wide-only text-s text-soft">{item.hint}</span>}
            </span>
            <span className="figures text-s text-soft">{item.count}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
