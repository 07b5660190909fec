/** What people call a brand, by its slug, misspellings too far off to be guessed among them. */
const EVERYDAY_BRANDS: Readonly<Record<string, string>> = {
  volkswagen: "vw, volks, wolkswagen, folkswagen, volkswagon, v w",
  "mercedes-benz": "mercedes, merco, benz, mercedes benz, mb, mercedez, mersedes",
  mercedes: "merco, benz, mercedes benz, mercedez, mersedes",
  bmw: "bm, b m w, béhème, beemer",
  citroen: "citron, citroën, citoren",
  "land-rover": "landrover, land",
  land: "land rover, landrover",
  "alfa-romeo": "alfa, alpha romeo, alpha, alfa roméo",
  alfa: "alfa romeo, alpha romeo",
  hyundai: "hunday, hundai, huyndai, hundaï, hyunday, yundai",
  renault: "reno, renaud",
  peugeot: "pijo, peujo, pegeot, peugot, peujeot",
  chevrolet: "chevy, chevro",
  skoda: "scoda, shkoda",
  mitsubishi: "mitsu, mitsubichi, mitsubitchi",
  porsche: "porche, porsh",
  toyota: "toyotta",
  suzuki: "susuki, suziki",
  dacia: "dachia",
  nissan: "nisan",
  "aston-martin": "aston",
  aston: "aston martin",
  "rolls-royce": "rolls, rolls royce",
  ds: "ds automobiles, d s",
  smart: "smart",
  mini: "austin mini",
  tesla: "telsa",
  mg: "m g, morris garages",
  "lynk-co": "lynk",
};

/** What people call a model, by its slug. */
export const EVERYDAY_MODELS: Readonly<Record<string, string>> = {
  qashqai: "kashkai, cashcai, quashqai, qashkai, quasquai, cashkai",
  touareg: "touarek",
  beetle: "coccinelle, new beetle",
  "new-beetle": "coccinelle",
  "500": "cinquecento",
};
/** What people call a brand: its name and its everyday names. */
export const namesOfBrand = ({ slug, name }: { readonly slug: string; readonly name: string }): readonly string[] => [
  name,
  slug,
  ...(EVERYDAY_BRANDS[slug]?.split(", ") ?? []),
];
