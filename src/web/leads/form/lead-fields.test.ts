import { expect, test } from "vitest";
import { EXAMPLE_FILE_FIELD } from "./form-view.examples.ts";
import { fieldGroups } from "./lead-fields.tsx";

const field = (name: string, group?: string) => ({
  ...EXAMPLE_FILE_FIELD,
  name,
  ...(group !== undefined && { group }),
});

const groupNames = (fields: Parameters<typeof fieldGroups>[0]) =>
  fieldGroups(fields).map((group) => [group.heading, ...group.fields.map(({ name }) => name)]);

test("a field without a group joins the group before it", () => {
  expect(
    groupNames([field("work"), field("plate", "Voiture"), field("stored"), field("name", "Vous"), field("mail")]),
  ).toEqual([
    [null, "work"],
    ["Voiture", "plate", "stored"],
    ["Vous", "name", "mail"],
  ]);
});

test("consecutive fields of a group share one heading", () => {
  expect(groupNames([field("plate", "Voiture"), field("car", "Voiture"), field("name", "Vous")])).toEqual([
    ["Voiture", "plate", "car"],
    ["Vous", "name"],
  ]);
});

test("a form with a single group has no heading", () => {
  expect(groupNames([field("name", "Vous"), field("mail"), field("message")])).toEqual([
    [null, "name", "mail", "message"],
  ]);
  expect(groupNames([])).toEqual([[null]]);
});
