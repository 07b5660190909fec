import { createContext, useContext, useEffect, useState } from "react";
import type { Icon } from "#domain/media/index.ts";
import type { DrawnIcons } from "./drawn-icons.ts";

/** The drawings that came with the page. */
export const DrawnIconsContext = createContext<DrawnIcons>({});

/** Milliseconds after which a page stays without an icon. */
const GIVE_UP_AFTER = 5_000;

const fetchIcon = async (fullName: string): Promise<Icon | null> => {
  const [prefix = "", name = ""] = fullName.split(":");
  const answer = await fetch(`/api/icons/${prefix}.json?icons=${name}`, { signal: AbortSignal.timeout(GIVE_UP_AFTER) });
  if (!answer.ok) return null;
  const { icons } = (await answer.json()) as { readonly icons: Readonly<Record<string, Icon>> };
  return icons[name] ?? null;
};

/** An icon of a set: it stands in the page, or is asked for where the server could not get it in time. */
export const SetIcon = ({ name }: { readonly name: string }) => {
  const drawn = useContext(DrawnIconsContext)[name];
  const [fetched, setFetched] = useState<Icon | null>(null);
  useEffect(() => {
    if (!drawn) fetchIcon(name).then(setFetched, () => undefined);
  }, [drawn, name]);
  const icon = drawn ?? fetched;
  if (!icon) return null;
  return (
    <svg
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      width="20"
      height="20"
      className="icon"
      aria-hidden
      focusable="false"
      // The server takes in nothing but shapes: see isSafeIconBody.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
};
