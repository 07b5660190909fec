import type { SectionOf } from "#domain/content/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ContentPicture } from "../elements/content-picture.tsx";

const SIZES = {
  text: "(width >= 82.5rem) 848px, (width >= 64rem) 62vw, (width >= 52rem) 780px, 92vw",
  wide: "(width >= 82.5rem) 1320px, 92vw",
  full: "100vw",
} as const;

/** One picture, as wide as the text, the page or the window. */
export const Image = ({ view }: { readonly view: SectionOf<"image"> }) => (
  <section id={view.anchor ?? undefined} className="picture">
    <figure className={classNames(`picture-${view.width}`, view.width !== "full" && "wrap")}>
      <ContentPicture image={view.image} sizes={SIZES[view.width]} />
      {view.caption && <figcaption className="caption text-s leading-m text-soft">{view.caption}</figcaption>}
    </figure>
  </section>
);
