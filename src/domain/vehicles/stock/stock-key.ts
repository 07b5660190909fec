/** In UTF-16 code units. */
export const MAX_STOCK_KEY_LENGTH = 400;

/** True if every database can store the key: 1 to 400 UTF-16 code units, no NUL, no lone surrogate. */
export const isStockKey = (key: string): boolean =>
  key.length > 0 && key.length <= MAX_STOCK_KEY_LENGTH && !key.includes("\0") && key.isWellFormed();
