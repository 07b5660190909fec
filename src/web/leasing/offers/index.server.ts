// Server only.
export { sellsOffer } from "./sells-offer.server.ts";
