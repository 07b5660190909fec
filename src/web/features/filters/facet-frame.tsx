import { use, useEffect, useRef, useState, type ReactNode, type ToggleEvent } from "react";
import { type FragmentCache, FragmentCacheContext } from "../fragment-cache/index.ts";
import { stockStrings as strings } from "../../strings/stock.ts";
import { SLOT } from "./slot.ts";

/** Groups the visitor opened or closed, restored on back navigation. */
const openStates = new Map<string, boolean>();

export const useOpenState = (name: string, openInitially: boolean) => {
  // Uncontrolled: the server sets the initial state only.
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

type FrameContentProps = { readonly label: string; readonly selectedCount: number; readonly children: ReactNode };

const FrameContent = ({ label, selectedCount, children }: FrameContentProps) => (
  <>
    <summary className="facet-head icon-chevron">
      <span>{label}</span>
      {selectedCount > 0 && <span className="facet-chosen">{strings.filters.selected(selectedCount)}</span>}
    </summary>
    <div role="group" aria-label={label} className="facet-body">
      {children}
    </div>
  </>
);

type FacetFrameProps = {
  readonly name: string;
  readonly label: string;
  /** Initial state. */
  readonly open: boolean;
  readonly selectedCount: number;
  readonly children: (isOpen: boolean) => ReactNode;
  /** The same as `children`, on the server; null in the browser. */
  readonly html: ((cache: FragmentCache) => string) | null;
};

/** Rendered once for all its bodies. */
const frameHtml = (cache: FragmentCache, { label, selectedCount, html }: FacetFrameProps): string =>
  cache
    .htmlOf(
      `facet-frame ${selectedCount} ${label}`,
      <FrameContent label={label} selectedCount={selectedCount}>
        {SLOT}
      </FrameContent>,
    )
    .replace(SLOT, () => html?.(cache) ?? "");

/** A collapsible group of filters with its name and the number of selected values. */
export const FacetFrame = (props: FacetFrameProps) => {
  const { name, label, open, selectedCount, children, html } = props;
  const { isOpen, detailsProps } = useOpenState(name, open);
  const cache = use(FragmentCacheContext);
  const attributes = { ...detailsProps, className: "facet", "data-facet": name };
  if (import.meta.env.SSR && cache && html)
    return <details {...attributes} dangerouslySetInnerHTML={{ __html: frameHtml(cache, props) }} />;
  return (
    <details {...attributes}>
      <FrameContent label={label} selectedCount={selectedCount}>
        {children(isOpen)}
      </FrameContent>
    </details>
  );
};
