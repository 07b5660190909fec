import { EQUIPMENT, type EquipmentKey } from "../../../src/domain/vehicles/equipment.ts";
import type { BodyStyle, Drive, FuelType, Transmission, VehicleKind } from "../../../src/domain/vehicles/keys.ts";
import type { Random } from "../random.ts";

export type EquippedCar = {
  readonly kind: VehicleKind;
  readonly body: BodyStyle | null;
  readonly fuel: FuelType;
  readonly transmission: Transmission;
  readonly drive: Drive;
  /** Trim level, 1 to 4. */
  readonly level: number;
  readonly year: number;
  /** List price in euros: some equipment exists only in expensive cars. */
  readonly listPrice: number;
  readonly sporty: boolean;
  readonly metallic: boolean;
  readonly engine: string;
  readonly model: string;
  readonly seats: number;
};

const EVERY_CAR =
  "abs esp driver_airbag passenger_airbag immobilizer central_locking electric_windows power_steering radio electric_mirrors height_adjustable_seat on_board_computer";
const MORE_THAN_A_VAN = "isofix side_airbags curtain_airbags folding_rear_seats";
const FROM_2014 =
  "tyre_pressure_monitoring hill_start_assist bluetooth hands_free usb multifunction_steering_wheel speed_limiter heated_mirrors daytime_running_lights";
const FROM_2018 =
  "emergency_call touchscreen cruise_control light_sensor emergency_brake_assist dab_radio led_daytime_running_lights";
const FROM_2022 =
  "lane_assist traffic_sign_recognition fatigue_warning led_headlights apple_carplay android_auto lane_departure_warning parking_sensors_rear";

const LEVELS: readonly string[] = [
  "",
  "automatic_climate_control alloy_wheels leather_steering_wheel rain_sensor parking_sensors_rear armrest folding_mirrors fog_lights",
  "navigation_system heated_seats keyless_entry keyless_start parking_sensors_front privacy_glass two_zone_climate_control auto_dimming_mirror lumbar_support driving_modes high_beam_assist voice_control",
  "heated_steering_wheel sound_system electric_tailgate electric_seats cornering_lights rear_camera ambient_lighting",
];

/** By level and year of introduction. */
const LEVELS_SINCE: readonly (readonly [since: number, level: number, keys: string])[] = [
  [2016, 2, "apple_carplay android_auto electric_parking_brake"],
  [2019, 2, "rear_camera"],
  [2019, 3, "blind_spot_monitor adaptive_cruise_control lane_assist cross_traffic_alert"],
  [2020, 3, "digital_cockpit wireless_charging ambient_lighting heated_steering_wheel"],
  [2020, 4, "head_up_display matrix_headlights camera_360 traffic_jam_assist park_assist panoramic_roof"],
];

/** Optional: key, probability, and the lowest list price. */
const EXTRAS: readonly (readonly [EquipmentKey, number, number])[] = [
  ["heated_windscreen", 0.14, 18_000],
  ["winter_package", 0.2, 18_000],
  ["alarm", 0.12, 24_000],
  ["all_season_tyres", 0.12, 0],
  ["winter_tyres", 0.1, 0],
  ["emergency_tyre_kit", 0.6, 0],
  ["spare_wheel", 0.12, 0],
  ["tinted_windows", 0.1, 0],
  ["knee_airbag", 0.18, 26_000],
  ["front_isofix", 0.14, 22_000],
  ["sunroof", 0.05, 22_000],
  ["panoramic_roof", 0.1, 30_000],
  ["heated_rear_seats", 0.14, 34_000],
  ["ventilated_seats", 0.12, 42_000],
  ["memory_seats", 0.18, 38_000],
  ["massage_seats", 0.1, 48_000],
  ["wifi_hotspot", 0.1, 36_000],
  ["rear_entertainment", 0.04, 45_000],
  ["night_vision", 0.12, 62_000],
  ["air_suspension", 0.2, 62_000],
  ["three_zone_climate_control", 0.16, 44_000],
  ["four_zone_climate_control", 0.14, 62_000],
];

const TOW_BARS: readonly (readonly [EquipmentKey | null, number])[] = [
  [null, 84],
  ["tow_bar", 6],
  ["removable_tow_bar", 7],
  ["swivel_tow_bar", 3],
];

const parseKeys = (keys: string): string[] => keys.split(" ").filter(Boolean);

const byAge = ({ year, kind, level }: EquippedCar): string[] => [
  ...parseKeys(EVERY_CAR),
  ...(kind === "van" ? [] : parseKeys(MORE_THAN_A_VAN)),
  ...(year >= 2014 ? parseKeys(FROM_2014) : ["cd_player"]),
  ...(year >= 2018 ? parseKeys(FROM_2018) : []),
  ...(year >= 2022 && (kind === "passenger" || level > 1) ? parseKeys(FROM_2022) : []),
  ...(year < 2018 && level >= 3 ? ["xenon_headlights", "cd_player"] : []),
];

