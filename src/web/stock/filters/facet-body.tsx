import { useEffect, useState } from "react";
import { RangeInput } from "../../../ui/range-input/range-input.tsx";
import { groupThousands } from "#domain/shared/index.ts";
import { stockStrings as strings } from "./stock-strings.ts";
import { ButtonCheckbox, Checkbox } from "../../../ui/choice/choice.tsx";
import { Swatch } from "../../../ui/swatch/swatch.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import { LoadButton, useOpenState } from "./facet-frame.tsx";
import { formerValues, isList, splitValues } from "./facet-values.ts";
import type { ChoicesFacet, FacetView } from "./facet-views.ts";
import type { ValueView } from "./value-view.ts";

/** Class of the element around choices displayed side by side; null for lists and switches. */
const choicesClass = (facet: ChoicesFacet): string | null => {
  if (facet.kind === "flags" || facet.control === "checkboxes") return null;
  return facet.control === "swatches" ? "swatches" : "keys";
};

type FacetChoiceProps = {
  readonly facet: ChoicesFacet;
  readonly value: ValueView;
  /** Formatted number of results. */
  readonly count: string;
};

const FacetChoice = ({ facet, value: [value, label, , selected], count }: FacetChoiceProps) => {
  const props = { label, count, defaultChecked: selected === true };
  if (facet.kind === "flags") return <Toggle {...props} name={value} value="1" />;
  if (facet.control === "swatches") return <Swatch {...props} name={facet.name} value={value} color={value} />;
  const Control = facet.control === "buttons" ? ButtonCheckbox : Checkbox;
  return <Control {...props} name={facet.name} value={value} />;
};

const Choices = ({ facet, values }: { readonly facet: ChoicesFacet; readonly values: readonly ValueView[] }) =>
  values.map((value) => <FacetChoice key={value[0]} facet={facet} value={value} count={groupThousands(value[2])} />);

/** Loads the values that the page omits from long lists. */
export type ValuesLoading = {
  /** Must be the same function on every render. */
  readonly load: () => void;
  readonly failed: boolean;
};

type ChoiceListProps = { readonly facet: ChoicesFacet; readonly loading: ValuesLoading };

const MissingValues = ({ name, failed }: { readonly name: string; readonly failed: boolean }) => (
  <>
    <LoadButton name={name} label={strings.filters.load} className="without-script" />
    {failed && (
      <p role="alert" className="text-s">
        {strings.filters.notLoaded}
      </p>
    )}
  </>
);

/** The last facet with all its values: an open list shows them until those of the new page are loaded. */
const useLastComplete = (facet: ChoicesFacet, isComplete: boolean): ChoicesFacet | null => {
  const [last, setLast] = useState(isComplete ? facet : null);
  if (isComplete && last !== facet) setLast(facet);
  return last;
};

const ChoiceList = ({ facet, loading: { load, failed } }: ChoiceListProps) => {
  const { visible, more, moreCount, isExpanded } = splitValues(facet);
  const { isOpen, detailsProps } = useOpenState(`${facet.name}-more`, isExpanded);
  const isMissing = more.length < moreCount;
  const former = useLastComplete(facet, !isMissing);
  const isWaiting = isOpen && isMissing;
  useEffect(() => {
    if (isWaiting) load();
  }, [isWaiting, load, facet]);
  const rest = isMissing && former !== null ? formerValues(former, visible) : more;
  return (
    <>
      <Choices facet={facet} values={visible} />
      {moreCount > 0 && (
        <details {...detailsProps} className="facet-more">
          <summary className="link">{strings.filters.more(moreCount)}</summary>
          {rest.length === 0 ? (
            <MissingValues name={facet.name} failed={failed} />
          ) : (
            <Choices facet={facet} values={rest} />
          )}
        </details>
      )}
    </>
  );
};

const NOTHING_SELECTED = { min: null, max: null };

export type FacetBodyProps = {
  readonly facet: FacetView;
  /** Another number discards what was typed in ranges. */
  readonly resets: number;
  /** Must be the same object until it changes. */
  readonly loading: ValuesLoading;
};

export const FacetBody = ({ facet, resets, loading }: FacetBodyProps) => {
  if (facet.kind === "range") {
    const { name, label, unit, step, bounds, selected = NOTHING_SELECTED, bars } = facet;
    const spokenUnit = strings.filters.units[unit];
    const range = { name, label, unit, spokenUnit, step, bounds, selected, resets, bars };
    return <RangeInput {...range} labels={strings.filters.range} />;
  }
  if (isList(facet)) return <ChoiceList facet={facet} loading={loading} />;
  const className = choicesClass(facet);
  const choices = <Choices facet={facet} values={facet.values} />;
  return className === null ? choices : <div className={className}>{choices}</div>;
};
