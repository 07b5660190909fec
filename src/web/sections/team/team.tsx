import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Person, peopleStrings as strings } from "../../locations/index.ts";
import { ChoiceFilters } from "../../platform/choice-filters/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { TeamView } from "./team-view.ts";

export const Team = ({ view }: { readonly view: TeamView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.filters && <ChoiceFilters view={view.filters} label={strings.filter} anchor={view.anchor} />}
    {view.filters && (
      <p role="status" className="choice-found">
        {view.people.length > 0 ? strings.count(view.people.length) : strings.none}
      </p>
    )}
    {view.people.length === 0 ? (
      <EmptyState title={strings.none} text={strings.noneHint}>
        {view.filters && <Link href={view.filters.action}>{strings.all}</Link>}
      </EmptyState>
    ) : (
      <ul className="people">
        {view.people.map((person) => (
          <li key={person.slug} id={`equipe-${person.slug}`}>
            <Person person={person} />
          </li>
        ))}
      </ul>
    )}
    {view.more && (
      <p className="people-more">
        <Link href={view.more.href}>{view.more.label}</Link>
      </p>
    )}
  </SectionFrame>
);
