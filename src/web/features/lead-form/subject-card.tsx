import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import type { SubjectView, VehicleWords } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";

/** What the page knows of a vehicle beside its words. */
export type ListedVehicle = { readonly id: number; readonly href: string; readonly picture: ReactNode };

export type SubjectCardProps = {
  readonly subject: SubjectView;
  /** Address of the vehicle's, the model's or the vacancy's own page. */
  readonly href?: string | undefined;
  readonly picture?: ReactNode;
  /** Of a list's vehicles. */
  readonly listed?: readonly ListedVehicle[] | undefined;
};

export const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

const Named = ({ title, href }: { readonly title: string; readonly href: string | undefined }) =>
  href === undefined ? title : <Link href={href}>{title}</Link>;

const VehiclePrice = ({ price }: Pick<VehicleWords, "price">) => (
  <Price amount={price.amount} suffix={price.suffix ?? undefined} />
);

type OneProps = { readonly title: string; readonly href: string | undefined; readonly children?: ReactNode };

const One = ({ title, href, children }: OneProps) => (
  <>
    <p className="text-l font-semibold">
      <Named title={title} href={href} />
    </p>
    {children}
  </>
);

const Vehicles = ({ vehicles, listed }: Pick<SubjectCardProps, "listed"> & { vehicles: readonly VehicleWords[] }) => (
  <ul className="subject-list">
    {vehicles.map(({ id, title, trim, price }) => {
      const own = listed?.find((one) => one.id === id);
      return (
        <li key={id} className="subject-listed">
          {own && <div className="subject-thumb">{own.picture}</div>}
          <div className="grid gap-0.5">
            <p className="font-semibold">
              <Named title={title} href={own?.href} />
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

const About = ({ subject, href, listed }: SubjectCardProps) => {
  switch (subject.type) {
    case "vehicle":
      return (
        <One title={subject.title} href={href}>
          {subject.trim && <p>{subject.trim}</p>}
          {subject.stockNumber && <p className="text-s text-soft">{words.stockNumber(subject.stockNumber)}</p>}
          <p className="mt-2">
            <VehiclePrice price={subject.price} />
          </p>
        </One>
      );
    case "vehicles":
      return <Vehicles vehicles={subject.vehicles} listed={listed} />;
    case "model":
    case "vacancy":
      return <One title={subject.title} href={href} />;
    case "place":
      return subject.place && <One title={subject.place.name} href={href} />;
  }
};

/** What the request is about and who answers, beside the form. */
export const SubjectCard = (props: SubjectCardProps) => {
  const { subject, picture } = props;
  const heading =
    subject.type === "vehicles" ? words.aboutVehicles(subject.vehicles.length) : words.about[subject.type];
  const { place } = subject;
  return (
    <aside aria-label={heading} className="subject-card">
      <div className={classNames("subject-what", Boolean(picture) && "subject-pictured")}>
        {picture && <div className="subject-picture">{picture}</div>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p className="text-s text-soft">{heading}</p>
          <About {...props} />
        </div>
      </div>
      {place && (
        <p className="subject-place">
          {subject.type !== "place" && <span className="block font-semibold">{place.name}</span>}
          {words.preferCall}{" "}
          <Link href={telephoneHref(place.phone)} className="whitespace-nowrap">
            {place.phone}
          </Link>
        </p>
      )}
    </aside>
  );
};
