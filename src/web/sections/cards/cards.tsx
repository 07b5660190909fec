import { Link } from "../../../ui/link/link.tsx";
import { contentIcon } from "../content-icon.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

export const Cards = ({ view }: { readonly view: SectionViewOf<"cards"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <ul className="promises">
      {view.items.map((item) => (
        <li key={item.title}>
          {item.image && <img src={item.image.src} alt={item.image.alt} loading="lazy" className="promise-picture" />}
          {contentIcon(item.icon)}
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.link && <Link href={item.link.link}>{item.link.label}</Link>}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
