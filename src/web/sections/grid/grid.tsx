import type { SectionOf } from "#domain/content/index.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { ItemLink } from "../elements/item-link.tsx";
import { contentIcon } from "../elements/content-icon.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { RichTextContent } from "../elements/rich-text-content.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";

const SIZES = "(width >= 64rem) 460px, (width >= 43.75rem) 46vw, 92vw";

const Item = ({ item }: { readonly item: SectionOf<"grid">["items"][number] }) => (
  <li>
    {item.image ? (
      <ContentPicture image={item.image} ratio="photo" sizes={SIZES} className="photo-3-2" />
    ) : (
      contentIcon(item.icon)
    )}
    {item.title && <h3>{nonBreakingTitle(item.title)}</h3>}
    {item.text && <RichTextContent text={item.text} />}
    {item.link && <ItemLink link={item.link} />}
  </li>
);

export const Grid = ({ view }: { readonly view: SectionOf<"grid"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <ul className={`grid-items grid-${view.columns}`}>
      {view.items.map((item, index) => (
        <Item key={index} item={item} />
      ))}
    </ul>
  </SectionFrame>
);
