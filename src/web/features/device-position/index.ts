export { useDevicePosition } from "./use-device-position.ts";
