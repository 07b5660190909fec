/** Units of the drawing of a price's steps. It stands alone: the page takes it, and the domain behind the view stays out. */
export const CHART = { width: 320, height: 72 } as const;
