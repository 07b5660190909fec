// Rules that keep automated submissions out: form tokens, proof of work, question, rate limit, same-origin rule. May import leads and retention.
export * from "./rate-limit.ts";
export * from "./form-token.ts";
export * from "./proof-of-work.ts";
export * from "./spam-question.ts";
