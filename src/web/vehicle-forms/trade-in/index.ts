export { TradeInHint } from "./trade-in-hint.tsx";
export { TradeInPage } from "./trade-in-page.tsx";
export { tradeInPageStrings } from "./trade-in-strings.ts";