const byLevel = (car: EquippedCar): string[] => [
  ...LEVELS.slice(0, car.level).flatMap(parseKeys),
  ...LEVELS_SINCE.filter(([since, level]) => car.year >= since && car.level >= level).flatMap(([, , keys]) =>
    parseKeys(keys),
  ),
];

const byEngine = (car: EquippedCar, random: Random): string[] => {
  const isPlugIn = car.fuel === "electric" || car.fuel.startsWith("electric+");
  return [
    ...(isPlugIn ? ["charging_cable"] : []),
    ...(car.fuel === "electric" ? ["fast_charging", "driving_modes"] : []),
    ...(car.fuel === "electric" && random.chance(0.25 + car.level * 0.15) ? ["heat_pump"] : []),
    ...(!isPlugIn && car.fuel !== "hydrogen" && car.year >= 2013 ? ["start_stop"] : []),
    ...(car.fuel === "diesel" && random.chance(0.08) ? ["auxiliary_heating"] : []),
    ...(car.transmission === "automatic" && car.level >= 3 && car.fuel !== "electric" ? ["paddle_shifters"] : []),
    ...(car.drive === "all" && (car.body === "suv" || car.kind === "van") ? ["hill_descent_control"] : []),
  ];
};

const byBody = (car: EquippedCar, random: Random): string[] => [
  ...((car.body === "suv" || car.body === "estate" || car.body === "mpv") && car.level >= 2 ? ["roof_rails"] : []),
  ...((car.body === "mpv" || car.body === "family") && random.chance(0.6) ? ["sliding_rear_seats"] : []),
  ...(car.model.startsWith("Tourneo") || car.model === "Combo" || car.model === "Berlingo"
    ? ["double_sliding_doors"]
    : []),
  ...(car.sporty ? ["sport_seats", "sport_package"] : []),
  ...(car.sporty && random.chance(0.4) ? ["sport_suspension"] : []),
  ...(car.sporty && random.chance(0.2) ? ["body_kit"] : []),
  ...(car.metallic ? ["metallic_paint"] : []),
];

const isWorkVan = (car: EquippedCar, random: Random): string[] => {
  if (car.kind !== "van") return [];
  if (car.model === "Ranger") return ["crew_cab", "load_floor", ...(random.chance(0.5) ? ["tow_bar"] : [])];
  if (car.body === "company_car") return ["partition_wall", "load_floor"];
  const some = (keys: readonly EquipmentKey[], probability: number): string[] =>
    keys.filter(() => random.chance(probability));
  return [
    random.chance(0.3) ? "double_sliding_doors" : "sliding_door",
    "rear_double_doors",
    "partition_wall",
    ...some(["load_floor", "cargo_lining", "power_outlet_230v"], 0.45),
    ...some(["roof_rack", "ladder_rack", "long_wheelbase", "crew_cab"], 0.14),
    ...some(["refrigerated", "tail_lift"], 0.06),
    ...(/H[23]/.test(car.engine) ? ["high_roof", "long_wheelbase"] : []),
  ];
};

const NEVER_IN_A_WORK_VAN = new Set<string>([
  "panoramic_roof",
  "electric_tailgate",
  "roof_rails",
  "memory_seats",
  "rear_entertainment",
  "sunroof",
  "heated_rear_seats",
  "head_up_display",
  "sliding_rear_seats",
  "ambient_lighting",
  "privacy_glass",
  "electric_seats",
  "massage_seats",
  "air_suspension",
  "three_zone_climate_control",
  "four_zone_climate_control",
]);

const climate = (keys: ReadonlySet<string>): string =>
  keys.has("automatic_climate_control") ? "automatic_climate_control" : "air_conditioning";

/** The equipment of a vehicle in table order, by trim, year and price. */
export const createEquipment = (car: EquippedCar, random: Random): readonly EquipmentKey[] => {
  const keys = new Set([
    ...byAge(car),
    ...byLevel(car),
    ...byEngine(car, random),
    ...byBody(car, random),
    ...isWorkVan(car, random),
  ]);
  for (const [key, chance, price] of EXTRAS) if (car.listPrice >= price && random.chance(chance)) keys.add(key);
  const towBar = random.weighted(TOW_BARS);
  if (towBar !== null && car.kind === "passenger") keys.add(towBar);
  keys.add(climate(keys));
  const open = car.body === "convertible";
  if (open)
    for (const key of ["panoramic_roof", "sunroof", "roof_rails", "curtain_airbags", "electric_tailgate"])
      keys.delete(key);
  if (car.seats < 4)
    for (const key of ["folding_rear_seats", "sliding_rear_seats", "heated_rear_seats"]) keys.delete(key);
  if (keys.has("panoramic_roof")) keys.delete("sunroof");
  if (car.kind === "van" || car.model.startsWith("Tourneo")) keys.delete("air_suspension");
  if (car.kind === "van") for (const key of NEVER_IN_A_WORK_VAN) keys.delete(key);
  return EQUIPMENT.filter((key) => keys.has(key));
};
