import type { SectionOf } from "#domain/content/index.ts";
import { ArrowIcon, BackIcon } from "../../../ui/icons/icons.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { ItemLink } from "../elements/item-link.tsx";
import { sectionStrings } from "../elements/sections-strings.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { useRef, useState } from "react";

const strings = sectionStrings.slider;

const Slide = ({ item }: { readonly item: SectionOf<"slider">["items"][number] }) => (
  <li>
    <ContentPicture image={item.image} ratio="photo" sizes="(width >= 55rem) 720px, 82vw" className="photo-3-2" />
    {item.title && <h3>{nonBreakingTitle(item.title)}</h3>}
    {item.text && <p className="mt-6 text-s text-soft">{item.text}</p>}
    {item.link && <ItemLink link={item.link} />}
  </li>
);

/** Scrolls by one slide; the ends are derived from the scroll position. */
const useSlides = () => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<{ readonly first: boolean; readonly last: boolean }>({ first: true, last: false });
  const push = (direction: 1 | -1): void => {
    const [first, next] = row.current?.children ?? [];
    if (!(first instanceof HTMLElement) || !(next instanceof HTMLElement)) return;
    row.current?.scrollBy({ left: direction * (next.offsetLeft - first.offsetLeft) });
  };
  const onScroll = (): void => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const next = { first: scrollLeft < 8, last: scrollLeft + clientWidth > scrollWidth - 8 };
    if (next.first !== ends.first || next.last !== ends.last) setEnds(next);
  };
  return { row, ends, push, onScroll };
};

/** The buttons stay at both ends, since removing the focused button would lose the focus. */
const Tools = ({ ends, push }: Pick<ReturnType<typeof useSlides>, "ends" | "push">) => (
  <div className="slide-tools with-script no-print">
    <button
      type="button"
      className="round"
      aria-label={strings.previous}
      aria-disabled={ends.first}
      onClick={() => push(-1)}
    >
      <BackIcon />
    </button>
    <button type="button" className="round" aria-label={strings.next} aria-disabled={ends.last} onClick={() => push(1)}>
      <ArrowIcon />
    </button>
  </div>
);

/** Never moves automatically. */
export const Slider = ({ view }: { readonly view: SectionOf<"slider"> }) => {
  const { row, ends, push, onScroll } = useSlides();
  return (
    <SectionFrame anchor={view.anchor} title={view.title} aside={<Tools ends={ends} push={push} />} className="slider">
      <ul className="slides" ref={row} tabIndex={0} aria-label={view.title ?? strings.label} onScroll={onScroll}>
        {view.items.map((item, index) => (
          <Slide key={index} item={item} />
        ))}
      </ul>
    </SectionFrame>
  );
};
