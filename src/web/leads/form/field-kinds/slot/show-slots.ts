/** Name of the button that shows a form again with the slots for the chosen work. */
export const SHOW_SLOTS_FIELD = "creneaux";
