import type { SectionOf } from "#domain/content/index.ts";
import { Anchor } from "../../../ui/link/link.tsx";
import { ContentPicture } from "../content-picture.tsx";
import { SectionFrame } from "../section-frame.tsx";

type Logo = SectionOf<"logos">["items"][number];

const Mark = ({ logo }: { readonly logo: Logo }) =>
  logo.image ? (
    <ContentPicture image={{ ...logo.image, alt: logo.name }} sizes="180px" className="logo-picture" />
  ) : (
    <span className="logo-name">{logo.name}</span>
  );

/** Partners and labels in a row, each with its picture or set in type. */
export const Logos = ({ view }: { readonly view: SectionOf<"logos"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <ul className="logos">
      {view.items.map((logo) => (
        <li key={logo.name}>
          {logo.link ? (
            <Anchor href={logo.link}>
              <Mark logo={logo} />
            </Anchor>
          ) : (
            <Mark logo={logo} />
          )}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
