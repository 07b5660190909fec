import { Anchor } from "../../../ui/link/link.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { BrandLogosView } from "./brand-logos-view.ts";

const BrandMark = ({ brand: { name, mark } }: { readonly brand: BrandLogosView["brands"][number] }) => {
  if (mark.type === "logo") {
    return <ContentPicture image={{ src: mark.src, alt: "", focus: null }} sizes="180px" className="brand-logo" />;
  }
  return <span className="brand-name">{name}</span>;
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
