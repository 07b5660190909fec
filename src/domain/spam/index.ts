// Rules that keep automated submissions out: form tokens, proof of work, question, rate limit, same-origin rule. May import leads and retention.
export * from "./client-pseudonym.ts";
export * from "./form-token.ts";
export * from "./proof-of-work.ts";
export * from "./rate-limit.ts";
export * from "./same-origin.ts";
export * from "./spam-question.ts";
export * from "./token-field.ts";
