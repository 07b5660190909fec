import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button/button.tsx";
import { devicePositionStrings as strings } from "./device-position-strings.ts";
import type { Position } from "#domain/geo/position.ts";

/** Network accuracy is sufficient and saves battery. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

type DevicePositionHandlers = {
  readonly onPosition: (position: Position) => void;
  /** Denied, not available, or timed out. */
  readonly onRefused: () => void;
};

/** Position of the device, read only when `ask` is called (after a click). */
const useDevicePosition = ({ onPosition, onRefused }: DevicePositionHandlers) => {
  const [state, setState] = useState<"idle" | "locating" | "refused">("idle");
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

type DevicePositionButtonProps = DevicePositionHandlers &
  Pick<ButtonProps, "variant" | "size"> & {
    readonly label: string;
    readonly icon?: ReactNode;
    readonly statusClassName: string;
  };

/** Requests the visitor's position only when clicked. */
export const DevicePositionButton = ({
  onPosition,
  onRefused,
  statusClassName,
  ...looks
}: DevicePositionButtonProps) => {
  const { state, ask } = useDevicePosition({ onPosition, onRefused });
  return (
    <>
      <Button type="button" {...looks} className="with-script" disabled={state === "locating"} onClick={ask} />
      <p role="status" className={statusClassName}>
        {state !== "idle" && strings[state]}
      </p>
    </>
  );
};
