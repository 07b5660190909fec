export { formPage } from "./form-page.server.ts";
export { vehicleFormPost } from "./vehicle-form.server.ts";
