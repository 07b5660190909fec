// A lead and the rules about it: subject, reference, consent, retention, statistics and personal data. May import appointments, forms and leasing.
export * from "./signed-links.ts";
export * from "./lease-snapshot.ts";
export * from "./lead.ts";
export * from "./lead-event.ts";
export * from "./lead-stats.ts";
export * from "./person-key.ts";
export * from "./reference.ts";
export * from "./retention.ts";
export * from "./fleet-subject.ts";
export * from "./lease-offer-subject.ts";
export * from "./subject.ts";
export * from "./thanks.ts";
export * from "./uploaded-file.ts";
