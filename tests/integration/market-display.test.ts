import { expect, test } from "vitest";
import { openSite } from "./site-with-settings.ts";

type Read = Awaited<ReturnType<typeof openSite>>;

const CHANGED = [
  ["\nshowBreadcrumbs: true", "\nshowBreadcrumbs: false"],
  ["\nco2Image: true", "\nco2Image: false"],
] as const;

const crumbs = async (read: Read) => (await read("/concessions/bertrange")).querySelectorAll(".crumbs-bar a").length;

const energyScales = async (read: Read) => {
  const list = await read("/stock?energy-class=a&condition=new");
  const vehicle = list.querySelector(".card-link")?.getAttribute("href") ?? "";
  return (await read(vehicle)).querySelectorAll(".energy-scale").length;
};

test("breadcrumbs and the picture of the energy class follow the settings", async () => {
  const shipped = await openSite();
  expect(await crumbs(shipped)).toBeGreaterThan(0);
  expect(await energyScales(shipped)).toBeGreaterThan(0);

  const changed = await openSite((settings) =>
    CHANGED.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, settings),
  );
  expect(await crumbs(changed)).toBe(0);
  expect(await energyScales(changed)).toBe(0);
});
