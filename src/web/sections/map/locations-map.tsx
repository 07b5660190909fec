import { useState, useId, useRef } from "react";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { LocationList, locationStrings } from "../../locations/index.ts";
import { MovableMap, mapStrings } from "../../platform/map/index.ts";
import { locatorStrings, locatorStrings as strings } from "./locator-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { useLocation, Form, useNavigate, useSubmit } from "react-router";
import { LOCATOR_PARAMETERS } from "#domain/locations/index.ts";
import {
  chosenValue,
  type OwnText,
  ownText,
  PageEvent,
  TYPED,
  useFilterEvents,
} from "../../platform/analytics/index.ts";
import { type LocatorView, MAP_ANCHOR, type LocatorSearchView } from "./map-view.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Combobox } from "../../../ui/combobox/combobox.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { useLocationSuggestions } from "../../stock/index.ts";
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
      statusClassName="place-search-hint text-s text-soft"
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
const noMatchTitle = (search: LocatorView["search"]): string =>
  search === null || search.text !== "" ? locationStrings.noMatch : locatorStrings.noFilterMatch;

const Summary = ({ view }: { readonly view: LocatorSearchView }) => (
  <p role="status" className="place-search-found text-s text-soft">
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
const LocatorSearch = ({ view }: { readonly view: LocatorSearchView }) => {
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

/** Highlights the same location in list and map. */
const ListAndMap = ({ view }: { readonly view: LocatorView }) => {
  const [active, setActive] = useState<string | null>(null);
  return (
    <div className="sites sites-with-map">
      <div>
        <p className="sites-to-map mb-12 text-s no-print">
          <Link href={`#${MAP_ANCHOR}`}>{mapStrings.toMap}</Link>
        </p>
        <LocationList locations={view.locations} linked active={active} onActive={setActive} />
      </div>
      <div id={MAP_ANCHOR} className="sites-map">
        <MovableMap view={view.map} label={mapStrings.label} tiles={view.tiles} active={active} onActive={setActive} />
        {view.wholeMapHref && (
          <p className="sites-map-links">
            <Link href={view.wholeMapHref}>{mapStrings.wholeMap}</Link>
          </p>
        )}
      </div>
    </div>
  );
};

const NoMatch = ({ search }: { readonly search: LocatorView["search"] }) => {
  const isUnknown = search === null || search.text !== "";
  return (
    <EmptyState
      title={noMatchTitle(search)}
      text={isUnknown ? locationStrings.noMatchHint : locatorStrings.noFilterMatchHint}
    >
      {search && <Link href={search.action}>{locationStrings.all}</Link>}
    </EmptyState>
  );
};

/** The stock's names of the same filters, and names of their own for those that the stock lacks. */
const FACETS: ReadonlyMap<string, OwnText> = new Map([
  [LOCATOR_PARAMETERS.text, ownText("q")],
  [LOCATOR_PARAMETERS.brand, ownText("brand")],
  [LOCATOR_PARAMETERS.near, ownText("near")],
  [LOCATOR_PARAMETERS.service, ownText("service")],
  [LOCATOR_PARAMETERS.opening, ownText("opening")],
]);

const pushedValueOf = ({ facet, value }: { readonly facet: string; readonly value: string }): OwnText => {
  if (facet === LOCATOR_PARAMETERS.text) return TYPED;
  return facet === LOCATOR_PARAMETERS.near ? ownText("position") : chosenValue(value);
};

/** Events of the locator. A position is pushed without its coordinates. */
const LocatorEvents = ({ count }: { readonly count: number }) => {
  const { search } = useLocation();
  useFilterEvents({
    search: search.slice(1),
    resultCount: count,
    isFilter: (facet) => FACETS.has(facet),
    eventOf: () => "adjust_location_filter",
    pushedFacetOf: (facet) => FACETS.get(facet) ?? TYPED,
    pushedValueOf,
  });
  return <PageEvent event="view_location_overview" fields={{ result_count: count }} />;
};

/** Search, list and map of the matching locations. */
export const LocationsMap = ({ view }: { readonly view: LocatorView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {!view.title && <h2 className="sr-only">{locatorStrings.list}</h2>}
    {view.search && <LocatorEvents count={view.locations.length} />}
    {view.search && <LocatorSearch key={view.search.text} view={view.search} />}
    {view.locations.length === 0 ? <NoMatch search={view.search} /> : <ListAndMap view={view} />}
  </SectionFrame>
);
