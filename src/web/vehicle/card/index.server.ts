// Server only.
export { cardContext, monthlyView } from "./card-context.server.ts";
