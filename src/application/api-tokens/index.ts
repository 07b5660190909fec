export { createTokenCheck, type TokenCheck } from "./check-token.ts";
export { createToken } from "./create-token.ts";
