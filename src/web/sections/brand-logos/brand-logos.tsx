import { Anchor } from "../../../ui/link/link.tsx";
import { SectionFrame } from "../elements/section-frame.tsx";
import type { BrandLogosView } from "./brand-logos-view.ts";

/**
 * Text in the brand's colour instead of a copied logo. The colour is an SVG attribute, since the content policy forbids
 * inline styles.
 */
const BrandName = ({ name, color }: { readonly name: string; readonly color: string }) => (
  <svg viewBox="0 0 180 44" className="brand-name" aria-hidden="true">
    <text x="90" y="31" textAnchor="middle" fill={color}>
      {name}
    </text>
  </svg>
);

export const BrandLogos = ({ view }: { readonly view: BrandLogosView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <ul className="brands">
      {view.brands.map((brand) => (
        <li key={brand.name}>
          <Anchor href={brand.href} className="brand">
            <BrandName name={brand.name} color={brand.color} />
            <span className="sr-only">{brand.name}, </span>
            <span className="brand-count figures">{brand.count}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
