import { COUNTRIES } from "../../countries/index.ts";
import { fold } from "../../shared/index.ts";
import { MAX_SEARCH_TEXT_LENGTH } from "../../vehicles/index.ts";

// The tables are data: French.

/** Allowed between the words of a phrase and before a number. */
export const LINK_WORDS: ReadonlySet<string> = new Set("de du des d la le l les a au aux en un une par".split(" "));

/** Phrases that say nothing about the vehicle. */
export const STOP_PHRASES: readonly string[] = [
  ...Object.values(COUNTRIES).map(({ searchedAs }) => searchedAs),
  "de, du, des, d, la, le, l, les, a, au, aux, en, un, une, et, ou, avec, pour, dans, sur, chez, qui, que, est, sont",
  "je, j, me, moi, m, on, nous, vous, il, elle, ce, cet, cette, c, qu, y, ai, ma, mon, mes, notre, nos, votre, vos",
  "cherche, recherche, cherchons, recherchons, chercher, rechercher, voudrais, voudrai, veux, veut, souhaite, voulons",
  "souhaiterais, aimerais, aimerait, besoin, envie, trouver, trouvez, montrez, voir, acheter, achat, achète, achèterais",
  "bonjour, bonsoir, salut, merci, svp, s il vous plaît, s il te plaît, stp",
  "voiture, véhicule, bagnole, autos, automobile, une auto, mon auto, modèle, marque, couleur, carburant, moteur",
  "motorisation, carrosserie, annonce, offre, vente, à vendre, vendre, stock, en stock, concession, garage, équipement",
  "équipé, équipée, doté, dotée, muni, munie, option, ayant, possédant, avoir, ait, type, genre, sorte, catégorie",
  "ma famille, notre famille, la famille, famille, toute la famille, ma femme, mon mari, mes enfants, mon entreprise",
  "prix, budget, tout, toute, tous, toutes, janvier, février, mars, avril, mai, juin, juillet, août, septembre",
  "jeune conducteur, jeune conductrice, jeunes conducteurs, jeune permis, premier véhicule, première voiture, permis, étudiant, étudiante, débutant, débutante",
  "uniquement, seulement, exclusivement, surtout, obligatoirement, impérativement, forcément, absolument, vraiment, simplement, juste, alors, aussi, donc, car, mais, comme, selon, voire, truc, quelque, quelques, chose, quelconque, autre, autres, même, mêmes, toujours, encore, déjà, bien, mieux, maintenant, actuellement, rapidement, bientôt, urgent, urgemment, vite",
  "y a t il, y a, avez vous, auriez vous, as tu, vous avez, existe t il, est ce que, quel, quelle, quels, quelles, quoi, lequel, laquelle, où, comment, peut, peux, pouvez, faut, il faut, me faut, il me faudrait, faudrait, serait, doit, devrait, j aimerais, je voudrais, on cherche, nous cherchons, je suis à la recherche, à la recherche, recherche de, en quête, intéressé, intéressée, intéresse, roule, rouler, roulant, conduire, utiliser, usage, utilisation, quotidien, trajet, trajets, travail, boulot, école, courses, week end, vacances",
  "comptant, tout compris, clé en main, clés en main, négociable, à débattre, neuve ou occasion, neuf ou occasion, occasion ou neuve, peu importe, n importe, n importe quel, n importe quelle, peu importe la couleur, toutes couleurs, toutes marques, toute marque, sans préférence, divers, euh, hello, coucou, cordialement, mr, mme, monsieur, madame, mon fils, ma fille, mes parents, ma mère, mon père, ma copine, mon copain, mon épouse, pour moi, pour nous, vient d avoir, vient, avoir son permis, son, sa, ses, leur, leurs, se, s, n, ne, lui, dont, celui, celle, ceux, là, ici, chez moi, près de chez moi, du coin",
  "sympa, sympathique, correct, correcte, propre, nickel, impeccable, parfait, parfaite, parfait état, très bon état, excellent état, comme neuve, comme neuf, nouveau, nouvelle, nouveaux, nouvelles, nouveau modèle, nouvelle génération, version, finition, série, gamme, au choix, choix, confortable, agréable, robuste, solide, sûre, sécurisante, pratique, facile, facile à garer, maniable, élégante, stylée",
  "mis en circulation, mise en circulation, première mise en circulation, mise en service, sommes, suis, serais, serions, étions, aimerions, désire, désirons, désirerais, demande, propose, proposez, proposez vous, disposez vous, vendez vous, conseillez, conseil, intéresserait, intéresserais, idéal, idéale, capable, permettant, permet, afin, rech, recherch, cherch, chrche, jcherche, jveux, jvoudrais, jaimerais, jai, jsuis, dune, bjr, bsr, slt, cc, bcp, tt, ttes, tte, ya, qqch, qqun, pr, avc, ns, vs, kel, kelke, tjs, besoin d une, besoin dune, besoin d un, g besoin, g",
  "pas trop grande, pas trop grand, pas trop gros, pas trop grosse, pas trop petite, pas trop petit, pas trop lourde, pas trop voyante, trop, fiable, fiables, fiabilité, pas de panne, sans panne, sans problème, sans souci, sans soucis, sans frais, frais compris, coup de coeur, à saisir, tous les jours, de tous les jours, autoroute, montagne, campagne, voyage, voyages, retraité, retraitée, senior, personne âgée, mamie, papi, grand mère, grand père, infirmière, taxi, vtc, auto école, chien, poussette, bébé, enfant, enfants, essai, essayer, reprise, reprise possible, avec reprise, échange, à domicile, rien d autre, ou similaire, similaire, équivalent, ou équivalent, à l avant, à l arrière, avant et arrière, état, excellent, excellente, super état",
  "caisse, tire, chariot, gamos, carrosse, obligatoire, obligatoirement, obligé, indispensable, nécessaire, impératif, souhaité, souhaitée, exigé, exigée, requis, requise, fourni, fournie, inclus, incluse, compris, comprise, accepté, acceptée, acceptés, toléré, bienvenu, bienvenue, pro, professionnel, professionnelle, professionnels, société, entreprise, indépendant, indépendante, firme, asbl, association, mairie, commune, particulier, particulière, pneus neufs, freins neufs, batterie neuve, embrayage neuf, distribution neuve, moteur neuf, pneu neuf, peinture neuve, belle peinture, qui roule, qui roulent, qui marche, en état de marche, sans prétention, dernière, dernier, dernières, petit nouveau, remplacer, pour remplacer, ma vieille, mon ancienne, mon ancien, vieille, deuxième voiture, seconde voiture, 2e voiture, 2ème voiture, voiture principale, au quotidien, du quotidien, la semaine, le week end, le weekend, domicile travail, trajets domicile travail, pour aller, pour aller au travail, pour bosser, bosser, taf, maison, pour partir, partir, loin, en ville et sur autoroute, vraie, vrai, genre de, style, du style, du genre, un peu, légèrement, assez de, suffisamment, suffisant, minimum syndical, budget à définir, à voir, merci d avance, d avance, bonne journée, au plaisir, svp merci, est il possible, possible, possible de, serait il possible, savoir si, si vous avez, si vous auriez, si tu as, disposez, vendez, avez, auriez, trouve, trouver moi, trouvez moi, montrez moi, montre moi, donne moi, donnez moi, affiche, afficher, affichez, liste, la liste, toutes les, tous les, toutes vos, tous vos, vos, quelles sont, quels sont, combien, coûte, coute, y aurait il, il y a, il y aurait, existe, en avez vous, aurais tu, auriez vous des, qqun, quelqu un, mes moyens, mon budget, notre budget, dans mon budget, mon salaire, ma retraite, qui va bien, qui tient la route, qui dure, durable, écologique, écolo",
  "octobre, novembre, décembre, bon, bonne, beau, belle, joli, jolie, bon état, bel, très, plutôt, assez, si possible, idéalement, de préférence",
];

