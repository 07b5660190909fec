// Deliveries of leads and other messages: states, retries and dead letters. May import leads.
export * from "./backoff.ts";
export * from "./deliveries.ts";
export * from "./staff-delivery.ts";
