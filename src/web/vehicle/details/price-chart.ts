/** Size of the price chart in SVG units. A separate module, so that domain code stays out of the client bundle. */
export const PRICE_CHART = { width: 320, height: 72 } as const;
