import { useId, useRef } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { Combobox } from "../../../ui/combobox/combobox.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { LOCATOR_PARAMETERS } from "#domain/locations/index.ts";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { useLocationSuggestions } from "../../stock/index.ts";
import { locationStrings } from "../../locations/index.ts";
import { locatorStrings as strings, locatorStrings } from "./locator-strings.ts";
import type { LocatorSearchView, LocatorView } from "./map-view.ts";
import { formatPosition } from "#domain/geo/index.ts";
import { DevicePositionButton } from "../../platform/device-position/index.ts";

/** The form's non-empty fields, so that URLs stay short. */
const filledFields = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return params;
};

/** Sorts the locations by distance from the visitor; if denied, suggests the text field. */
const NearMe = ({ action }: { readonly action: string }) => {
  const navigate = useNavigate();
  return (
    <DevicePositionButton
      variant="secondary"
      label={strings.nearMe}
      statusClassName="place-search-hint"
      onPosition={(near) => {
        const search = new URLSearchParams({ [LOCATOR_PARAMETERS.near]: formatPosition(near) });
        void navigate(`${action}?${search}`, { preventScrollReset: true });
      }}
      onRefused={() => document.querySelector<HTMLInputElement>("#lieu-recherche")?.focus()}
    />
  );
};

const TextSearch = ({ view }: { readonly view: LocatorSearchView }) => {
  const { suggestions, suggest } = useLocationSuggestions();
  const navigate = useNavigate();
  return (
    <div className="place-search-row">
      <Combobox
        id="lieu-recherche"
        type="text"
        name={LOCATOR_PARAMETERS.text}
        defaultValue={view.text}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={locationStrings.searchHint}
        icon={<PinIcon />}
        options={
          suggestions &&
          suggestions.map(({ label, kind, search }) => ({ key: search, label, note: strings.suggestionKinds[kind] }))
        }
        listLabel={strings.suggestions}
        announce={strings.announce}
        onType={suggest}
        onChoose={(search) => void navigate(`${view.action}?${search}`, { preventScrollReset: true })}
      />
      <Button type="submit" label={locationStrings.find} />
      <NearMe action={view.action} />
    </div>
  );
};

/**
 * The specification's sentence for text without a matching location or town; a different one for filters that are too
 * strict.
 */
export const noMatchTitle = (search: LocatorView["search"]): string =>
  search === null || search.text !== "" ? locationStrings.noMatch : locatorStrings.noFilterMatch;

const Summary = ({ view }: { readonly view: LocatorSearchView }) => (
  <p role="status" className="place-search-found">
    {view.summary === null && view.isFiltered && <span className="sr-only">{noMatchTitle(view)}</span>}
    {view.summary}{" "}
    {view.summary !== null && view.isFiltered && (
      <Link href={view.action} preserveScroll>
        {locationStrings.all}
      </Link>
    )}
  </p>
);

/** A plain GET form; with scripts each filter applies at once and the text field has suggestions. */
export const LocatorSearch = ({ view }: { readonly view: LocatorSearchView }) => {
  const id = useId();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // Text is applied by the submit button.
  const filters = useRef<HTMLDivElement>(null);
  const apply = (): void => {
    if (form.current === null) return;
    void submit(filledFields(form.current), { method: "get", action: view.action, preventScrollReset: true });
  };
  useEarlyChange(filters, apply);
  return (
    <Form
      ref={form}
      method="get"
      action={view.action}
      role="search"
      aria-label={strings.form}
      preventScrollReset
      className="place-search no-print"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor="lieu-recherche" className="field-label">
        {locationStrings.search}
      </label>
      <TextSearch view={view} />
      <div ref={filters} className="place-filters">
        {view.filters.map(({ name, label, value, options }) => (
          <Select
            key={`${name} ${value}`}
            id={`${id}-${name}`}
            label={label}
            name={name}
            defaultValue={value}
            options={options}
            onChange={apply}
          />
        ))}
      </div>
      {view.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Summary view={view} />
    </Form>
  );
};
