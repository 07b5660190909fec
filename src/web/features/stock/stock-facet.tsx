import { memo, useEffect, useRef, useState, type ToggleEvent } from "react";
import { Checkbox, KeyCheckbox } from "../../../ui/choice/choice.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { RangeInput } from "../../../ui/range-input/range-input.tsx";
import { Swatch } from "../../../ui/swatch/swatch.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import { stockStrings as words } from "../../strings/stock.ts";
import type { FacetView, ValueView } from "./facet-views.ts";

/** Values a long list shows before "Voir les 14 autres". */
const SHOWN_FIRST = 8;

/** Which groups the visitor opened and closed; they are found like that on the way back from a vehicle. */
const toggled = new Map<string, boolean>();

const useOpen = (name: string, first: boolean) => {
  // Said once by the server; from then on it is the visitor's.
  const [initial] = useState(() => toggled.get(name) ?? first);
  const [isOpen, setOpen] = useState(initial);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before scripts were there to hear of it.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.target !== event.currentTarget) return;
    toggled.set(name, event.newState === "open");
    setOpen(event.newState === "open");
  };
  return { isOpen, fold: { ref: details, open: initial, onToggle } };
};

const number = new Intl.NumberFormat("fr-FR");

const field = (name: string, value: ValueView) => ({
  key: value.value,
  name,
  value: value.value,
  label: value.label,
  count: number.format(value.count),
  defaultChecked: value.selected === true,
});

const Checkboxes = ({ name, values }: { readonly name: string; readonly values: readonly ValueView[] }) => {
  const box = (value: ValueView) => {
    const { key, ...props } = field(name, value);
    return <Checkbox key={key} {...props} />;
  };
  const { fold } = useOpen(
    `${name}-more`,
    values.slice(SHOWN_FIRST).some((value) => value.selected),
  );
  const rest = values.length > SHOWN_FIRST + 2 ? values.slice(SHOWN_FIRST) : [];
  return (
    <>
      {values.slice(0, values.length - rest.length).map(box)}
      {rest.length > 0 && (
        <details {...fold} className="facet-more">
          <summary className="link">{words.filters.more(rest.length)}</summary>
          {rest.map(box)}
        </details>
      )}
    </>
  );
};

const FacetBody = ({ facet }: { readonly facet: FacetView }) => {
  if (facet.kind === "range") {
    const { name, label, unit, step, bounds, selected, bars } = facet;
    const spokenUnit = words.filters.units[unit];
    return (
      <RangeInput {...{ name, label, unit, spokenUnit, step, bounds, selected, bars }} words={words.filters.range} />
    );
  }
  if (facet.kind === "flags") {
    return facet.values.map((value) => {
      const { key, ...props } = field(value.value, { ...value, value: "1" });
      return <Toggle key={`${key}-${value.value}`} {...props} />;
    });
  }
  if (facet.control === "checkboxes") return <Checkboxes name={facet.name} values={facet.values} />;
  const swatches = facet.control === "swatches";
  return (
    <div className={swatches ? "swatches" : "keys"}>
      {facet.values.map((value) => {
        const { key, ...props } = field(facet.name, value);
        return swatches ? <Swatch key={key} {...props} color={key} /> : <KeyCheckbox key={key} {...props} />;
      })}
    </div>
  );
};

const chosenIn = (facet: FacetView): number =>
  facet.kind === "range"
    ? Number(facet.selected.min !== null || facet.selected.max !== null)
    : facet.values.filter((value) => value.selected).length;

const choiceIn = (facet: FacetView): string =>
  facet.kind === "range"
    ? `${facet.selected.min} ${facet.selected.max}`
    : facet.values.flatMap(({ value, selected }) => (selected ? [value] : [])).join(" ");

/** What is folded away is drawn anew when it is opened, or when another choice is made in it. */
const useBody = (facet: FacetView, isOpen: boolean): FacetView => {
  const [body, setBody] = useState(facet);
  if (body === facet) return body;
  if (!isOpen && choiceIn(body) === choiceIn(facet)) return body;
  setBody(facet);
  return facet;
};

/** One filter, folded under its name; how many choices it holds stands beside it. */
export const StockFacet = memo(({ facet }: { readonly facet: FacetView }) => {
  const { isOpen, fold } = useOpen(facet.name, facet.open);
  const body = useBody(facet, isOpen);
  const chosen = chosenIn(facet);
  return (
    <details {...fold} className="facet">
      <summary className="facet-head">
        <span>{facet.label}</span>
        {chosen > 0 && <span className="facet-chosen">{words.filters.chosen(chosen)}</span>}
        <ChevronIcon />
      </summary>
      <fieldset className="facet-body">
        <legend className="sr-only">{facet.label}</legend>
        <FacetBody facet={body} />
      </fieldset>
    </details>
  );
});
StockFacet.displayName = "StockFacet";
