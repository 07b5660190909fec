import { expect, test } from "vitest";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exampleSheetInput } from "./sheet-page.examples.tsx";
import { qrCode } from "../../platform/qr-code/index.ts";
import { buildSheetView } from "./sheet-view.ts";

test("formats the day of printing in the site's time zone", () => {
  const at = (now: string): string => buildSheetView({ ...exampleSheetInput(), now: new Date(now) }).printedOn;
  expect(at("2026-11-21T10:00:00Z")).toBe("Imprimé le 21\u00a0novembre\u00a02026");
  expect(at("2026-11-21T23:30:00Z")).toBe("Imprimé le 22\u00a0novembre\u00a02026");
  expect(at("2026-04-30T22:00:00Z")).toBe("Imprimé le 1er\u00a0mai\u00a02026");
});

test("encodes the vehicle's URL and displays it without its scheme", () => {
  const input = exampleSheetInput();
  const view = buildSheetView(input);
  expect(view.code).toEqual(qrCode(input.address));
  expect(view.address).toBe("www.garage.example/stock/100241-1-opel-corsa-gs-1-2-turbo");
});

test("shows three pictures and no videos", () => {
  const media = ["a", "b", "c", "d"].map((name) => ({ type: "image" as const, url: `/media/${name}.jpg`, alt: null }));
  const film = { type: "video" as const, url: "/media/film.mp4", alt: null };
  const view = buildSheetView(exampleSheetInput({ media: [film, ...media] }));
  expect(view.pictures.map(({ picture }) => picture.kind === "photo" && picture.url)).toEqual([
    "/media/a.jpg",
    "/media/b.jpg",
    "/media/c.jpg",
  ]);
  expect(view.pictureNote).toBe("Photos non contractuelles.");
  expect(buildSheetView(exampleSheetInput()).pictureNote).toContain("Illustrations");
});

test("names the seller with one full stop", () => {
  expect(buildSheetView(exampleSheetInput()).legal).toMatch(/^Garage Exemple S\.A\., TVA LU00000000\. Prix/);
  expect(buildSheetView({ ...exampleSheetInput(), location: null }).legal).toMatch(/^Garage Exemple S\.A\. Prix/);
});

test("says of the struck price what it is, and has none where the feed alone names a previous price", () => {
  const purchase = { cents: 1_949_000, before_discount_cents: 2_120_000 };
  const labelOf = (price: Vehicle["price"]) => buildSheetView(exampleSheetInput({ price })).price.before?.label;
  expect(labelOf({ purchase })).toBeUndefined();
  expect(labelOf({ purchase: { ...purchase, reference_cents: 2_100_000 } })).toMatch(/^Prix le plus bas/);
});
