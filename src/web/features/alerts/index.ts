export { AlertPage } from "./alert-page.tsx";
export type { AlertService } from "./alert-service.ts";
