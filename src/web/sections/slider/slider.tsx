import type { SectionOf } from "#domain/content/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import { ContentPicture } from "../content-picture.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** Pictures with their words in a row that is pushed on; it never moves by itself. */
export const Slider = ({ view }: { readonly view: SectionOf<"slider"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <ul className="slides" tabIndex={0}>
      {view.items.map((item, index) => (
        <li key={index}>
          <ContentPicture image={item.image} className="slide-picture" />
          {item.title && <h3>{item.title}</h3>}
          {item.text && <p>{item.text}</p>}
          {item.link && <Link href={item.link.link}>{item.link.label}</Link>}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
