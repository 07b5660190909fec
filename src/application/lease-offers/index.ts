export * from "./lease-offer-service.ts";
