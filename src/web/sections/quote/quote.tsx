import type { SectionOf } from "#domain/content/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ContentPicture } from "../elements/content-picture.tsx";

export const Quote = ({ view }: { readonly view: SectionOf<"quote"> }) => (
  <section id={view.anchor ?? undefined} className="section">
    <figure className={classNames("wrap quote", view.image && "quote-with-picture")}>
      {view.image && <ContentPicture image={view.image} sizes="320px" className="quote-picture" />}
      <div>
        <blockquote>{view.text}</blockquote>
        {(view.author || view.role) && (
          <figcaption>
            {view.author && <span className="strong">{view.author}</span>}
            {view.role && <span className="text-s text-soft">{view.role}</span>}
          </figcaption>
        )}
      </div>
    </figure>
  </section>
);
