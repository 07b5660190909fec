export { answerDelivery, type Access, type DeliveryAnswer } from "./answer.ts";
export type { Datasource } from "./content.ts";
