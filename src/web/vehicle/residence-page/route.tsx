import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Crumbs, Main, pageMeta } from "../../platform/page/index.ts";
import type { CountryPageView } from "../residence/country-page-view.ts";
import { residencePageStrings as strings } from "./residence-page-strings.ts";
import type { Route } from "./+types/route";
import "./residence-page.css";

export { loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    structuredData: loaderData?.structuredData ?? [],
  });

type LoaderData = Route.ComponentProps["loaderData"];
type SourceView = CountryPageView["vatSource"];

const Source = ({ source }: { readonly source: SourceView }) => (
  <p className="text-s text-soft">
    {strings.source}
    {"\u00a0: "}
    <a href={source.url} className="link" rel="noopener">
      {source.name}
    </a>
    {", "}
    <span className="nowrap">{source.dated}</span>
  </p>
);

const Fact = ({ fact }: { readonly fact: CountryPageView["topics"][number]["facts"][number] }) => (
  <div className="stack gap-8">
    <p className="strong">{fact.short}</p>
    <p>{fact.text}</p>
    <p>
      <span className="text-soft">
        {strings.who}
        {"\u00a0: "}
      </span>
      {fact.by}
    </p>
    <Source source={fact.source} />
  </div>
);

const Facts = ({ country }: { readonly country: CountryPageView }) => (
  <dl className="residence-page-facts">
    {country.topics.map(({ title, facts }) => (
      <div key={title} className="line-below">
        <dt className="text-l strong">{title}</dt>
        <dd className="stack gap-24 measure">
          {facts.map((fact) => (
            <Fact key={fact.short} fact={fact} />
          ))}
        </dd>
      </div>
    ))}
    <div className="line-below">
      <dt className="text-l strong">{country.delivery.title}</dt>
      <dd>{country.delivery.text}</dd>
    </div>
  </dl>
);

const Unknown = ({ country: { unknown } }: { readonly country: CountryPageView }) => (
  <section className="stack gap-16">
    <h2 className="text-xl">{strings.unknown}</h2>
    <ul className="stack gap-12">
      {unknown.map(({ what, ask }) => (
        <li key={what}>
          {what}{" "}
          <span className="text-soft">
            {strings.ask}
            {"\u00a0: "}
            {ask}.
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Countries = ({ countries }: Pick<LoaderData, "countries">) => (
  <ul className="residence-page-countries">
    {countries.map(({ name, href, inCountry, shorts }) => (
      <li key={href} className="stack gap-12 lines">
        <h2 className="text-xl">{nonBreakingTitle(name)}</h2>
        <ul className="stack gap-4 text-s">
          {shorts.map((short) => (
            <li key={short}>{short}</li>
          ))}
        </ul>
        <p>
          <Link href={href}>{strings.see(inCountry)}</Link>
        </p>
      </li>
    ))}
  </ul>
);

const Contact = ({ locations, stockHref }: Pick<LoaderData, "locations" | "stockHref">) => (
  <section className="stack gap-16">
    <h2 className="text-xl">{strings.contact}</h2>
    <ul className="residence-page-locations text-s">
      {locations.map(({ name, href, address, phone, phoneHref }) => (
        <li key={href} className="stack gap-4">
          <Link href={href}>{name}</Link>
          <span className="text-soft">{address}</span>
          <a href={phoneHref} className="link nowrap">
            {phone}
          </a>
        </li>
      ))}
    </ul>
    <p>
      <Button href={stockHref} label={strings.stock} variant="secondary" />
    </p>
  </section>
);

const ResidencePage = ({ loaderData }: Route.ComponentProps) => {
  const { country, title, crumbs, countries, locations, stockHref } = loaderData;
  return (
    <Main className="wrap">
      <Crumbs items={crumbs} />
      <div className="residence-page stack gap-40">
        <header className="stack gap-12 measure">
          <h1>{nonBreakingTitle(title)}</h1>
          <p className="text-l">{strings.intro}</p>
          <p className="text-s text-soft">{strings.sources}</p>
        </header>
        {country === null ? (
          <Countries countries={countries} />
        ) : (
          <>
            <div className="stack gap-4">
              <p className="strong">{strings.rate(country.vatRate)}</p>
              <Source source={country.vatSource} />
            </div>
            <Facts country={country} />
            <Unknown country={country} />
          </>
        )}
        <Contact locations={locations} stockHref={stockHref} />
      </div>
    </Main>
  );
};

export default ResidencePage;
