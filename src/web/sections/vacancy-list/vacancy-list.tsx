import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor, Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { careerStrings as strings } from "../../careers/index.ts";
import { ChoiceFilters } from "../../platform/choice-filters/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { VacancyCardView, VacancyListView } from "./vacancy-list-view.ts";

const VacancyCard = ({ vacancy }: { readonly vacancy: VacancyCardView }) => (
  <li className="vacancy">
    <div className="vacancy-columns">
      <div>
        <h3>
          <Anchor href={vacancy.href} className="card-link">
            {nonBreakingTitle(vacancy.title)}
          </Anchor>
        </h3>
        <p className="vacancy-teaser">{vacancy.teaser}</p>
      </div>
      <div>
        <p className="vacancy-facts">
          {vacancy.details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
        <p className="vacancy-until">{vacancy.until}</p>
      </div>
    </div>
    <ArrowIcon />
  </li>
);

const NoVacancies = ({ filters }: Pick<VacancyListView, "filters">) =>
  filters === null ? (
    <EmptyState title={strings.none} text={strings.noneHint} />
  ) : (
    <EmptyState title={strings.noMatch} text={strings.noMatchHint}>
      <Link href={filters.action}>{strings.allVacancies}</Link>
    </EmptyState>
  );

export const VacancyList = ({ view }: { readonly view: VacancyListView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.filters && (
      <>
        <ChoiceFilters view={view.filters} label={strings.filter} anchor={view.anchor} />
        <p role="status" className="choice-found">
          {view.vacancies.length === 0 ? strings.noMatch : strings.count(view.vacancies.length)}
        </p>
      </>
    )}
    {view.vacancies.length === 0 ? (
      <NoVacancies filters={view.filters} />
    ) : (
      <ul className="vacancies">
        {view.vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.href} vacancy={vacancy} />
        ))}
      </ul>
    )}
  </SectionFrame>
);
