import { useEffect } from "react";
import { objectCache, type CachedLocation } from "../../platform/object-cache/index.ts";
import { parseJsonText } from "../../platform/json-text/index.ts";
import { loadIsland } from "../../platform/islands/index.ts";
import type { ShowroomState } from "./showroom-state.ts";

/** Minimum interval between two requests for a location, since the device's clock may be ahead of the server's. */
const MIN_WAIT_MS = 60_000;

/** Longer timers overflow in browsers. */
const MAX_WAIT_MS = 86_400_000;

/** Random delay, so that not all tabs send requests in the same second. */
const MAX_SPREAD_MS = 5_000;

const waitUntil = (instant: number, minWaitMs: number): number =>
  Math.min(Math.max(instant - Date.now(), minWaitMs), MAX_WAIT_MS) + Math.random() * MAX_SPREAD_MS;

/** Current state of a location's showroom; null if the request fails. */
const loadOpenState = async (location: number, signal: AbortSignal): Promise<ShowroomState | null> => {
  const island = await loadIsland("open-now", { location }, signal);
  const state = island?.querySelector<HTMLElement>("[data-state]")?.dataset["state"];
  return state === undefined ? null : parseJsonText<ShowroomState>(state);
};

/** Reloads the state of a location at each change until the signal aborts. */
const follow = (location: CachedLocation, signal: AbortSignal): void => {
  let current = location;
  const schedule = (minWaitMs: number): void => {
    const timer = setTimeout(() => void refresh(), waitUntil(current.changesAt, minWaitMs));
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  const refresh = async (): Promise<void> => {
    const state = Date.now() < current.changesAt ? null : await loadOpenState(location.id, signal);
    if (signal.aborted) return;
    if (state !== null) {
      current = { ...current, ...state };
      objectCache.add("location", current);
    }
    schedule(MIN_WAIT_MS);
  };
  schedule(0);
};

/** Updates the opening states of these locations while the page stays open. */
export const useOpenStates = (locations: readonly CachedLocation[]): void => {
  useEffect(() => {
    const controller = new AbortController();
    for (const location of locations) follow(location, controller.signal);
    return () => controller.abort();
  }, [locations]);
};