/** French words that resemble a name or a topic word and are never corrected to it. */
export const NEVER_CORRECTED: readonly string[] = [
  "fort, forte, mode, gros, grosse, grand, grande, petit, petite, mais, moi, toi, lui, leur, elle, notre, votre, porte",
  "quoi, quel, quelle, tout, toute, tous, rien, sans, sauf, hors, plus, moins, fait, faire, aller, jour, mois, année",
  "ville, route, chien, chat, sport, sportif, sportive, premier, dernier, nouveau, nouvelle, classe, série, jeune",
  "conducteur, permis, rouler, roule, conduire, porter, payer, louer, vivre, style, blues, titre, pièce, place, malle",
];

/** A run of letters or digits, or one sign used in amounts. `20k€` is three tokens, `id.3` two, `4x4` three. */
export type PhraseToken = {
  /** Folded. */
  readonly text: string;
  /** The text without its plural ending. */
  readonly root: string;
  readonly kind: "word" | "digits" | "sign";
  /** Offsets in the typed text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The typed text between the previous token and this one. */
  readonly separator: string;
};

const SIGNS = new Set("<>≤≥€+~±%");

/** English "seats" are no cars of SEAT, "gros" is no plural of Luxembourgish "gro", grey, Portuguese "francês" no France. */
const NO_PLURALS: ReadonlySet<string> = new Set(["seats", "gros", "frances"]);

