import { useEffect, useRef } from "react";
import { vehiclePageStrings } from "../../vehicle/index.ts";
import { useCurrentSection } from "./use-current-section.ts";

export type SectionLink = { readonly id: string; readonly title: string };

type SectionNavigationProps = { readonly sections: readonly SectionLink[] };

/** Links to the sections of the page and marks the current one. */
export const SectionNavigation = ({ sections }: SectionNavigationProps) => {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector("[aria-current]")?.parentElement;
    row.current?.scrollTo({ left: item ? item.offsetLeft - row.current.clientWidth / 3 : 0 });
  }, [current]);
  return (
    <nav aria-label={vehiclePageStrings.sections.label} className="local-nav-sections">
      <ul ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
