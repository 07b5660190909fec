import fc from "fast-check";
import { expect, test } from "vitest";
import { EQUIPMENT, includedEquipment, mostPreciseEquipment } from "./equipment.ts";

test("keeps the most precise equipment of each family", () => {
  expect(
    mostPreciseEquipment(["abs", "air_conditioning", "automatic_climate_control", "two_zone_climate_control"]),
  ).toEqual(["abs", "two_zone_climate_control"]);
  expect(mostPreciseEquipment(["rear_camera", "camera_360", "cruise_control", "adaptive_cruise_control"])).toEqual([
    "camera_360",
    "adaptive_cruise_control",
  ]);
  expect(mostPreciseEquipment(["tow_bar", "removable_tow_bar", "daytime_running_lights"])).toEqual([
    "removable_tow_bar",
    "daytime_running_lights",
  ]);
});

test("keeps what only often comes together", () => {
  const separate = [
    "keyless_entry",
    "keyless_start",
    "apple_carplay",
    "android_auto",
    "panoramic_roof",
    "sunroof",
  ] as const;
  expect(mostPreciseEquipment(separate)).toEqual(separate);
});

test("every removed item is included in one that stays", () => {
  fc.assert(
    fc.property(fc.subarray([...EQUIPMENT]), (equipment) => {
      const precise = mostPreciseEquipment(equipment);
      const included = new Set(precise.flatMap((key) => includedEquipment(key, equipment)));
      expect(precise.filter((key) => included.has(key))).toEqual([]);
      expect(new Set([...precise, ...included])).toEqual(new Set(equipment));
    }),
  );
});
