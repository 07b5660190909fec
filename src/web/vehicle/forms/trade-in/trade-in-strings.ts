import type { ComparableScope, NoEstimate, TradeInFuel } from "#domain/trade-in/index.ts";

export const tradeInPageStrings = {
  title: "Faire reprendre votre voiture",
  description:
    "Trois réponses sur votre voiture\u00a0: une fourchette de reprise provisoire, tirée des prix de notre stock, et comment elle est faite.",
  intro:
    "Trois réponses\u00a0: vous voyez aussitôt une fourchette provisoire, tirée des prix de notre propre stock, et comment elle est faite.",
  carLabel: "Votre voiture",
  car: "Marque et modèle",
  carHelp: "Par exemple Renault Clio essence. Le carburant resserre la fourchette.",
  carRequired: "Indiquez la marque et le modèle de votre voiture.",
  show: "Voir la fourchette",
  refineLabel: "Préciser la fourchette",
  refine: "Recalculer",
  unknownFuel: "Je ne sais pas",
  continue: "Continuer",
  choose: "Choisissez dans la liste",
  make: "Marque",
  model: "Modèle",
  notListed: (answer: string) =>
    `Elle n’est pas dans la liste\u00a0? Envoyez la demande ci-dessous\u00a0: un acheteur vous répond ${answer}.`,
  incomplete: "Une réponse manque pour calculer la fourchette",
  change: "Modifier la voiture",
  range: "Fourchette provisoire",
  source: (count: number) =>
    count === 1
      ? "Tirée d’une seule voiture comparable de notre stock."
      : `Tirée de ${count}\u00a0voitures comparables de notre stock.`,
  caution: "Ce n’est pas une offre\u00a0: le prix se confirme quand nous avons vu la voiture.",
  made: "Comment elle est faite",
  changes: "Ce qui peut la changer",
  changing: [
    "La version, les options et les pneus, que ce calcul ne connaît pas.",
    "L’entretien\u00a0: un carnet complet et des factures comptent.",
    "Un accident réparé, un dégât ou un témoin allumé.",
    "Les prix du marché, le jour où vous nous apportez la voiture.",
  ],
  none: "Pas de fourchette en ligne pour cette voiture",
  noneNext: (answer: string) => `Votre demande est la même\u00a0: un acheteur vous répond ${answer}.`,
  confirm: "Faire confirmer le prix",
  ask: "Demander un prix",
  confirmText: (answer: string) =>
    `Laissez vos coordonnées et, si vous le pouvez, une photo ou deux\u00a0: un acheteur vous répond ${answer}.`,
  stock: "Voir dans le stock",
  how: "Comment cela se passe",
  steps: (answer: string) => [
    "Vous décrivez la voiture et voyez une fourchette, sans laisser de coordonnées.",
    `Un acheteur vous donne un prix ${answer}, d’après vos réponses et vos photos.`,
    "Le prix est confirmé après un essai et un passage sur le pont, une demi-heure en tout.",
  ],
  fromInterest: "Vous avez une voiture à faire reprendre\u00a0?",
  fromInterestLink: "Voir sa fourchette de reprise",
} as const;

const comparedBy = (scope: ComparableScope, years: string): string => {
  if (scope === "make") return `Même marque, même carrosserie, même type de motorisation, ${years}`;
  return `Même modèle, même type de motorisation, ${years}${scope === "model" ? "" : ", neuves comprises"}`;
};

const DRIVES: Readonly<Partial<Record<TradeInFuel, string>>> = {
  petrol: "thermique",
  plug_in: "hybride rechargeable",
  electric: "électrique",
};

const listed = (names: readonly (string | undefined)[]): string =>
  `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;

/** What of a description was not understood, as a sentence. */
export const choiceSentence = (
  text: string,
  choice: { readonly of: "makes" | "namesakes" } | { readonly of: "models"; readonly make: string },
): string => {
  switch (choice.of) {
    case "makes":
      return `Nous n’avons pas reconnu «\u00a0${text}\u00a0». Choisissez la marque, puis le modèle.`;
    case "models":
      return `Nous avons reconnu ${choice.make}, mais pas le modèle. Choisissez-le.`;
    case "namesakes":
      return `Plusieurs voitures portent le nom «\u00a0${text}\u00a0». Choisissez la vôtre.`;
  }
};

/** Labels and notes of the composition. */
export const tradeInEstimateStrings = {
  comparables: (count: number) =>
    count === 1 ? "1\u00a0voiture comparable de notre stock" : `${count}\u00a0voitures comparables de notre stock`,
  comparablesNote: (scope: ComparableScope, years: string) => `${comparedBy(scope, years)}\u00a0; prix affichés.`,
  years: (difference: number) =>
    difference === 0 ? "même année" : `au plus ${difference}\u00a0${difference === 1 ? "an" : "ans"} d’écart`,
  adjusted: (count: number) => (count === 1 ? "Ramenée à votre voiture" : "Ramenées à votre voiture"),
  middleHalf: "À son âge et à son kilométrage, selon notre table de dépréciation\u00a0; la moitié du milieu.",
  widened: (share: string, count: number) =>
    `À son âge et à son kilométrage, selon notre table de dépréciation\u00a0; ${count === 1 ? "" : "de la moins chère à la plus chère, et "}${share} de plus de chaque côté.`,
  wide: (scope: ComparableScope, isFew: boolean) => {
    if (scope === "model") return "";
    if (scope === "make")
      return "Elle est large\u00a0: avec cette motorisation, ce modèle manque à notre stock, et d’autres modèles de la marque en tiennent lieu.";
    return isFew
      ? "Elle est large, parce que si peu de voitures en disent peu."
      : "Elle est large, parce que ces voitures n’ont pas toutes l’âge de la vôtre.";
  },
  everyDrive: "À son âge et à son kilométrage, selon notre table de dépréciation, toutes motorisations confondues.",
  everyDriveNote: (years: string) => `Même modèle, toutes motorisations, ${years}\u00a0; prix affichés.`,
  wideDrives: (drives: readonly TradeInFuel[]) =>
    `Elle est large, parce qu’elle couvre ce modèle ${listed(drives.map((drive) => DRIVES[drive]))}\u00a0: le carburant la resserre.`,
  reconditioning: "Remise en état",
  warranty: "Garantie que nous devrons donner",
  margin: (share: string) => `Notre marge, ${share}`,
  minus: (amount: string) => `−\u00a0${amount}`,
} as const;

/** `maxYears` and `maxMileage` are those of the settings: "10 ans", "180 000 km". */
export const noEstimateReason = (
  reason: NoEstimate,
  limits: { readonly maxYears: string; readonly maxMileage: string } | null,
): string => {
  switch (reason) {
    case "few":
      return "Nous n’avons pas de voiture comparable en stock\u00a0: un chiffre n’aurait pas de sens.";
    case "vague":
      return "Les prix de nos voitures comparables sont trop éloignés\u00a0: un chiffre n’aurait pas de sens.";
    case "broken":
      return "Une voiture qui ne roule plus doit être vue avant qu’un prix ait un sens.";
    case "worn":
      return limits === null
        ? "À cet âge ou à ce kilométrage, un acheteur regarde la voiture avant de donner un prix."
        : `Au-delà de ${limits.maxYears} ou de ${limits.maxMileage}, un acheteur regarde la voiture avant de donner un prix.`;
    case "worthless":
      return "À cet âge et dans cet état, la remise en état décide du prix\u00a0: un acheteur la regarde d’abord.";
    case "unset":
      return "Un acheteur vous donne un prix directement.";
  }
};
