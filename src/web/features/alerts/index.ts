export { AlertPage } from "./alert-page.tsx";
