import {
  COUNTRIES,
  type CountryCode,
  type OfficialSource,
  RESIDENCE_TOPICS,
  type ResidenceCountry,
  type ResidenceFact,
  RESIDENCES,
  residenceSlug,
  SELLING_FACTS,
  UNION_FACTS,
} from "#domain/countries/index.ts";
import { formatFrenchDate } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { residenceStrings as strings } from "./residence-strings.ts";

const sourceView = ({ name, url, read }: OfficialSource) => ({
  name,
  url,
  read: read === null ? null : formatFrenchDate(read),
});

const factView = ({ topic, short, text, by, source, usedOnly }: ResidenceFact) => ({
  topic,
  title: strings.topics[topic],
  short,
  text,
  by,
  source: sourceView(source),
  usedOnly: usedOnly === true,
});

type FactView = ReturnType<typeof factView>;

/** The country's own statement before that of the Union, then that of the country of the sale. */
const inOrder = (facts: readonly ResidenceFact[]): readonly FactView[] =>
  RESIDENCE_TOPICS.flatMap((topic) => facts.filter((fact) => fact.topic === topic)).map(factView);

const byTopic = (facts: readonly ResidenceFact[]) =>
  RESIDENCE_TOPICS.map((topic) => ({
    title: strings.topics[topic],
    facts: facts.filter((fact) => fact.topic === topic).map(factView),
  })).filter((group) => group.facts.length > 0);

/** What buying in one country means for somebody who lives in another one. Plain JSON. */
export const countryPageView = (code: ResidenceCountry, seller: CountryCode, paths: Pick<Paths, "frontierBuyers">) => {
  const { vat, facts, unknown } = RESIDENCES[code];
  const own = new Set<string>(facts.map(({ topic }) => topic));
  const shared = [...UNION_FACTS, ...(SELLING_FACTS[seller] ?? [])];
  return {
    name: COUNTRIES[code].name,
    inCountry: COUNTRIES[code].inCountry,
    seller: COUNTRIES[seller].inCountry,
    href: paths.frontierBuyers(residenceSlug(code)),
    vatShare: vat.share,
    vatRate: `${Math.round(vat.share * 100)}\u00a0%`,
    vatSource: sourceView(vat.source),
    /** The short list beside a car: of a topic with several statements, the country's own. */
    facts: inOrder([...facts, ...shared.filter(({ topic }) => !own.has(topic))]),
    /** Everything, for the page. */
    topics: byTopic([...facts, ...shared]),
    unknown,
  };
};

export type CountryPageView = ReturnType<typeof countryPageView>;
