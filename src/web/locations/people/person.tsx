import { MailIcon, PhoneIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { responsiveImage } from "../../platform/pictures/index.ts";
import type { PersonView } from "./person-view.ts";
import type { SpokenLine } from "./spoken-lines.ts";

/** Initials replace a missing portrait. */
const Portrait = ({ person: { portrait, initials } }: { readonly person: PersonView }) =>
  portrait === null ? (
    <span className="portrait portrait-initials" aria-hidden="true">
      {initials}
    </span>
  ) : (
    <Photo source={responsiveImage(portrait, "square")} alt={portrait.alt} sizes="96px" className="portrait" />
  );

/** Allows a line break at the "@" rather than within a name. */
export const MailAddress = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf("@");
  return (
    <span className="mail-address">
      {address.slice(0, at)}
      <span>{address.slice(at)}</span>
    </span>
  );
};

const PersonLinks = ({ person: { phone, email } }: { readonly person: PersonView }) => (
  <p className="person-links stack gap-4 mt-8 start">
    {phone && (
      <Link href={phone.href} className="figures">
        <PhoneIcon className="icon-s" />
        {phone.label}
      </Link>
    )}
    {email && (
      <Link href={`mailto:${email}`}>
        <MailIcon className="icon-s" />
        <MailAddress address={email} />
      </Link>
    )}
  </p>
);

/** "Wir sprechen Deutsch": a line in each language that a contact speaks. */
export const SpokenLines = ({ lines }: { readonly lines: readonly SpokenLine[] }) =>
  lines.length > 0 && (
    <ul className="cluster gap-14 text-s text-soft">
      {lines.map(({ language, text }) => (
        <li key={language} lang={language}>
          {text}
        </li>
      ))}
    </ul>
  );

/** An employee in one line: portrait, role for the visitor, name and telephone. */
export const PersonLine = ({ person, label }: { readonly person: PersonView; readonly label: string }) => (
  <div className="person-line row gap-14 text-s leading-s" data-location-id={person.locationId ?? undefined}>
    <Portrait person={person} />
    <div>
      <p className="text-soft">{label}</p>
      <p className="strong">{person.name}</p>
      {person.phone && (
        <p>
          <Link href={person.phone.href} className="figures">
            {person.phone.label}
          </Link>
        </p>
      )}
    </div>
  </div>
);

/** Portrait, name, role, languages and contact details of an employee. */
export const Person = ({ person }: { readonly person: PersonView }) => (
  <div className="person" data-location-id={person.locationId ?? undefined}>
    <Portrait person={person} />
    <div>
      <h3>{nonBreakingTitle(person.name)}</h3>
      <p>{person.role}</p>
      {[person.affiliation, person.brands, person.languages].map(
        (line) =>
          line !== null && (
            <p key={line} className="text-soft">
              {line}
            </p>
          ),
      )}
      <PersonLinks person={person} />
    </div>
  </div>
);
