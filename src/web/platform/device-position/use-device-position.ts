import { useState } from "react";
import type { Position } from "#domain/geo/position.ts";

type State = "idle" | "locating" | "refused";

/** Network accuracy is sufficient and saves battery. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

export type DevicePositionHandlers = {
  readonly onPosition: (position: Position) => void;
  /** Denied, not available, or timed out. */
  readonly onRefused: () => void;
};

/** Position of the device, read only when `ask` is called (after a click). */
export const useDevicePosition = ({ onPosition, onRefused }: DevicePositionHandlers) => {
  const [state, setState] = useState<State>("idle");
  const refuse = (): void => {
    setState("refused");
    onRefused();
  };
  const ask = (): void => {
    if (!("geolocation" in navigator)) {
      refuse();
      return;
    }
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onPosition({ lat: coords.latitude, lng: coords.longitude });
      },
      refuse,
      OPTIONS,
    );
  };
  return { state, ask };
};
