import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { OpeningHoursTable } from "../location/opening-hours-table.tsx";
import { MailAddress } from "../people/person.tsx";
import { SvgMap, mapStrings } from "../../platform/map/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { locationPageStrings as strings } from "./location-page-strings.ts";
import type { ContactView, LocationPageView } from "./location-page-view.ts";

type ViewProps = { readonly view: LocationPageView };

const Hours = ({ view }: ViewProps) => (
  <SectionFrame anchor="horaires" title={strings.hours} text={strings.hoursText}>
    <div className="location-hours">
      {view.hours.map(({ title, week, exceptionsTitle, exceptions }) => (
        <div key={title} className="stack gap-32">
          <OpeningHoursTable title={title} rows={week} />
          {exceptions.length > 0 && <OpeningHoursTable title={exceptionsTitle} rows={exceptions} />}
        </div>
      ))}
    </div>
  </SectionFrame>
);

const Contact = ({ contact }: { readonly contact: ContactView }) => (
  <li>
    <h3 className="text-m">{nonBreakingTitle(contact.name)}</h3>
    {contact.phone && (
      <p>
        <Link href={contact.phone.href} className="figures">
          {contact.phone.label}
        </Link>
      </p>
    )}
    {contact.email && (
      <p className="location-mail">
        <Link href={`mailto:${contact.email}`}>
          <MailAddress address={contact.email} />
        </Link>
      </p>
    )}
  </li>
);

const Contacts = ({ view }: ViewProps) =>
  view.contacts.length > 0 && (
    <SectionFrame anchor="contacts" title={strings.contacts}>
      <ul className="location-contacts" data-location-id={view.id}>
        {view.contacts.map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
      </ul>
    </SectionFrame>
  );

const Services = ({ view }: ViewProps) => (
  <section>
    <h2>{strings.services}</h2>
    <ul className="location-services">
      {view.services.map(({ label, href }) => (
        <li key={label} className="icon-line">
          <CheckIcon className="text-green" />
          {href === null ? <span>{label}</span> : <Link href={href}>{label}</Link>}
        </li>
      ))}
    </ul>
  </section>
);

const Brands = ({ view }: ViewProps) => (
  <section>
    <h2>{strings.brands}</h2>
    <p className="section-text">{view.brandsText}</p>
    <ul className="location-brands mt-20 text-l strong">
      {view.brands.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </section>
);

const Access = ({ view }: ViewProps) => (
  <SectionFrame anchor="acces" title={strings.access}>
    <div className="location-access">
      <div className="stack gap-32">
        <div className="stack">
          <p className="text-l">
            {view.address[0]}
            <br />
            {view.address[1]}
          </p>
          {view.routeHref && (
            <p data-location-id={view.id}>
              <Link href={view.routeHref}>{strings.route}</Link>
            </p>
          )}
        </div>
        {view.legal.length > 0 && <Legal view={view} />}
      </div>
      <SvgMap view={view.map} label={mapStrings.of(view.name)} />
    </div>
  </SectionFrame>
);

const Legal = ({ view }: ViewProps) => (
  <section>
    <h2 className="text-m">{strings.legal}</h2>
    <DescriptionList items={view.legal} />
  </section>
);

const Offers = ({ view }: ViewProps) =>
  view.services.length + view.brands.length > 0 && (
    <SectionFrame anchor="services">
      <div className="location-offers">
        {view.services.length > 0 && <Services view={view} />}
        {view.brands.length > 0 && <Brands view={view} />}
      </div>
    </SectionFrame>
  );

export const LocationDetails = ({ view }: ViewProps) => (
  <>
    <Hours view={view} />
    <Contacts view={view} />
    <Offers view={view} />
    <Access view={view} />
  </>
);
