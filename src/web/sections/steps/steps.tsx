import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

export const Steps = ({ view }: { readonly view: SectionViewOf<"steps"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <ol className="steps">
      {view.items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  </SectionFrame>
);
