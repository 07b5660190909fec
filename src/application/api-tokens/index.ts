export { createToken, createTokenCheck, type TokenCheck } from "./api-tokens.ts";
