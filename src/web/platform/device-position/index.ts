export { DevicePositionButton } from "./device-position-button.tsx";
