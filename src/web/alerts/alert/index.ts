export { AlertPage } from "./alert-page.tsx";
export { AlertFormPage } from "./alert-form-page.tsx";
