import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { contentIcon } from "../content-icon.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** Predefined stock searches with their number of results. */
export const Intents = ({ view }: { readonly view: SectionViewOf<"intents"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <ul className="intents">
      {view.items.map((item) => (
        <li key={item.href}>
          <Anchor href={item.href} className="intent">
            <span className="intent-icon">{contentIcon(item.icon) ?? <ArrowIcon />}</span>
            <span className="intent-words">
              <span className="intent-label">{item.label}</span>
              {item.hint && <span className="intent-hint">{item.hint}</span>}
            </span>
            <span className="intent-count figures">{item.count}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
