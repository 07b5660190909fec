import { useEffect, useRef, useState, type ReactNode, type ToggleEvent } from "react";
import { ALL_VALUES_PARAMETER } from "#domain/vehicles/stock/search-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FACET_HELP, stockStrings as strings } from "./stock-strings.ts";

/** Groups that the visitor opened or closed, restored on back navigation. */
const openStates = new Map<string, boolean>();

export const useOpenState = (name: string, openInitially: boolean) => {
  // Uncontrolled: the server only sets the initial state.
  const [initial] = useState(() => openStates.get(name) ?? openInitially);
  const [isOpen, setOpen] = useState(initial);
  const ref = useRef<HTMLDetailsElement>(null);
  // The group may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.target !== event.currentTarget) return;
    openStates.set(name, event.newState === "open");
    setOpen(event.newState === "open");
  };
  return { isOpen, detailsProps: { ref, open: initial, onToggle } };
};

type FacetFrameProps = {
  readonly name: string;
  readonly label: string;
  /** Initial state. */
  readonly open: boolean;
  readonly selectedCount: number;
  readonly children: (isOpen: boolean) => ReactNode;
};

/** Stays true once it was. */
const useLatch = (isNeeded: boolean): boolean => {
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isNeeded || wasNeeded;
};

type LoadButtonProps = { readonly name: string; readonly label: string; readonly className: string };

/** Opens the page with all values of a group, for visitors without scripts. */
export const LoadButton = ({ name, ...rest }: LoadButtonProps) => (
  <Button type="submit" variant="tertiary" size="small" name={ALL_VALUES_PARAMETER} value={name} {...rest} />
);

/**
 * A collapsible group of filters with its name and the number of selected values. Its fields, half of the elements of the
 * page in all, are rendered when it opens or has a selection.
 */
export const FacetFrame = ({ name, label, open, selectedCount, children }: FacetFrameProps) => {
  const { isOpen, detailsProps } = useOpenState(name, open);
  const isRendered = useLatch(isOpen || selectedCount > 0);
  const help = FACET_HELP[name];
  return (
    <details {...detailsProps} className="facet line-below" data-facet={name}>
      <summary className="facet-head row gap-10 strong icon-chevron">
        <span>{label}</span>
        {selectedCount > 0 && (
          <span className="facet-chosen text-xs text-soft">{strings.filters.selected(selectedCount)}</span>
        )}
      </summary>
      {isRendered ? (
        <div role="group" aria-label={label} className="facet-body">
          {help !== undefined && <p className="mb-12 text-s text-soft">{help}</p>}
          {children(isOpen)}
        </div>
      ) : (
        <LoadButton name={name} label={strings.filters.openGroup} className="facet-load" />
      )}
    </details>
  );
};
