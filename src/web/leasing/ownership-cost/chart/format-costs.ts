import type { CostKey } from "#domain/ownership/index.ts";
import { formatEuros, type Cents, once, uncapitalize } from "#domain/shared/index.ts";
import type { CostLabels } from "../ownership-estimate-strings.ts";

const MINUS = "\u2212";

/** An amount, or a subsidy with a minus sign. */
export const formatCost = (cents: Cents): string => formatEuros(cents).replace("-", MINUS);

const conjunction = once(() => new Intl.ListFormat("fr", { type: "conjunction" }));

/** "énergie et taxe annuelle". */
export const joinCosts = (keys: readonly CostKey[], labels: CostLabels): string =>
  conjunction().format(keys.map((key) => uncapitalize(labels[key])));
