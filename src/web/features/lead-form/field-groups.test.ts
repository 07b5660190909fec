import { expect, test } from "vitest";
import { exampleFile } from "./example-form.ts";
import { fieldGroups } from "./field-groups.ts";

const field = (name: string, group?: string) => ({ ...exampleFile, name, ...(group !== undefined && { group }) });

const shape = (fields: Parameters<typeof fieldGroups>[0]) =>
  fieldGroups(fields).map((group) => [group.heading, ...group.fields.map(({ name }) => name)]);

test("a field without a group stands with the one before it", () => {
  expect(
    shape([field("work"), field("plate", "Voiture"), field("stored"), field("name", "Vous"), field("mail")]),
  ).toEqual([
    [null, "work"],
    ["Voiture", "plate", "stored"],
    ["Vous", "name", "mail"],
  ]);
});

test("fields of one group that follow each other stand under one heading", () => {
  expect(shape([field("plate", "Voiture"), field("car", "Voiture"), field("name", "Vous")])).toEqual([
    ["Voiture", "plate", "car"],
    ["Vous", "name"],
  ]);
});

test("a form with one group only has no heading", () => {
  expect(shape([field("name", "Vous"), field("mail"), field("message")])).toEqual([[null, "name", "mail", "message"]]);
  expect(shape([])).toEqual([[null]]);
});