/** Removes a French plural ending: "sièges" equals "siège", "bleus" equals "bleu". Words up to 3 letters stay. */
export const singular = (word: string): string =>
  word.length > 3 && !NO_PLURALS.has(word) && (word.endsWith("s") || word.endsWith("x")) ? word.slice(0, -1) : word;

const characterKind = (character: string): PhraseToken["kind"] | null => {
  if (character >= "a" && character <= "z") return "word";
  if (character >= "0" && character <= "9") return "digits";
  return SIGNS.has(character) ? "sign" : null;
};

/** Skips `fold` for plain letters and digits. */
const foldCharacter = (character: string): string => (characterKind(character) === null ? fold(character) : character);

/** Any other characters become part of the next token's `separator`. */
export const tokenizePhrase = (typed: string): readonly PhraseToken[] => {
  const raw = typed.slice(0, MAX_SEARCH_TEXT_LENGTH);
  const runs: { text: string; kind: PhraseToken["kind"]; start: number; end: number; separator: string }[] = [];
  let offset = 0;
  for (const character of raw) {
    const start = offset;
    offset += character.length;
    const letters = foldCharacter(character);
    const last = runs.at(-1);
    // A combining accent belongs to the letter before it.
    if (letters === "" && last?.end === start) last.end = offset;
    for (const letter of letters) {
      const kind = characterKind(letter);
      const current = runs.at(-1);
      if (kind === null) continue;
      if (current && current.kind === kind && kind !== "sign" && current.end >= start) {
        current.text += letter;
        current.end = offset;
      } else {
        runs.push({ text: letter, kind, start, end: offset, separator: raw.slice(current?.end ?? 0, start) });
      }
    }
  }
  return runs.flatMap(splitThousands).map((run) => ({ ...run, root: singular(run.text) }));
};

/** The terms of phrases: the texts of their tokens that are words. */
export const termsOf = (phrases: Iterable<string>): string[] =>
  [...phrases].flatMap(tokenizePhrase).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));

type Run = Omit<PhraseToken, "root">;

/** "100tkm", "15 keur": thousands and a unit. */
const splitThousands = (run: Run, index: number, runs: readonly Run[]): readonly Run[] => {
  const unit = runs[index - 1]?.kind === "digits" ? /^[kt](kms?|e|eur|euros?)$/.exec(run.text)?.[1] : undefined;
  if (unit === undefined) return [run];
  const start = run.start + 1;
  return [
    { ...run, text: "k", end: start },
    { ...run, text: unit, start, separator: "" },
  ];
};

/** "Un an" is a number, any other "un" a link word. */
export const isOneAt = (tokens: readonly PhraseToken[], index: number): boolean =>
  /^une?$/.test(tokens[index]?.text ?? "") && /^(?:an|annee)$/.test(tokens[index + 1]?.text ?? "");

/** The index of the first token from `start` on that is no link word. */
export const skipLinkWords = (tokens: readonly PhraseToken[], start: number): number => {
  let index = start;
  while (LINK_WORDS.has(tokens[index]?.text ?? "") && !isOneAt(tokens, index)) index += 1;
  return index;
};
