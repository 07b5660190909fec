import { Button } from "../../../ui/button/button.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { careerStrings as words } from "../../strings/careers.ts";
import type { VacancyView } from "./vacancy-view.ts";

/** A vacancy: what it is about, and beside it the facts and the way to apply. */
export const VacancyPage = ({ view }: { readonly view: VacancyView }) => (
  <article className="wrap vacancy-page">
    <header className="vacancy-head">
      <p className="eyebrow">{words.eyebrow}</p>
      <h1>{view.title}</h1>
      <p className="page-head-text">{view.teaser}</p>
    </header>
    <div className="vacancy-text prose">
      {view.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {view.lists.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <aside aria-label={words.facts} className="vacancy-side">
      <Facts facts={view.facts} />
      <Button href={view.applyHref} label={words.apply} size="large" fullWidth />
      {view.mail && (
        <p className="text-s">
          {words.orWrite} <Link href={view.mail.href}>{view.mail.address}</Link>
        </p>
      )}
      <p>
        <Link href={view.careersHref}>{words.allVacancies}</Link>
      </p>
    </aside>
  </article>
);
