import { useEffect, useState } from "react";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { lastSearchStrings as strings } from "./last-search-strings.ts";
import "./last-search.css";
import { parseSavedSearch } from "./parse-saved-search.ts";
import { readSavedSearch, removeSavedSearch } from "./saved-search.ts";

/** `action`: path of the stock page. */
export type LastSearchLinkProps = { readonly action: string };

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
    <p className="last-search no-print">
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
