import type { Icon } from "#domain/media/index.ts";

const TIMEOUT_MS = 5_000;

/** The icon "set:name"; null if the site does not have it. Rejects on timeout. */
const requestIcon = async (fullName: string): Promise<Icon | null> => {
  const [prefix = "", name = ""] = fullName.split(":");
  const response = await fetch(`/api/icons/${prefix}.json?icons=${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const { icons } = (await response.json()) as { readonly icons: Readonly<Record<string, Icon>> };
  return icons[name] ?? null;
};

const requested = new Map<string, Promise<Icon | null>>();

/** As `requestIcon`, once for all elements that show the icon; again after a failed request. */
export const fetchIcon = (fullName: string): Promise<Icon | null> => {
  const icon =
    requested.get(fullName) ??
    requestIcon(fullName).catch((error: unknown) => {
      requested.delete(fullName);
      throw error;
    });
  requested.set(fullName, icon);
  return icon;
};
