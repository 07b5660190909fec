/** Model list of a brand. */
export const modelListStrings = {
  crumb: "Tous les modèles",
  title: (brand: string) => `Tous les modèles ${brand}`,
  description: (count: number, brand: string, names: string) =>
    `${count === 1 ? "Le modèle" : `Les ${count}\u00a0modèles`} ${brand} en concession\u00a0: ${names} Prix, carburants et véhicules en stock.`,
  count: (count: number) => (count > 1 ? `${count}\u00a0modèles` : `${count}\u00a0modèle`),
  filters: "Filtrer les modèles",
  kind: "Type",
  body: "Carrosserie",
  fuel: "Carburant",
  any: { kind: "Tous", body: "Toutes", fuel: "Tous" },
  counted: (label: string, count: number) => `${label} (${count})`,
  sort: "Trier par",
  sorts: { name: "Nom", "price-asc": "Prix croissant", "price-desc": "Prix décroissant" },
  none: "Aucun modèle ne réunit ces critères",
  noneText: "Retirez un critère, ou revenez à la liste entière.",
  all: (count: number, brand: string) =>
    count > 1 ? `Voir les ${count}\u00a0modèles ${brand}` : `Voir le modèle ${brand}`,
  clear: "Effacer les filtres",
} as const;

/** Model page. */
export const modelPageStrings = {
  title: (model: string) => `${model}\u00a0: versions, prix et stock`,
  description: (model: string, versions: number, fuels: string, price: string | null) =>
    [
      `${model}\u00a0:`,
      versions > 1 ? `${versions}\u00a0versions,` : "",
      `${fuels.charAt(0).toLowerCase()}${fuels.slice(1)}${price === null ? "." : `, dès ${price}.`}`,
      "Données techniques, véhicules en stock et essai.",
    ]
      .filter(Boolean)
      .join(" "),
  cash: "Prix au comptant",
  lease: "En leasing",
  leaseOffer: "Voir l’offre de leasing",
  onRequest: "Prix sur demande",
  attributes: {
    body: "Carrosserie",
    fuels: "Carburants",
    seats: "Places",
    size: "Longueur × largeur × hauteur",
    boot: "Coffre",
    load: "Volume utile",
  },
  features: "L’essentiel",
  highlights: "Points forts",
  versions: "Versions et prix",
  versionsText:
    "Choisissez une version\u00a0: un conseiller la configure avec vous, couleur, options et délai compris.",
  versionsCaption: (model: string, wltp: boolean) =>
    wltp
      ? `${model}\u00a0: les versions, leur prix toutes taxes comprises, leur motorisation et leurs valeurs WLTP`
      : `${model}\u00a0: les versions, leur prix toutes taxes comprises et leur motorisation`,
  version: "Version",
  price: "Prix",
  columns: {
    fuel: { label: "Carburant", inline: null },
    transmission: { label: "Boîte", inline: null },
    power: { label: "Puissance", inline: null },
    consumption: { label: "Consommation WLTP", inline: null },
    co2: { label: "CO₂ WLTP", inline: "CO₂" },
    battery: { label: "Batterie", inline: "batterie" },
    range: { label: "Autonomie WLTP", inline: "autonomie" },
  },
  unknown: "–",
  configurator: "Configurateur",
  configureVersion: "Configurer",
  note: (wltp: boolean) =>
    wltp
      ? "Prix conseillés, hors options. Consommation, émissions et autonomie selon la procédure WLTP."
      : "Prix conseillés, hors options.",
  downloads: "À télécharger",
  stock: (model: string) => `${model} en stock`,
  seeStock: (count: number) => (count > 1 ? `Voir ${count}\u00a0véhicules en stock` : "Voir le véhicule en stock"),
  seeAllStock: "Voir le stock",
  testDrive: "Réserver un essai",
  contact: "Poser une question",
  configure: "Configurer ce modèle",
  configureAt: (host: string) => `Configurer ce modèle sur ${host}`,
  story: "En savoir plus sur ce modèle",
} as const;
