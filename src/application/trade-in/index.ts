export {
  createTradeInService,
  type NamedCar,
  readTradeInCar,
  type TradeInService,
  type TradeInValuation,
} from "./trade-in-service.ts";
