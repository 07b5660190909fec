export { checkAdvertising, type AdvertisingReport, type UndeclaredVehicle } from "./check-advertising.ts";
