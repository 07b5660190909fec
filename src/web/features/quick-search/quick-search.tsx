import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Combobox, type ComboboxOption } from "../../../ui/combobox/combobox.tsx";
import { CarIcon, FilterIcon, PinIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { quickSearchStrings as strings } from "../../strings/quick-search.ts";
import { useSuggestions, type SuggestionItem } from "./use-suggestions.ts";
import { useSearchText } from "./use-search-text.ts";

const ICONS: Readonly<Record<SuggestionItem["kind"], ReactNode>> = {
  phrase: <FilterIcon />,
  filter: <FilterIcon />,
  brand: <CarIcon />,
  model: <CarIcon />,
  place: <PinIcon />,
  text: <SearchIcon />,
};

const toOption = ({ kind, label, count, href }: SuggestionItem): ComboboxOption => ({
  key: href,
  label,
  note: strings.vehicles(count),
  icon: ICONS[kind],
});

type QuickSearchProps = {
  readonly id: string;
  readonly label: string;
  /** Placeholder. */
  readonly hint: string;
  /** Id of the form if the field is outside of it; the other fields of the form are part of every query. */
  readonly form?: string;
  /** Initial text. */
  readonly q?: string;
};

/** Search field of a plain GET form; suggestions require scripts. */
export const QuickSearch = ({ id, label, hint, form, q = "" }: QuickSearchProps) => {
  const { suggestions, suggest, forget } = useSuggestions();
  const { field, send } = useSearchText(q, forget);
  const navigate = useNavigate();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Combobox
        ref={field}
        id={id}
        type="text"
        name="q"
        form={form}
        defaultValue={q}
        maxLength={200}
        enterKeyHint="search"
        placeholder={hint}
        icon={<SearchIcon />}
        options={suggestions && suggestions.map(toOption)}
        listLabel={strings.list}
        announce={strings.announce}
        onType={suggest}
        onChoose={(href) => {
          send();
          void navigate(href);
        }}
      />
    </>
  );
};
