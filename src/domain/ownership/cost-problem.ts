/** Why a cost cannot be estimated. */
export type CostProblem =
  | "price-missing"
  /** Age or mileage of a used vehicle, or a fuel without residual values. */
  | "attributes-missing"
  | "fuel-missing"
  | "consumption-missing"
  | "energy-price-missing"
  | "co2-missing"
  | "co2-cycle-missing"
  | "co2-wltp-missing"
  | "co2-nedc-missing"
  | "registration-missing"
  | "cylinder-missing"
  | "power-missing"
  | "weight-missing"
  | "max-weight-missing"
  /** Vans are taxed by another scale. */
  | "tax-of-vans"
  /** The rule of the settings says nothing about such a vehicle. */
  | "tax-not-stated"
  /** The settings have no rule. */
  | "tax-unknown"
  | "held-too-short"
  /** The residual values end before the vehicle would be sold. */
  | "residual-unknown"
  | "rates-missing";
