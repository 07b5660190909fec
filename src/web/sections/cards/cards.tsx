import type { SectionOf } from "#domain/content/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import { contentIcon } from "../elements/content-icon.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../elements/section-frame.tsx";

const SIZES = "(width >= 64rem) 30vw, (width >= 43.75rem) 45vw, 92vw";

export const Cards = ({ view }: { readonly view: SectionOf<"cards"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <ul className="promises">
      {view.items.map((item) => (
        <li key={item.title}>
          {item.image && <ContentPicture image={item.image} ratio="photo" sizes={SIZES} className="promise-picture" />}
          {contentIcon(item.icon)}
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.link && <Link href={item.link.link}>{item.link.label}</Link>}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
