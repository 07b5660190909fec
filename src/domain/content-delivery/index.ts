export {
  answerDeliveryRequest,
  type DeliveryAccess,
  type DeliveryAnswer,
} from "./answer.ts";
export type { Datasource } from "./content.ts";
