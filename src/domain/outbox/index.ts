// Deliveries of leads and other messages: states, retries and dead letters. May import leads.
export * from "./deliveries.ts";
