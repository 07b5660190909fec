import { loadIsland } from "../islands/index.ts";

/** What the island `open-now` says of a location. */
type LoadedState = { readonly isOpen: boolean; readonly openNow: string; readonly changesAt: number };

/** The state of a location's showroom now; null if the server does not answer. */
export const loadOpenState = async (location: number, signal: AbortSignal): Promise<LoadedState | null> => {
  const island = await loadIsland("open-now", { location }, signal);
  const element = island?.querySelector<HTMLElement>(".open-now");
  const changesAt = Number(element?.dataset["changesAt"]);
  if (!element?.textContent || !Number.isFinite(changesAt)) return null;
  return { isOpen: element.classList.contains("open-now-yes"), openNow: element.textContent, changesAt };
};
