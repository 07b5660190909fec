import type { Icon } from "#domain/media/index.ts";

const TIMEOUT_MS = 5_000;

/** The icon "set:name"; null if the site does not have it. Rejects on timeout. */
export const fetchIcon = async (fullName: string): Promise<Icon | null> => {
  const [prefix = "", name = ""] = fullName.split(":");
  const response = await fetch(`/api/icons/${prefix}.json?icons=${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const { icons } = (await response.json()) as { readonly icons: Readonly<Record<string, Icon>> };
  return icons[name] ?? null;
};
