import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { fold } from "#domain/shared/index.ts";
import type { LocationHint } from "#domain/locations/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Combobox } from "../../../ui/combobox/combobox.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { locationStrings as strings } from "../../strings/locations.ts";

const FIELD = "ou";
const MAX_OPTIONS = 8;

const matchingHints = (hints: readonly LocationHint[], typed: string): readonly LocationHint[] => {
  const query = fold(typed.trim());
  return query === "" ? [] : hints.filter(({ text }) => fold(text).includes(query)).slice(0, MAX_OPTIONS);
};

type LocationSearchProps = {
  readonly action: string;
  readonly value: string;
  readonly hints: readonly LocationHint[];
  readonly matchCount: number;
};

/** A plain GET form over names, towns, postcodes and services; suggestions require scripts. */
export const LocationSearch = ({ action, value, hints, matchCount }: LocationSearchProps) => {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  return (
    <Form method="get" action={action} preventScrollReset role="search" className="place-search">
      <label htmlFor="lieu-recherche" className="field-label">
        {strings.search}
      </label>
      <div className="place-search-row">
        <Combobox
          id="lieu-recherche"
          type="text"
          name={FIELD}
          defaultValue={value}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={strings.searchHint}
          icon={<PinIcon />}
          options={
            typed === ""
              ? null
              : matchingHints(hints, typed).map(({ text, kind }) => ({
                  key: text,
                  label: text,
                  note: strings.hintKinds[kind],
                }))
          }
          listLabel={strings.suggestions}
          announce={strings.announce}
          onType={(field) => setTyped(field.value)}
          onChoose={(text) =>
            void navigate(`${action}?${new URLSearchParams({ [FIELD]: text }).toString()}`, {
              preventScrollReset: true,
            })
          }
        />
        <Button type="submit" label={strings.find} />
      </div>
      <p role="status" className="place-search-found">
        {value !== "" && matchCount > 0 && strings.matches(matchCount)}{" "}
        {value !== "" && matchCount > 0 && (
          <Link href={action} data-preserve-scroll="">
            {strings.all}
          </Link>
        )}
      </p>
    </Form>
  );
};
