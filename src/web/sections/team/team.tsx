import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { MailIcon, PhoneIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { peopleStrings as strings } from "../../strings/people.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../elements/section-frame.tsx";
import { TeamFilters } from "./team-filters.tsx";
import type { PersonView, TeamView } from "./team-view.ts";

const Portrait = ({ person }: { readonly person: PersonView }) =>
  person.portrait ? (
    <ContentPicture image={person.portrait} ratio="square" sizes="72px" className="portrait" />
  ) : (
    <span className="portrait portrait-initials" aria-hidden="true">
      {person.initials}
    </span>
  );

const Person = ({ person }: { readonly person: PersonView }) => (
  <li className="person" id={`equipe-${person.slug}`}>
    <Portrait person={person} />
    <div>
      <h3>{person.name}</h3>
      <p>{person.role}</p>
      <p className="person-where">{person.affiliation}</p>
      {person.languages && <p className="person-where">{person.languages}</p>}
      <p className="person-links">
        {person.phone && (
          <Link href={person.phone.href} className="figures">
            <PhoneIcon className="icon-s" />
            {person.phone.label}
          </Link>
        )}
        {person.email && (
          <Link href={`mailto:${person.email}`}>
            <MailIcon className="icon-s" />
            {person.email}
          </Link>
        )}
      </p>
    </div>
  </li>
);

export const Team = ({ view }: { readonly view: TeamView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.filters && <TeamFilters filters={view.filters} />}
    {view.filters && (
      <p role="status" className="team-found">
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
          <Person key={person.slug} person={person} />
        ))}
      </ul>
    )}
  </SectionFrame>
);
