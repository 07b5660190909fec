import { expect, test } from "vitest";
import { likenessWords } from "./similar-view.ts";

test("what is alike is one line, strongest first", () => {
  expect(likenessWords(["body", "price"])).toBe("Même carrosserie, prix proche");
  expect(likenessWords(["year"])).toBe("Année proche");
});

test("the brand of the same model goes without saying", () => {
  expect(likenessWords(["model", "brand", "price"])).toBe("Même modèle, prix proche");
  expect(likenessWords(["brand", "body"])).toBe("Même marque, même carrosserie");
});

test("two things are enough", () => {
  expect(likenessWords(["model", "brand", "body", "fuel", "price"])).toBe("Même modèle, même carrosserie");
});

test("nothing alike says nothing", () => {
  expect(likenessWords([])).toBe("");
});
