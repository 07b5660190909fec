export {
  checkAdvertising,
  findUnpublishedOffers,
  type AdvertisingReport,
  type UndeclaredVehicle,
} from "./check-advertising.ts";
