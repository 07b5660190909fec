import { createContext, useContext, useEffect, useState } from "react";
import type { Icon } from "#domain/media/index.ts";
import type { IconsByName } from "./load-icons.ts";

/** Icons loaded with the page. */
export const IconsContext = createContext<IconsByName>({});

const TIMEOUT_MS = 5_000;

const fetchIcon = async (fullName: string): Promise<Icon | null> => {
  const [prefix = "", name = ""] = fullName.split(":");
  const response = await fetch(`/api/icons/${prefix}.json?icons=${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const { icons } = (await response.json()) as { readonly icons: Readonly<Record<string, Icon>> };
  return icons[name] ?? null;
};

/** Renders a preloaded icon, or fetches it if the server could not load it in time. */
export const IconSetIcon = ({ name }: { readonly name: string }) => {
  const preloaded = useContext(IconsContext)[name];
  const [fetched, setFetched] = useState<Icon | null>(null);
  useEffect(() => {
    if (!preloaded) fetchIcon(name).then(setFetched, () => undefined);
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
