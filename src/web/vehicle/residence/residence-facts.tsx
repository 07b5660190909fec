import { useEffect } from "react";
import { useFetcher } from "react-router";
import { formatEuros } from "#domain/shared/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import type { CountryPageView } from "./country-page-view.ts";
import { residenceStrings as strings } from "./residence-strings.ts";
import type { ResidenceView } from "./residence-view.ts";

type LoadedPage = { readonly country: CountryPageView | null };

const Price = ({ residence: { netCents }, country }: { residence: ResidenceView; country: CountryPageView }) =>
  netCents !== null && (
    <p>
      <strong className="own-line figures">
        {strings.price(country.inCountry, formatEuros(Math.round(netCents * (1 + country.vatShare))))}
      </strong>
      <span className="text-s text-soft">{strings.priceDetail(formatEuros(netCents), country.vatRate)}</span>
    </p>
  );

/** The topics that concern a car: one of the two value-added taxes, if it is known which. A leased one has another buyer. */
const concerns = (
  { vat, isLease, isNew }: ResidenceView,
  { topic, usedOnly }: CountryPageView["shorts"][number],
): boolean => {
  if (isLease) return topic === "premium";
  if (isNew && usedOnly) return false;
  return topic.startsWith("vat_") ? topic === `vat_${vat}` : true;
};

/** What holds for the car in the country of the buyer, from the page of that country. */
export const ResidenceFacts = ({
  country: slug,
  residence,
}: {
  readonly country: string;
  readonly residence: ResidenceView;
}) => {
  const { load, data, state } = useFetcher<LoadedPage>();
  useEffect(() => void load(`${residence.action}/${slug}`), [load, residence.action, slug]);
  const country = data?.country ?? null;
  if (country === null) {
    return (
      <p className="text-s text-soft" role="status">
        {data === undefined || state !== "idle" ? strings.loading : strings.failed}
      </p>
    );
  }
  return (
    <div className="stack gap-8" role="status">
      <Price residence={residence} country={country} />
      {residence.vat === null && !residence.isLease && <p className="text-s">{strings.vatUnknown}</p>}
      <dl className="residence-facts text-s">
        {country.shorts
          .filter((about) => concerns(residence, about))
          .map(({ topic, title, shorts }) => (
            <div key={topic}>
              <dt className="text-soft">{title}</dt>
              <dd>
                {shorts.map((short) => (
                  <span key={short} className="own-line">
                    {short}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <p className="text-s">{residence.isLease ? strings.lease : strings.costs}</p>
      <p className="text-s">
        <Link href={country.href}>{strings.all(country.inCountry)}</Link>
      </p>
    </div>
  );
};
