import type { ReactNode } from "react";
import { Link } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import type { SubjectView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";

type SubjectCardProps = {
  readonly subject: SubjectView;
  /** Address of the vehicle's own page. */
  readonly href: string;
  readonly picture?: ReactNode;
};

export const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** What the request is about, beside the form. */
export const SubjectCard = ({ subject, href, picture }: SubjectCardProps) => (
  <aside
    aria-label={words.aboutVehicle}
    className="grid gap-4 max-desk:grid-cols-[104px_minmax(0,1fr)] max-desk:items-start tablet:max-desk:grid-cols-[200px_minmax(0,1fr)]"
  >
    {picture && <div className="overflow-hidden rounded-picture">{picture}</div>}
    <div className="grid gap-1">
      <p className="text-s text-soft">{words.aboutVehicle}</p>
      <p className="text-l font-semibold">
        <Link href={href}>{subject.title}</Link>
      </p>
      {subject.trim && <p>{subject.trim}</p>}
      {subject.stockNumber && <p className="text-s text-soft">{words.stockNumber(subject.stockNumber)}</p>}
      <p className="mt-2">
        <Price amount={subject.price.amount} suffix={subject.price.suffix ?? undefined} />
      </p>
    </div>
    {subject.place && (
      <p className="border-t border-line pt-4 text-s max-desk:col-span-2">
        <span className="block font-semibold">{subject.place.name}</span>
        {words.preferCall} <Link href={telephoneHref(subject.place.phone)}>{subject.place.phone}</Link>
      </p>
    )}
  </aside>
);
