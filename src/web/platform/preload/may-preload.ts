/** https://wicg.github.io/netinfo/; undefined in browsers without support. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** False if the visitor saves data or the connection is slower than 4G. */
export const mayPreload = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && (connection?.effectiveType ?? "4g") === "4g";
