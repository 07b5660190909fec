import { memo, useEffect, useRef, useState, type ToggleEvent } from "react";
import { Checkbox, ButtonCheckbox } from "../../../ui/choice/choice.tsx";
import { RangeInput } from "../../../ui/range-input/range-input.tsx";
import { Swatch } from "../../../ui/swatch/swatch.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import { stockStrings as strings } from "../../strings/stock.ts";
import type { FacetView, ValueView } from "./facet-views.ts";

/** Visible values of a long list; the others follow behind "Voir les 14 autres". */
const VISIBLE_VALUES = 8;

/** Groups the visitor opened or closed, restored on back navigation. */
const openStates = new Map<string, boolean>();

const useOpenState = (name: string, openInitially: boolean) => {
  // Uncontrolled: the server sets the initial state only.
  const [initial] = useState(() => openStates.get(name) ?? openInitially);
  const [isOpen, setOpen] = useState(initial);
  const ref = useRef<HTMLDetailsElement>(null);
  // The group may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.target !== event.currentTarget) return;
    openStates.set(name, event.newState === "open");
    setOpen(event.newState === "open");
  };
  return { isOpen, detailsProps: { ref, open: initial, onToggle } };
};

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

/** One collapsible filter with the number of selected values. */
export const StockFacet = memo(({ facet }: { readonly facet: FacetView }) => {
  const { isOpen, detailsProps } = useOpenState(facet.name, facet.open);
  const rendered = useDeferredFacet(facet, isOpen);
  const selectedCount = countSelected(facet);
  return (
    <details {...detailsProps} className="facet">
      <summary className="facet-head icon-after icon-chevron">
        <span>{facet.label}</span>
        {selectedCount > 0 && <span className="facet-chosen">{strings.filters.selected(selectedCount)}</span>}
      </summary>
      <div role="group" aria-label={facet.label} className="facet-body">
        <FacetBody facet={rendered} />
      </div>
    </details>
  );
});
StockFacet.displayName = "StockFacet";
