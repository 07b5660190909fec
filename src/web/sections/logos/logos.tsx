import type { SectionOf } from "#domain/content/index.ts";
import { Anchor } from "../../../ui/link/link.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";

const LogoMark = ({ logo }: { readonly logo: SectionOf<"logos">["items"][number] }) =>
  logo.image ? (
    <ContentPicture image={{ ...logo.image, alt: logo.name }} sizes="180px" className="logo-picture" />
  ) : (
    <span className="logo-name">{logo.name}</span>
  );

/** Logos without an image are rendered as text. */
export const Logos = ({ view }: { readonly view: SectionOf<"logos"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <ul className="logos">
      {view.items.map((logo) => (
        <li key={logo.name}>
          {logo.link ? (
            <Anchor href={logo.link}>
              <LogoMark logo={logo} />
            </Anchor>
          ) : (
            <LogoMark logo={logo} />
          )}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
