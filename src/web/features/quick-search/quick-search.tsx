import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Combobox, type ComboboxOption } from "../../../ui/combobox/combobox.tsx";
import { CarIcon, FilterIcon, PinIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { quickSearchStrings as words } from "../../strings/quick-search.ts";
import { useSuggestions, type Suggestion } from "./use-suggestions.ts";
import { useTypedWords } from "./use-typed-words.ts";

const ICONS: Readonly<Record<Suggestion["kind"], ReactNode>> = {
  phrase: <FilterIcon />,
  filter: <FilterIcon />,
  brand: <CarIcon />,
  model: <CarIcon />,
  place: <PinIcon />,
  text: <SearchIcon />,
};

const toOption = ({ kind, label, count, href }: Suggestion): ComboboxOption => ({
  key: href,
  label,
  note: words.vehicles(count),
  icon: ICONS[kind],
});

type QuickSearchProps = {
  readonly id: string;
  readonly label: string;
  /** Stands in the empty field. */
  readonly hint: string;
  /** The form it belongs to where it stands outside of it; the form's other choices go with every question. */
  readonly form?: string;
  /** Words that are searched as text. */
  readonly q?: string;
};

/** The field of the quick search: a part of a plain GET form, with suggestions once scripts run. */
export const QuickSearch = ({ id, label, hint, form, q = "" }: QuickSearchProps) => {
  const { suggestions, suggest, forget } = useSuggestions();
  const { field, send } = useTypedWords(q, forget);
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
        listLabel={words.list}
        announce={words.announce}
        onType={suggest}
        onChoose={(href) => {
          send();
          void navigate(href);
        }}
      />
    </>
  );
};
