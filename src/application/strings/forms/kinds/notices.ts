/** Information about the use of the data, instead of a consent: the request itself is the legal basis. */
export const APPLICATION_NOTICE =
  "{group} utilise ces données et ces documents pour étudier votre candidature et vous recontacter à ce sujet, et les garde {months} au plus après notre dernier contact.";

export const APPOINTMENT_NOTICE =
  "{group} utilise ces données pour organiser ce rendez-vous et vous recontacter à ce sujet.";

export const LEASING_NOTICE =
  "{group} utilise ces données pour préparer votre offre de leasing, les transmet au loueur à cette fin et vous recontacte à ce sujet.";

export const REQUEST_NOTICE =
  "{group} utilise ces données pour répondre à votre demande et vous recontacter à ce sujet.";

export const VALUATION_NOTICE =
  "{group} utilise ces données pour estimer votre véhicule et vous recontacter à ce sujet.";
