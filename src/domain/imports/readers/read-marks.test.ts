import { expect, test } from "vitest";
import { readMarks } from "./read-media.ts";

test("reads objects, JSON texts and three words with semicolons", () => {
  const items = [
    { part: "Capot", damage: "Rayure", photo: "https://a.example/1.jpg" },
    '{"part":"Aile","damage":null}',
    "Jante ; Frottement ; /marques/3.webp",
    "Toit",
  ];
  expect(readMarks(items, 10)).toEqual({
    value: [
      { part: "Capot", damage: "Rayure", photo: "https://a.example/1.jpg" },
      { part: "Aile", damage: null, photo: null },
      { part: "Jante", damage: "Frottement", photo: "/marques/3.webp" },
      { part: "Toit", damage: null, photo: null },
    ],
    issues: [],
  });
});

test("drops a photograph that is no address and a mark without a part, each with a warning", () => {
  const { value, issues } = readMarks([{ part: "Capot", photo: "javascript:alert(1)" }, { damage: "Rayure" }], 10);
  expect(value).toEqual([{ part: "Capot", damage: null, photo: null }]);
  expect(issues.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
});

test("has no value without marks", () => {
  expect(readMarks(["", "-", null], 10).value).toBeNull();
});
