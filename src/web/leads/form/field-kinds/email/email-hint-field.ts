/** Names the domain of an email address that the form pointed out as a probable slip. */
export const EMAIL_HINT_FIELD = "domaine_signale";
