import { createContext, useContext, useEffect, useState } from "react";
import type { Icon } from "#domain/media/index.ts";
import { fetchIcon } from "./fetch-icon.ts";
import type { IconsByName } from "./load-icons.ts";

/** Icons loaded with the page, and the names of those that do not exist. */
export const IconsContext = createContext<IconsByName>({});

/** Renders a preloaded icon, or fetches it if the server could not load it in time. */
export const IconSetIcon = ({ name }: { readonly name: string }) => {
  const preloaded = useContext(IconsContext)[name];
  const [fetched, setFetched] = useState<Icon | null>(null);
  useEffect(() => {
    if (preloaded === undefined) fetchIcon(name).then(setFetched, () => undefined);
  }, [preloaded, name]);
  const icon = preloaded ?? fetched;
  if (!icon) return null;
  return (
    <svg
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      width="20"
      height="20"
      className="icon"
      aria-hidden
      focusable="false"
      // The server accepts shapes only: see isSafeIconBody.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
};
