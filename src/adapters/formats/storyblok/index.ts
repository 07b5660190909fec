export { answerDeliveryRequest } from "./answer.ts";
