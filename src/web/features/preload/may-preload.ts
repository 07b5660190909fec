/** https://wicg.github.io/netinfo/; browsers without it state nothing. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** False for a visitor who saves data or whose connection is slower than 4G. */
export const mayPreload = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && (connection?.effectiveType ?? "4g") === "4g";
