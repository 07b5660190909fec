import type { SectionOf } from "#domain/content/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { ItemLink } from "../elements/item-link.tsx";
import { contentIcon } from "../elements/content-icon.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { nonBreakingWords } from "#domain/shared/index.ts";

type CardsView = SectionOf<"cards">;

const SIZES = "(width >= 64rem) 30vw, (width >= 43.75rem) 45vw, 92vw";
const LARGE_SIZES = "(width >= 82.5rem) 720px, (width >= 64rem) 54vw, 92vw";

const LISTS: Readonly<Record<CardsView["layout"], string>> = {
  columns: "promises",
  mosaic: "promises mosaic lead-list phone-row",
  split: "promises promises-pair",
};

const CardItems = ({ view: { items, layout } }: { readonly view: CardsView }) => (
  <ul className={LISTS[layout]}>
    {items.map((item, index) => (
      <li key={index}>
        {item.image && (
          <ContentPicture
            image={item.image}
            ratio="photo"
            sizes={layout === "mosaic" && index === 0 ? LARGE_SIZES : SIZES}
            className="promise-picture"
          />
        )}
        <div>
          {contentIcon(item.icon)}
          {item.title && <h3>{nonBreakingTitle(item.title)}</h3>}
          {item.text && <p className="text-s text-soft">{nonBreakingWords(item.text)}</p>}
          {item.link && <ItemLink link={item.link} />}
        </div>
      </li>
    ))}
  </ul>
);

/** Short statements, each with an icon or a picture. */
export const Cards = ({ view }: { readonly view: CardsView }) => {
  const isSplit = view.layout === "split" && view.image !== null;
  return (
    <SectionFrame
      anchor={view.anchor}
      title={view.title}
      text={view.text}
      className={classNames(isSplit && "section-band section-split")}
    >
      {isSplit && view.image && (
        <ContentPicture
          image={view.image}
          ratio="photo"
          sizes="(width >= 64rem) 48vw, 100vw"
          className="promise-picture split-picture wide-only"
        />
      )}
      <CardItems view={view} />
    </SectionFrame>
  );
};
