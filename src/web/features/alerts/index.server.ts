// Server only.
export {
  alertFormView,
  alertPostResult,
  handleAlertPost,
  type AlertPostResult,
  type AlertSpec,
} from "./alert-form.server.ts";
export { followAlertLink } from "./alert-link.server.ts";
