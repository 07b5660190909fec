export { formPage } from "./form-page.server.ts";
export { requireForm, requireVehicleForm } from "./vehicle-form.server.ts";
