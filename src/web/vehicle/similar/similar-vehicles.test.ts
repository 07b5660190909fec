import { expect, test } from "vitest";
import { similarityLabel } from "./similar-vehicles.tsx";

test("joins the reasons, strongest first", () => {
  expect(similarityLabel(["body", "price"])).toBe("Même carrosserie, prix proche");
  expect(similarityLabel(["year"])).toBe("Année proche");
});

test("omits the brand of the same model", () => {
  expect(similarityLabel(["model", "brand", "price"])).toBe("Même modèle, prix proche");
  expect(similarityLabel(["brand", "body"])).toBe("Même marque, même carrosserie");
});

test("lists two reasons at most", () => {
  expect(similarityLabel(["model", "brand", "body", "fuel", "price"])).toBe("Même modèle, même carrosserie");
});

test("is empty without reasons", () => {
  expect(similarityLabel([])).toBe("");
});
