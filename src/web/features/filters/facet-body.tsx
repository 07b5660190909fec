import { RangeInput } from "../../../ui/range-input/range-input.tsx";
import { stockStrings as strings } from "../../strings/stock.ts";
import { FacetChoice, formatCount } from "./facet-choice.tsx";
import { useOpenState } from "./facet-frame.tsx";
import type { ChoicesFacet, FacetView, ValueView } from "./facet-views.ts";

/** Visible values of a long list; the others follow behind "Voir les 14 autres". */
const VISIBLE_VALUES = 8;

export const isList = (facet: ChoicesFacet): boolean => facet.kind === "values" && facet.control === "checkboxes";

/** Class of the element around choices that stand side by side; null for those of a list and for switches. */
export const choicesClass = (facet: ChoicesFacet): string | null => {
  if (facet.kind === "flags" || facet.control === "checkboxes") return null;
  return facet.control === "swatches" ? "swatches" : "keys";
};

/** The values that a facet shows, and those behind a button. */
export const splitValues = (
  facet: ChoicesFacet,
): readonly [shown: readonly ValueView[], more: readonly ValueView[]] => {
  const { values } = facet;
  const isLong = isList(facet) && values.length > VISIBLE_VALUES + 2;
  return isLong ? [values.slice(0, VISIBLE_VALUES), values.slice(VISIBLE_VALUES)] : [values, []];
};

const Choices = ({ facet, values }: { readonly facet: ChoicesFacet; readonly values: readonly ValueView[] }) =>
  values.map((value) => <FacetChoice key={value.value} facet={facet} value={value} count={formatCount(value.count)} />);

export const MoreLabel = ({ count }: { readonly count: number }) => (
  <summary className="link">{strings.filters.more(count)}</summary>
);

const ChoiceList = ({ facet }: { readonly facet: ChoicesFacet }) => {
  const [shown, more] = splitValues(facet);
  const { detailsProps } = useOpenState(
    `${facet.name}-more`,
    more.some((value) => value.selected),
  );
  return (
    <>
      <Choices facet={facet} values={shown} />
      {more.length > 0 && (
        <details {...detailsProps} className="facet-more">
          <MoreLabel count={more.length} />
          <Choices facet={facet} values={more} />
        </details>
      )}
    </>
  );
};

export const FacetBody = ({ facet }: { readonly facet: FacetView }) => {
  if (facet.kind === "range") {
    const { name, label, unit, step, bounds, selected, bars } = facet;
    const spokenUnit = strings.filters.units[unit];
    return (
      <RangeInput {...{ name, label, unit, spokenUnit, step, bounds, selected, bars }} labels={strings.filters.range} />
    );
  }
  if (isList(facet)) return <ChoiceList facet={facet} />;
  const className = choicesClass(facet);
  const choices = <Choices facet={facet} values={facet.values} />;
  return className === null ? choices : <div className={className}>{choices}</div>;
};
