/** Id of the map in its section. */
export const MAP_ANCHOR = "sur-la-carte";
