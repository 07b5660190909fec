import { parseJsonText } from "../../platform/json-text/index.ts";
import { loadIsland } from "../../platform/islands/index.ts";
import type { ShowroomState } from "./showroom-state.ts";

/** Current state of a location's showroom; null if the request fails. */
export const loadOpenState = async (location: number, signal: AbortSignal): Promise<ShowroomState | null> => {
  const island = await loadIsland("open-now", { location }, signal);
  const state = island?.querySelector<HTMLElement>("[data-state]")?.dataset["state"];
  return state === undefined ? null : parseJsonText<ShowroomState>(state);
};
