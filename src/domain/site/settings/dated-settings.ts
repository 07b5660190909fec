import { endedEntry, entryInForce, type Provenance } from "../../leasing/index.ts";
import { addDays } from "../../locations/index.ts";
import { valueAt } from "../../shared/index.ts";
import type { Settings } from "./settings.ts";

/** Paths of the settings, as "finance.rates", whose values are dated entries. */
type DatedPath<Values, Prefix extends string = ""> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends readonly (infer Entry)[]
    ? Entry extends Provenance
      ? `${Prefix}${Key}`
      : never
    : NonNullable<Values[Key]> extends object
      ? Prefix extends ""
        ? DatedPath<NonNullable<Values[Key]>, `${Key}.`>
        : never
      : never;
}[keyof Values & string];

/** Every dated list of the settings, and what the site shows after the last day of its last entry. */
const AFTER_THE_END: Readonly<Record<DatedPath<Settings>, string>> = {
  vat: "no lease offers, and no calculation of a vehicle's payment",
  "finance.rates": "no monthly payments and no lease offers",
  "finance.fees": "no monthly payments and no lease offers",
  "finance.residuals": "no monthly payments, no lease offers and no provisional price of a customer's car",
  "finance.advertised": "no monthly payments and no lease offers",
  "finance.benefit_in_kind": "lease offers of companies say that no amount is known",
  "finance.mentions": "no monthly payments and no lease offers",
  "finance.intermediary": "payments do not state the group's role, and the legal notice says that it is not filled in",
  charges: "prices say that delivery and registration cost what the group states on request",
  "ownership.energy": "costs of ownership say that energy is not estimated",
  "ownership.plug_in": "costs of ownership of plug-in hybrids say that energy is not estimated",
  "ownership.tax": "costs of ownership say that the tax is not estimated",
  "ownership.registration_tax": "costs of ownership say that the tax on a registration is not estimated",
  "ownership.bonus": "costs of ownership say that the subsidy is not counted",
  "ownership.loan": "costs of ownership say that the loan is not estimated",
  "ownership.maintenance": "costs of ownership say that maintenance is not estimated",
  "ownership.insurance": "costs of ownership say that insurance is not estimated",
  tradeIn: "forms give no provisional price of a customer's car",
};

/** An entry after whose last day (`until`, `YYYY-MM-DD`) none is valid. */
type EndingSetting = {
  readonly path: string;
  readonly from: string;
  readonly until: string;
  readonly hasEnded: boolean;
  /** What the site shows then. */
  readonly afterwards: string;
};

/** Rules of a tax are by region where it depends on it. */
type RegionalEntry = Provenance & { readonly region?: string };

const findEnding = (entries: readonly Provenance[], today: string, lastDay: string) => {
  const ended = endedEntry(entries, today);
  if (ended !== null) return { from: ended.from, until: ended.until, hasEnded: true };
  const { from, until } = entryInForce(entries, today) ?? {};
  if (from === undefined || !until || until > lastDay) return null;
  return entryInForce(entries, addDays(until, 1)) === null ? { from, until, hasEnded: false } : null;
};

/** The dated settings that end within so many days of `today` (`YYYY-MM-DD`), or have ended, without a next entry. */
export const endingSettings = (settings: Settings, today: string, days: number): readonly EndingSetting[] =>
  Object.entries(AFTER_THE_END).flatMap(([path, afterwards]) => {
    const entries = (valueAt(settings, path.split(".")) ?? []) as readonly RegionalEntry[];
    const regions = [...Map.groupBy(entries, ({ region }) => region).values()];
    return regions.flatMap((regional) => {
      const ending = findEnding(regional, today, addDays(today, days));
      return ending === null ? [] : [{ path, ...ending, afterwards }];
    });
  });
