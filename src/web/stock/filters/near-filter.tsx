import { useRef } from "react";
import { formatPosition } from "#domain/geo/position.ts";
import { Combobox } from "../../../ui/combobox/combobox.tsx";
import { describedBy, Field, Select } from "../../../ui/field/field.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { nearFilterStrings as strings } from "./near-filter-strings.ts";
import { DevicePositionButton } from "../../platform/device-position/index.ts";
import { useLocationSuggestions } from "../quick-search/use-location-suggestions.ts";
import { FacetFrame } from "./facet-frame.tsx";
import type { NearFilterView } from "./near-view.ts";

type NearFilterProps = {
  readonly view: NearFilterView;
  /** Called when an origin is chosen or the field loses the focus with new text. */
  readonly onChange: () => void;
};

const FIELD_ID = "distance-lieu";
const TOWNS_ID = "distance-villes";

const OriginField = ({ view, onChange, changeTo }: NearFilterProps & { readonly changeTo: (text: string) => void }) => {
  const { suggestions, suggest } = useLocationSuggestions({ towns: "1" });
  return (
    <Field id={FIELD_ID} label={strings.origin} error={view.error}>
      <Combobox
        id={FIELD_ID}
        type="text"
        name="near"
        defaultValue={view.text}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        list={TOWNS_ID}
        placeholder={view.hint}
        icon={<PinIcon />}
        {...describedBy({ id: FIELD_ID, help: undefined, error: view.error })}
        options={suggestions && suggestions.map(({ label }) => ({ key: label, label }))}
        listLabel={strings.suggestions}
        announce={strings.announce}
        onType={suggest}
        onChoose={changeTo}
        onLeave={({ value }) => value.trim() !== view.text && onChange()}
      />
      <datalist id={TOWNS_ID}>
        {view.towns.map((town) => (
          <option key={town}>{town}</option>
        ))}
      </datalist>
    </Field>
  );
};

const NearFields = ({ view, onChange }: NearFilterProps) => {
  const fields = useRef<HTMLDivElement>(null);
  const originField = (): HTMLInputElement | null => fields.current?.querySelector(`#${FIELD_ID}`) ?? null;
  const changeTo = (text: string): void => {
    const field = originField();
    if (field) field.value = text;
    onChange();
  };
  return (
    <div ref={fields} className="near-fields stack gap-14">
      <OriginField view={view} onChange={onChange} changeTo={changeTo} />
      <DevicePositionButton
        variant="tertiary"
        size="small"
        label={strings.aroundMe}
        icon={<PinIcon />}
        statusClassName="near-status text-s text-soft"
        onPosition={(position) => changeTo(formatPosition(position))}
        onRefused={() => originField()?.focus()}
      />
      <Select
        id="distance-rayon"
        label={strings.within}
        name="within"
        defaultValue={view.within}
        options={view.radii}
      />
    </div>
  );
};

/** Filter for vehicles around a town, a postcode or the position of the device, which is read only after a click. */
export const NearFilter = (props: NearFilterProps) => {
  const { view } = props;
  const isChosen = view.text !== "";
  return (
    <FacetFrame name="near" label={strings.title} open={view.open} selectedCount={isChosen ? 1 : 0}>
      {() => <NearFields {...props} />}
    </FacetFrame>
  );
};
