// Server only.
export {
  alertFormView,
  alertPostResult,
  type AlertPostResult,
  type AlertSpec,
  handleAlertPost,
} from "./alert-form.server.ts";
export { followAlertLink } from "./alert-link.server.ts";
