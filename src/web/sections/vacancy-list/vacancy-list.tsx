import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { careerStrings as strings } from "../../strings/careers.ts";
import { SectionFrame } from "../elements/section-frame.tsx";
import type { VacancyCardView, VacancyListView } from "./vacancy-list-view.ts";

const VacancyCard = ({ vacancy }: { readonly vacancy: VacancyCardView }) => (
  <li className="vacancy">
    <div>
      <h3>
        <Anchor href={vacancy.href} className="card-link">
          {vacancy.title}
        </Anchor>
      </h3>
      <p className="vacancy-teaser">{vacancy.teaser}</p>
      <p className="vacancy-facts">
        {vacancy.details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      <p className="vacancy-until">{vacancy.until}</p>
    </div>
    <ArrowIcon />
  </li>
);

export const VacancyList = ({ view }: { readonly view: VacancyListView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.vacancies.length === 0 ? (
      <EmptyState title={strings.none} text={strings.noneHint} />
    ) : (
      <ul className="vacancies">
        {view.vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.href} vacancy={vacancy} />
        ))}
      </ul>
    )}
  </SectionFrame>
);
