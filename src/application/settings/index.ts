export { createSettingsService } from "./settings-service.ts";
