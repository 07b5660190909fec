import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../ui/button/button.tsx";
import { devicePositionStrings as strings } from "./device-position-strings.ts";
import { type DevicePositionHandlers, useDevicePosition } from "./use-device-position.ts";

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
