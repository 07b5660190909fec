import { formatNumber } from "../../../src/domain/shared/money.ts";
import type { EquipmentKey } from "../../../src/domain/vehicles/equipment.ts";
import type { Condition, FuelType } from "../../../src/domain/vehicles/keys.ts";
import type { VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { DEMO_DATE } from "../demo-date.ts";
import type { Random } from "../random.ts";
import { toFrenchTypography } from "../typography.ts";
import { EQUIPMENT_LABELS } from "../../../src/application/strings/vehicles/equipment-labels.ts";

const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

const inMonth = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** "de mars 2024", "d'août 2023". */
const withPreposition = (month: string): string => (/^[aeo]/.test(month) ? `d'${month}` : `de ${month}`);

/** Equipment worth mentioning, the rarest first. */
const WORTH_NAMING: readonly EquipmentKey[] = [
  "panoramic_roof",
  "head_up_display",
  "matrix_headlights",
  "camera_360",
  "removable_tow_bar",
  "swivel_tow_bar",
  "tow_bar",
  "heat_pump",
  "air_suspension",
  "refrigerated",
  "tail_lift",
  "sound_system",
  "electric_tailgate",
  "adaptive_cruise_control",
  "heated_seats",
  "navigation_system",
  "cargo_lining",
  "digital_cockpit",
  "apple_carplay",
  "rear_camera",
  "blind_spot_monitor",
  "keyless_entry",
  "automatic_climate_control",
  "partition_wall",
  "parking_sensors_rear",
  "led_headlights",
  "lane_assist",
  "traffic_sign_recognition",
  "cruise_control",
  "air_conditioning",
  "bluetooth",
];

const PROPER = /^(?:Apple|Android|Isofix|Bluetooth|ABS|ESP|LED)/;

const inSentence = (label: string): string =>
  PROPER.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const joinList = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;

/** Values that the sentences use. */
type DescriptionContext = {
  readonly name: string;
  /** Month of the first registration: "mars 2024". */
  readonly since: string;
  readonly km: string;
  readonly attributes: VehicleAttributes;
};

const newOpenings = ({ name, attributes }: DescriptionContext): readonly string[] =>
  attributes.available_from !== null && attributes.available_from > DEMO_DATE
    ? [
        `${name} neuf, déjà commandé à l'usine et attendu en ${inMonth(attributes.available_from)}.`,
        `${name} neuf, attendu en ${inMonth(attributes.available_from)} ; il peut être réservé dès aujourd'hui.`,
      ]
    : [
        `${name} neuf, visible en concession et prêt à partir.`,
        `Véhicule neuf de stock, immatriculé à votre nom en quelques jours.`,
        `${name} neuf, disponible sans attendre le délai d'usine.`,
      ];

const OPENINGS: Readonly<Record<Condition, (context: DescriptionContext) => readonly string[]>> = {
  new: newOpenings,
  demonstrator: ({ since, km }) => [
    `Véhicule de démonstration de la concession, mis en circulation en ${since}, ${km} km.`,
    `Conduit par nos conseillers depuis ${since}, il affiche ${km} km et sort de préparation.`,
    `Ancien véhicule d'essai de notre showroom, entretenu dans nos ateliers depuis ${since}.`,
  ],
  preregistered: ({ since }) => [
    `Immatriculé en ${since}, il n'a jamais roulé : vous profitez d'un neuf au prix d'une occasion récente.`,
    `Première immatriculation en ${since}, kilométrage de livraison.`,
    `Immatriculé par la concession en ${since}, jamais prêté ni loué.`,
  ],
  used: ({ name, since, km, attributes }) => [
    `Mis en circulation en ${since}, ce véhicule totalise ${km} km.`,
    `${name} ${withPreposition(since)}, ${km} km${attributes.owners === 1 ? ", première main" : ""}.`,
    `Repris à l'un de nos clients, il a parcouru ${km} km depuis ${since}.`,
    `Occasion ${withPreposition(since)}, contrôlée par notre atelier avant la mise en vente.`,
  ],
};

const opening = (attributes: VehicleAttributes, random: Random): string => {
  const name = `${attributes.brand.name} ${attributes.model?.name ?? ""}`.trim();
  const since = attributes.first_registration === null ? "" : inMonth(attributes.first_registration);
  const context = { name, since, km: formatNumber(attributes.mileage_km ?? 0), attributes };
  return random.pick(OPENINGS[attributes.condition ?? "used"](context));
};

const plugIn = ({ range_km }: VehicleAttributes): readonly string[] => [
  `En ville, il roule jusqu'à ${range_km} km à l'électricité ; le moteur thermique prend le relais sur la route.`,
  `Hybride rechargeable : ${range_km} km en électrique pour le quotidien, un réservoir pour le reste.`,
];

const autogas = (): readonly string[] => [
  "Bicarburation essence et GPL, le réservoir de gaz remplace la roue de secours.",
];

const flexible = (): readonly string[] => [
  "Accepte l'éthanol E85 comme le sans-plomb, dans n'importe quelle proportion.",
];

/** A sentence about the energy; petrol has none. */
const ENERGY: Readonly<Partial<Record<FuelType, (attributes: VehicleAttributes) => readonly (string | null)[]>>> = {
  electric: ({ battery_kwh, range_km, wltp }) => [
    `Sa batterie de ${formatNumber(battery_kwh ?? 0)} kWh donne jusqu'à ${range_km} km d'autonomie${wltp ? " WLTP" : ""}.`,
    `Jusqu'à ${range_km} km entre deux recharges, câble fourni.`,
    `Électrique, silencieux, et ${range_km} km d'autonomie annoncés.`,
  ],
  "electric+petrol": plugIn,
  "electric+diesel": plugIn,
  hybrid: () => [
    "L'hybride se recharge en roulant, sans câble ni borne.",
    "Motorisation hybride, à l'aise en ville et sobre sur route.",
  ],
  hydrogen: () => ["Pile à combustible : le plein d'hydrogène prend cinq minutes et il ne rejette que de l'eau."],
  lpg: autogas,
  lpgg3: autogas,
  cng: () => ["Roule au gaz naturel, avec un réservoir d'essence en secours."],
  e85: flexible,
  "bio-ethanol": flexible,
  "bio-diesel": () => ["Homologué pour le biodiesel HVO100, sans renoncer au gazole ordinaire."],
  diesel: ({ kind }) => [kind === "van" ? null : "Le diesel des grands rouleurs, régulièrement entretenu.", null],
};

const describeEngine = (attributes: VehicleAttributes, random: Random): string | null =>
  random.pick((attributes.fuel_type === null ? undefined : ENERGY[attributes.fuel_type])?.(attributes) ?? [null]);

const listHighlights = (attributes: VehicleAttributes, random: Random): string | null => {
  const named = WORTH_NAMING.filter((key) => attributes.equipment.includes(key)).slice(0, 9);
  if (named.length < 3) return null;
  const wanted = random.integer(3, 4);
  while (named.length > wanted) named.splice(random.integer(0, named.length - 1), 1);
  const list = joinList(named.map((key) => inSentence(EQUIPMENT_LABELS[key])));
  return random.pick([
    `Parmi ses équipements : ${list}.`,
    `Il dispose notamment de ces équipements : ${list}.`,
    `À bord : ${list}.`,
  ]);
};

const describeHistory = (attributes: VehicleAttributes, random: Random): string => {
  const lines: string[] = [];
  if (attributes.service_book)
    lines.push("Carnet d'entretien complet, factures à l'appui.", "Entretien suivi, historique disponible.");
  if (attributes.vat_deductible) lines.push("TVA déductible, facture au nom de votre société.");
  if (attributes.warranty_months !== null && attributes.condition === "used")
    lines.push(`Garantie ${attributes.warranty_months} mois, pièces et main-d'œuvre.`);
  if (attributes.warranty_months !== null && attributes.condition !== "used" && attributes.warranty_months >= 36)
    lines.push(`Couvert par la garantie du constructeur pendant encore ${attributes.warranty_months} mois.`);
  if (attributes.towing_kg !== null && attributes.towing_kg >= 1800)
    lines.push(`Il tracte jusqu'à ${formatNumber(attributes.towing_kg)} kg freinés.`);
  lines.push(
    "Reprise de votre véhicule possible, essai sur rendez-vous.",
    "Essai possible du lundi au samedi, sur rendez-vous.",
  );
  return random.pick(lines);
};

/** Two to four sentences from the vehicle's attributes; a third of the vehicles have none. */
export const createDescription = (attributes: VehicleAttributes, random: Random): string | null => {
  if (random.chance(0.3)) return null;
  const middle = [describeEngine(attributes, random), listHighlights(attributes, random)].filter(
    (line) => line !== null,
  );
  const selected = middle.length === 2 && random.chance(0.25) ? middle.slice(1) : middle;
  return toFrenchTypography([opening(attributes, random), ...selected, describeHistory(attributes, random)].join(" "));
};
