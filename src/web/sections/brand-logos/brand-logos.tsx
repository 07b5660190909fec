import { Anchor } from "../../../ui/link/link.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { BrandLogosView } from "./brand-logos-view.ts";

// Colours are SVG attributes, because the content policy forbids inline styles.
const Monogram = ({ letters, color }: { readonly letters: string; readonly color: string }) => (
  <svg viewBox="0 0 40 40" className="brand-monogram" aria-hidden="true">
    <rect width="40" height="40" rx="12" fill={color} />
    <text
      x="20"
      y={letters.length > 1 ? 25.5 : 27}
      fontSize={letters.length > 1 ? 15 : 20}
      fontWeight={650}
      textAnchor="middle"
      fill="#ffffff"
    >
      {letters}
    </text>
  </svg>
);

const BrandMark = ({ brand: { name, color, mark } }: { readonly brand: BrandLogosView["brands"][number] }) => {
  if (mark.type === "logo") {
    return <ContentPicture image={{ src: mark.src, alt: "", focus: null }} sizes="180px" className="brand-logo" />;
  }
  return (
    <span className="brand-mark">
      {mark.type === "monogram" && <Monogram letters={mark.letters} color={color} />}
      {name}
    </span>
  );
};

export const BrandLogos = ({ view }: { readonly view: BrandLogosView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <ul className="brands phone-row">
      {view.brands.map((brand) => (
        <li key={brand.name}>
          <Anchor href={brand.href} className="brand">
            <BrandMark brand={brand} />
            {brand.mark.type === "logo" && <span className="sr-only">{brand.name}</span>}
            <span className="sr-only">, </span>
            <span className="brand-count figures">{brand.count}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
