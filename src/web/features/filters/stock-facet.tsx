import { memo, useState } from "react";
import { Checkbox, ButtonCheckbox } from "../../../ui/choice/choice.tsx";
import { RangeInput } from "../../../ui/range-input/range-input.tsx";
import { Swatch } from "../../../ui/swatch/swatch.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import { stockStrings as strings } from "../../strings/stock.ts";
import { FacetFrame, useOpenState } from "./facet-frame.tsx";
import type { FacetView, ValueView } from "./facet-views.ts";

/** Visible values of a long list; the others follow behind "Voir les 14 autres". */
const VISIBLE_VALUES = 8;

const numberFormat = new Intl.NumberFormat("fr-FR");

const toInputProps = (name: string, value: ValueView) => ({
  key: value.value,
  name,
  value: value.value,
  label: value.label,
  count: numberFormat.format(value.count),
  defaultChecked: value.selected === true,
});

const Checkboxes = ({ name, values }: { readonly name: string; readonly values: readonly ValueView[] }) => {
  const renderCheckbox = (value: ValueView) => {
    const { key, ...props } = toInputProps(name, value);
    return <Checkbox key={key} {...props} />;
  };
  const { detailsProps } = useOpenState(
    `${name}-more`,
    values.slice(VISIBLE_VALUES).some((value) => value.selected),
  );
  const hiddenValues = values.length > VISIBLE_VALUES + 2 ? values.slice(VISIBLE_VALUES) : [];
  return (
    <>
      {values.slice(0, values.length - hiddenValues.length).map(renderCheckbox)}
      {hiddenValues.length > 0 && (
        <details {...detailsProps} className="facet-more">
          <summary className="link">{strings.filters.more(hiddenValues.length)}</summary>
          {hiddenValues.map(renderCheckbox)}
        </details>
      )}
    </>
  );
};

const FacetBody = ({ facet }: { readonly facet: FacetView }) => {
  if (facet.kind === "range") {
    const { name, label, unit, step, bounds, selected, bars } = facet;
    const spokenUnit = strings.filters.units[unit];
    return (
      <RangeInput {...{ name, label, unit, spokenUnit, step, bounds, selected, bars }} labels={strings.filters.range} />
    );
  }
  if (facet.kind === "flags") {
    return facet.values.map((value) => {
      const { key, ...props } = toInputProps(value.value, { ...value, value: "1" });
      return <Toggle key={`${key}-${value.value}`} {...props} />;
    });
  }
  if (facet.control === "checkboxes") return <Checkboxes name={facet.name} values={facet.values} />;
  const swatches = facet.control === "swatches";
  return (
    <div className={swatches ? "swatches" : "keys"}>
      {facet.values.map((value) => {
        const { key, ...props } = toInputProps(facet.name, value);
        return swatches ? <Swatch key={key} {...props} color={key} /> : <ButtonCheckbox key={key} {...props} />;
      })}
    </div>
  );
};

const countSelected = (facet: FacetView): number =>
  facet.kind === "range"
    ? Number(facet.selected.min !== null || facet.selected.max !== null)
    : facet.values.filter((value) => value.selected).length;

const selectionKey = (facet: FacetView): string =>
  facet.kind === "range"
    ? `${facet.selected.min} ${facet.selected.max}`
    : facet.values.flatMap(({ value, selected }) => (selected ? [value] : [])).join(" ");

/** A closed group renders again only when it is opened or its selection changes. */
const useDeferredFacet = (facet: FacetView, isOpen: boolean): FacetView => {
  const [rendered, setRendered] = useState(facet);
  if (rendered === facet) return rendered;
  if (!isOpen && selectionKey(rendered) === selectionKey(facet)) return rendered;
  setRendered(facet);
  return facet;
};

const DeferredBody = ({ facet, isOpen }: { readonly facet: FacetView; readonly isOpen: boolean }) => (
  <FacetBody facet={useDeferredFacet(facet, isOpen)} />
);

/** One collapsible filter with the number of selected values. */
export const StockFacet = memo(({ facet }: { readonly facet: FacetView }) => (
  <FacetFrame name={facet.name} label={facet.label} open={facet.open} selectedCount={countSelected(facet)}>
    {(isOpen) => <DeferredBody facet={facet} isOpen={isOpen} />}
  </FacetFrame>
));
StockFacet.displayName = "StockFacet";
