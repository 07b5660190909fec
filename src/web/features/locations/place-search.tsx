import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { fold } from "#domain/shared/index.ts";
import type { PlaceHint } from "#domain/locations/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Combobox } from "../../../ui/combobox/combobox.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { locationStrings as words } from "../../strings/locations.ts";

const FIELD = "ou";
const MOST_OPTIONS = 8;

const fitting = (hints: readonly PlaceHint[], typed: string): readonly PlaceHint[] => {
  const asked = fold(typed.trim());
  return asked === "" ? [] : hints.filter(({ text }) => fold(text).includes(asked)).slice(0, MOST_OPTIONS);
};

type PlaceSearchProps = {
  /** Path of the page. */
  readonly action: string;
  readonly value: string;
  readonly hints: readonly PlaceHint[];
  readonly found: number;
};

/** A plain GET form over names, towns, postcodes and services; scripts add what may be meant. */
export const PlaceSearch = ({ action, value, hints, found }: PlaceSearchProps) => {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  return (
    <Form method="get" action={action} preventScrollReset role="search" className="place-search">
      <label htmlFor="lieu-recherche" className="field-label">
        {words.search}
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
          placeholder={words.searchHint}
          icon={<PinIcon />}
          options={
            typed === ""
              ? null
              : fitting(hints, typed).map(({ text, kind }) => ({ key: text, label: text, note: words.hintKinds[kind] }))
          }
          listLabel={words.suggestions}
          announce={words.announce}
          onType={(field) => setTyped(field.value)}
          onChoose={(text) =>
            void navigate(`${action}?${new URLSearchParams({ [FIELD]: text }).toString()}`, {
              preventScrollReset: true,
            })
          }
        />
        <Button type="submit" label={words.find} />
      </div>
      <p role="status" className="place-search-found">
        {value !== "" && found > 0 && words.found(found)}{" "}
        {value !== "" && found > 0 && (
          <Link href={action} data-preserve-scroll="">
            {words.all}
          </Link>
        )}
      </p>
    </Form>
  );
};
