import { Button } from "../../../ui/button/button.tsx";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { careerStrings as strings } from "./careers-strings.ts";
import type { VacancyView } from "./vacancy-view.ts";

export const VacancyPage = ({ view }: { readonly view: VacancyView }) => (
  <article className="wrap vacancy-page">
    <header className="vacancy-head stack gap-14">
      <p className="text-s medium leading-s text-soft">{strings.eyebrow}</p>
      <h1>{nonBreakingTitle(view.title)}</h1>
      <p className="page-head-text">{view.teaser}</p>
    </header>
    <div className="vacancy-text prose measure">
      {view.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {view.lists.map(({ title, items }) => (
        <section key={title}>
          <h2>{nonBreakingTitle(title)}</h2>
          <ul className="mt-12">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <aside aria-label={strings.details} className="sticky-aside stack gap-24">
      <DescriptionList items={view.details} />
      <Button href={view.applyHref} label={strings.apply} size="large" fullWidth />
      {view.mail && (
        <p className="text-s">
          {strings.orWrite} <Link href={view.mail.href}>{view.mail.address}</Link>
        </p>
      )}
      <p>
        <Link href={view.careersHref}>{strings.allVacancies}</Link>
      </p>
    </aside>
  </article>
);
