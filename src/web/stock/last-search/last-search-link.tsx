import { useEffect, useState } from "react";
import { tryParseJson } from "#domain/shared/index.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { lastSearchStrings as strings } from "./last-search-strings.ts";
import "./last-search.css";
import { readSavedSearch, removeSavedSearch } from "./saved-search.ts";

/** `action`: path of the stock page. */
export type LastSearchLinkProps = { readonly action: string };

/** Maximum age: the stock changes, and so do visitors' interests. */
const MAX_AGE_MS = 90 * 24 * 3_600_000;

const MAX_SEARCH_LENGTH = 2000;
const MAX_LABEL_LENGTH = 200;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= maxLength;

/** Parses a saved search; null if invalid or expired. `now`: milliseconds since the epoch. */
export const parseSavedSearch = (text: string, now: number) => {
  const value = tryParseJson(text);
  if (!Array.isArray(value)) return null;
  const [search, label, savedAt] = value as readonly unknown[];
  if (!isText(search, MAX_SEARCH_LENGTH) || !isText(label, MAX_LABEL_LENGTH)) return null;
  return typeof savedAt === "number" && savedAt > now - MAX_AGE_MS ? { search, label } : null;
};

export const LastSearchLink = ({ action }: LastSearchLinkProps) => {
  const [saved, setSaved] = useState(() => parseSavedSearch(readSavedSearch(), Date.now()));
  const [removed, setRemoved] = useState(false);
  useEffect(() => {
    // Dismissed by the visitor, or expired.
    if (saved === null) removeSavedSearch();
  }, [saved]);
  const remove = (): void => {
    setSaved(null);
    setRemoved(true);
  };
  if (saved === null) {
    return (
      <p role="status" className="sr-only">
        {removed && strings.removed}
      </p>
    );
  }
  return (
    <p className="last-search row gap-4 shrink text-s no-print">
      <Link href={`${action}?${saved.search}`} className="last-search-link">
        {strings.resume}
        <span className="last-search-wide">{strings.lastSearch}</span>
        {strings.named(saved.label)}
      </Link>
      <button type="button" className="round round-s" aria-label={strings.remove} onClick={remove}>
        <CloseIcon className="icon-s" />
      </button>
    </p>
  );
};
