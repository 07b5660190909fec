import { loadIsland } from "../islands/index.ts";
import type { ShowroomState } from "./showroom-state.ts";

/** The state of a location's showroom now; null if the server does not answer. */
export const loadOpenState = async (location: number, signal: AbortSignal): Promise<ShowroomState | null> => {
  const island = await loadIsland("open-now", { location }, signal);
  const element = island?.querySelector<HTMLElement>(".open-now");
  const changesAt = Number(element?.dataset["changesAt"]);
  if (!element?.textContent || !Number.isFinite(changesAt)) return null;
  return { isOpen: element.classList.contains("open-now-yes"), openNow: element.textContent, changesAt };
};
