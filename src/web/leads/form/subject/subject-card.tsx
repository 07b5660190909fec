import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Link } from "../../../../ui/link/link.tsx";
import { Price } from "../../../../ui/price/price.tsx";
import type { SubjectView, SubjectVehicleView } from "../form-view.ts";
import { FleetSummary } from "./fleet-summary.tsx";
import { leadFormStrings as strings } from "../lead-form-strings.ts";

type SubjectVehicleLink = { readonly id: number; readonly href: string; readonly picture: ReactNode };

export type SubjectCardProps = {
  readonly subject: SubjectView;
  /** Page of the vehicle, the model or the vacancy. */
  readonly href?: string | undefined;
  readonly picture?: ReactNode;
  /** Only for a list of vehicles. */
  readonly vehicleLinks?: readonly SubjectVehicleLink[] | undefined;
};

export const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

const LinkedTitle = ({ title, href }: { readonly title: string; readonly href: string | undefined }) =>
  href === undefined ? title : <Link href={href}>{title}</Link>;

const VehiclePrice = ({ price }: Pick<SubjectVehicleView, "price">) => (
  <Price amount={price.amount} suffix={price.suffix ?? undefined} />
);

type SingleSubjectProps = { readonly title: string; readonly href: string | undefined; readonly children?: ReactNode };

const SingleSubject = ({ title, href, children }: SingleSubjectProps) => (
  <>
    <p className="text-l strong">
      <LinkedTitle title={title} href={href} />
    </p>
    {children}
  </>
);

const SubjectVehicles = ({
  vehicles,
  vehicleLinks,
}: Pick<SubjectCardProps, "vehicleLinks"> & { vehicles: readonly SubjectVehicleView[] }) => (
  <ul className="subject-list">
    {vehicles.map(({ id, title, trim, price }) => {
      const link = vehicleLinks?.find((vehicleLink) => vehicleLink.id === id);
      return (
        <li key={id} className="subject-listed row gap-16">
          {link && <div className="subject-thumb">{link.picture}</div>}
          <div className="stack gap-2">
            <p className="strong">
              <LinkedTitle title={title} href={link?.href} />
            </p>
            {trim && <p className="text-s">{trim}</p>}
            <p>
              <VehiclePrice price={price} />
            </p>
          </div>
        </li>
      );
    })}
  </ul>
);

const SubjectDetails = ({ subject, href, vehicleLinks }: SubjectCardProps) => {
  switch (subject.type) {
    case "vehicle":
      return (
        <SingleSubject title={subject.title} href={href}>
          {subject.trim && <p>{subject.trim}</p>}
          {subject.stockNumber && <p className="text-s text-soft">{strings.stockNumber(subject.stockNumber)}</p>}
          <p className="mt-8">
            <VehiclePrice price={subject.price} />
          </p>
        </SingleSubject>
      );
    case "vehicles":
      return <SubjectVehicles vehicles={subject.vehicles} vehicleLinks={vehicleLinks} />;
    case "lease_offer":
      return (
        <SingleSubject title={subject.title} href={href}>
          <p>{subject.trim}</p>
          <p className="text-s text-soft">{subject.terms}</p>
          <p className="mt-8 strong">{strings.monthly(subject.monthly, subject.name)}</p>
        </SingleSubject>
      );
    case "fleet":
      return <FleetSummary fleet={subject.fleet} />;
    case "model":
      return (
        <SingleSubject title={subject.title} href={href}>
          {subject.trim && <p>{subject.trim}</p>}
        </SingleSubject>
      );
    case "vacancy":
      return <SingleSubject title={subject.title} href={href} />;
    case "location":
      return subject.location && <SingleSubject title={subject.location.name} href={href} />;
  }
};

export const SubjectCard = (props: SubjectCardProps) => {
  const { subject, picture } = props;
  const heading =
    subject.type === "vehicles" ? strings.aboutVehicles(subject.vehicles.length) : strings.about[subject.type];
  const { location } = subject;
  return (
    <aside aria-label={heading} className="subject-card">
      <div className={classNames("subject-what", Boolean(picture) && "subject-pictured")}>
        {picture && <div className="subject-picture">{picture}</div>}
        <div className="stack gap-4">
          <p className="text-s text-soft">{heading}</p>
          <SubjectDetails {...props} />
        </div>
      </div>
      {location && (
        <p className="pt-16 form-width line-above text-s">
          {subject.type !== "location" && <span className="own-line strong">{location.name}</span>}
          {strings.preferCall}{" "}
          <Link href={telephoneHref(location.phone)} className="nowrap">
            {location.phone}
          </Link>
        </p>
      )}
    </aside>
  );
};
