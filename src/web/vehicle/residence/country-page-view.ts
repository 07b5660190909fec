import {
  COUNTRIES,
  type CountryCode,
  type OfficialSource,
  RESIDENCE_TOPICS,
  type ResidenceCountry,
  type ResidenceFact,
  type ResidenceTopic,
  RESIDENCES,
  residenceSlug,
  SELLING_FACTS,
  UNION_FACTS,
} from "#domain/countries/index.ts";
import { formatFrenchDate } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { countryPageStrings as strings } from "./country-page-strings.ts";

const sourceView = ({ name, url, kind, dated }: OfficialSource) => ({
  name,
  url,
  dated: strings.dated[kind](formatFrenchDate(dated)),
});

const factView = ({ short, text, by, source }: ResidenceFact) => ({ short, text, by, source: sourceView(source) });

/** A topic beside a car, in a few words. */
type ShortView = {
  readonly topic: ResidenceTopic | "delivery";
  readonly title: string;
  readonly shorts: readonly string[];
  readonly usedOnly: boolean;
};

/** Topics in their order; what we deliver ourselves comes last. */
const shortViews = (facts: readonly ResidenceFact[]): readonly ShortView[] => [
  ...RESIDENCE_TOPICS.map((topic) => ({ topic, about: facts.filter((fact) => fact.topic === topic) }))
    .filter(({ about }) => about.length > 0)
    .map(({ topic, about }) => ({
      topic,
      title: strings.topics[topic],
      shorts: about.map(({ short }) => short),
      usedOnly: about.every(({ usedOnly }) => usedOnly === true),
    })),
  { topic: "delivery", title: strings.delivery.title, shorts: [strings.delivery.short], usedOnly: false },
];

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
    shorts: shortViews([...facts, ...shared.filter(({ topic }) => !own.has(topic))]),
    /** Everything, for the page. */
    topics: byTopic([...facts, ...shared]),
    delivery: { title: strings.delivery.title, text: strings.delivery.text },
    unknown: unknown.map(({ what, ask }) => ({ what, ask })),
  };
};

export type CountryPageView = ReturnType<typeof countryPageView>;
