/** Name of the field with a form's signed token. */
export const TOKEN_FIELD = "formulaire";
