const NUMBER = "(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quatorze|quinze|trente|quelques)";
const UNIT = "(?:minutes|heures|jours|semaines?|mois|ans)";

/** Words with which copy promises something, by what it promises. */
const PROMISES = {
  time: new RegExp(
    `jours? ouvrés?|le jour même|le lendemain\\b|sans attendre|aussitôt|immédiate?(?:ment)?\\b|tout de suite|au plus tard|(?:sous|dans|dans les|d’ici) ${NUMBER} ${UNIT}\\b|plusieurs fois par jour|24 h/24|jour et nuit`,
    "iu",
  ),
  answer:
    /vous (?:répond|rappell?e|recontacte|prévient|appelle|écrit)s?\b|nous (?:vous |y )?(?:répondons|rappelons|appelons|prévenons|écrivons|avertissons)/iu,
  guarantee: new RegExp(
    `(?:ans|mois) de garantie|garantie?s? (?:de |pendant )?\\**${NUMBER}\\b|garantissons|garanties? à vie|contrôlée?s? et garantie?s?|notre garantie|(?:nous|les|sont|est) remboursons|remboursée?s?|gratuit|\\bofferte?s?\\b|sans (?:frais|engagement|supplément|surprise)\\b|n’engage|certifiée?s?\\b(?! AGR)|(?:est|sont|occasion) contrôlée?s?\\b|^contrôlée?s? (?:dans|et)|points de contrôle|valables? (?:${NUMBER}\\b|du )|prix (?:ferme|fixe|complets?\\b|le plus bas)|affichés en entier|meilleurs? prix|satisfait ou`,
    "iu",
  ),
  always:
    /\b(?:jamais|à tout moment|systématiquement|sans exception)\b(?=.*(?:\bnous\b|\bnos\b|déduite|effet|d’ailleurs))|(?:accidentée n’est|n’a) jamais|toujours visible/iu,
  each: /chaque (?:occasion|voiture|véhicule|fiche|alerte|facture|devis|e-mail|offre) /iu,
  privacy:
    /ne (?:vendons|louons) ni|aucun profil|décision automatisée|l’adresse IP|effacée?s? (?:\*|après)|s’efface quand|les efface\b|cookies suivants|ne contiennent ni|sans laisser de coordonnées|(?:est|restent?) (?:conservée?s?|enregistrée?s?)\b|sans nous les envoyer|que si vous demandez|est (?:jamais )?chargé d/iu,
  accessibility:
    /WCAG|RAWeb|lecteurs? d’écran|contrastes des|au clavier|200 %|sans JavaScript|animations s’arrêtent|n’est perdu/iu,
  service: /nous (?:vous |la |le |les |l’)?(?:prêtons|payons|remboursons|amenons|offrons|garantissons|échangeons)\b/iu,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A value of the settings: `{answer.contact}`, `{promise.offer}`; in forms `{answer}`. */
const REFERENCE = /\{(?:answer|promise|retention|work)(?:\.[\w.-]+)?\}/gu;

/** What a sentence promises in words of its own, not in those of the settings. */
export const promisesOf = (sentence: string): readonly string[] => {
  const text = sentence.replaceAll(REFERENCE, "");
  const isReferred = text !== sentence;
  return Object.entries(PROMISES).flatMap(([kind, words]) =>
    words.test(text) && !(isReferred && kind === "answer") ? [kind] : [],
  );
};

/** References that a sentence has: "answer.contact". */
export const referencesIn = (sentence: string): readonly string[] =>
  (sentence.match(REFERENCE) ?? []).map((reference) => reference.slice(1, -1));
