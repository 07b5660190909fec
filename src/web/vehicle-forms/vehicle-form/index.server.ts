export { formPage } from "./form-page.server.ts";
export { requireForm, requireVehicleForm, type VehicleFormParams } from "./vehicle-form.server.ts";
