export { AlertPage } from "./alert-page.tsx";
export { AlertFormPage, type AlertSubject } from "./alert-form-page.tsx";
