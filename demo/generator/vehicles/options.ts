import type { FuelType, VehicleKind } from "../../../src/domain/vehicles/keys.ts";
import type { EquipmentKey } from "../../../src/domain/vehicles/equipment.ts";
import type { Random } from "../random.ts";

/** Dealer options, each with the equipment that it requires and a price in euros. */
type DealerOption = {
  readonly text: string;
  readonly price: number;
  readonly needs?: EquipmentKey;
  readonly kind?: VehicleKind;
  readonly fuel?: FuelType;
};

const OPTIONS: readonly DealerOption[] = [
  { text: "Pack hiver : sièges avant, volant et pare-brise chauffants", price: 590, needs: "winter_package" },
  { text: "Pack hiver : sièges avant et volant chauffants", price: 450, needs: "heated_steering_wheel" },
  { text: "Pack parking : radars avant et arrière, caméra de recul", price: 650, needs: "rear_camera" },
  {
    text: "Pack assistance : régulateur adaptatif et surveillance des angles morts",
    price: 990,
    needs: "adaptive_cruise_control",
  },
  { text: "Pack technologie : affichage tête haute et caméra 360°", price: 1450, needs: "head_up_display" },
  { text: "Toit panoramique ouvrant", price: 1200, needs: "panoramic_roof" },
  { text: "Attelage amovible, prise 13 broches", price: 890, needs: "removable_tow_bar" },
  { text: "Attelage escamotable électriquement", price: 1190, needs: "swivel_tow_bar" },
  { text: "Attelage fixe, prise 13 broches", price: 690, needs: "tow_bar" },
  { text: "Système audio haut de gamme, 10 haut-parleurs", price: 790, needs: "sound_system" },
  { text: "Hayon électrique mains libres", price: 500, needs: "electric_tailgate" },
  { text: "Navigation avec cartographie européenne", price: 690, needs: "navigation_system" },
  { text: "Phares matriciels", price: 1100, needs: "matrix_headlights" },
  { text: "Sièges avant électriques à mémoire", price: 980, needs: "memory_seats" },
  { text: "Vitres arrière surteintées", price: 290, needs: "privacy_glass" },
  { text: "Alarme volumétrique", price: 390, needs: "alarm" },
  { text: "Pompe à chaleur", price: 900, needs: "heat_pump" },
  { text: "Chargeur embarqué 22 kW", price: 950, fuel: "electric" },
  { text: "Câble de recharge mode 3, type 2", price: 250, needs: "charging_cable" },
  { text: "Pneus d’hiver montés sur jantes", price: 1190, needs: "winter_tyres" },
  { text: "Jantes alliage 18 pouces", price: 690, needs: "alloy_wheels" },
  { text: "Jantes alliage 19 pouces", price: 990, needs: "sport_package" },
  { text: "Roue de secours de dimension réduite", price: 160, needs: "spare_wheel" },
  { text: "Tapis de sol et bac de coffre", price: 140, kind: "passenger" },
  { text: "Tapis de caoutchouc", price: 90 },
  { text: "Filet de séparation du coffre", price: 180, kind: "passenger" },
  { text: "Cloison tôlée vitrée", price: 320, needs: "partition_wall", kind: "van" },
  { text: "Habillage bois du plancher et des parois", price: 990, needs: "cargo_lining", kind: "van" },
  { text: "Plancher antidérapant", price: 540, needs: "load_floor", kind: "van" },
  { text: "Galerie de toit en aluminium, échelle arrière", price: 1350, needs: "roof_rack", kind: "van" },
  { text: "Porte-échelle", price: 620, needs: "ladder_rack", kind: "van" },
  { text: "Groupe frigorifique 0 °C, caisse isolée", price: 8900, needs: "refrigerated", kind: "van" },
  { text: "Hayon élévateur 500 kg", price: 4200, needs: "tail_lift", kind: "van" },
  { text: "Prise 230 V dans l’espace de chargement", price: 310, needs: "power_outlet_230v", kind: "van" },
  { text: "Éclairage LED de l’espace de chargement", price: 150, kind: "van" },
  { text: "Banquette passager biplace avec tablette", price: 380, kind: "van" },
];

export type SelectedOptions = { readonly texts: readonly string[]; readonly price: number };

/** At most six options that fit the equipment; a metallic paint comes first. */
export const selectOptions = (
  car: {
    readonly kind: VehicleKind;
    readonly fuel: FuelType;
    readonly equipment: readonly EquipmentKey[];
    readonly paint: string | null;
    readonly level: number;
  },
  random: Random,
): SelectedOptions => {
  const fitting = OPTIONS.filter(
    ({ needs, kind, fuel }) =>
      (needs === undefined || car.equipment.includes(needs)) &&
      (kind === undefined || kind === car.kind) &&
      (fuel === undefined || fuel === car.fuel),
  );
  const targetCount = random.integer(0, 2 + car.level);
  const selected = fitting.filter(() => random.chance(targetCount / Math.max(fitting.length, 1))).slice(0, 6);
  const paint = car.paint === null ? [] : [{ text: `Peinture métallisée ${car.paint}`, price: 690 }];
  const all = [...paint, ...selected];
  return { texts: all.map(({ text }) => text), price: all.reduce((sum, { price }) => sum + price, 0) };
};
