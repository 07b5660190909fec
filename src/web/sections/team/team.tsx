import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { MailIcon, PhoneIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { peopleStrings as words } from "../../strings/people.ts";
import { ContentPicture } from "../content-picture.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";
import { TeamFilters } from "./team-filters.tsx";
import type { PersonView } from "./team-view.ts";

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
      <p className="person-where">{person.where}</p>
      {person.languages && <p className="person-where">{person.languages}</p>}
      <p className="person-links">
        {person.phone && (
          <Link href={person.phone.href} className="figures">
            <PhoneIcon className="icon-s" />
            {person.phone.shown}
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

/** The people one can speak to, with filters where the editor wants them. */
export const Team = ({ view }: { readonly view: SectionViewOf<"team"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.filters && <TeamFilters filters={view.filters} />}
    {view.filters && (
      <p role="status" className="team-found">
        {view.people.length > 0 ? words.found(view.people.length) : words.none}
      </p>
    )}
    {view.people.length === 0 ? (
      <EmptyState title={words.none} text={words.noneHint}>
        {view.filters && <Link href={view.filters.action}>{words.all}</Link>}
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
