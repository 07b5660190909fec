import { expect, it } from "vitest";
import { personKey, leadPersonKeys } from "./person-key.ts";

it.each([
  ["zoe@exemple.lu", "zoe@exemple.lu"],
  ["  ZOE@Exemple.LU\n", "zoe@exemple.lu"],
  ["Zoe @ exemple . lu", "zoe@exemple.lu"],
  ["621 123 456", "+352621123456"],
  ["+352 621 123 456", "+352621123456"],
  ["00352-621-123-456", "+352621123456"],
  ["+33 6 12 34 56 78", "+33612345678"],
])("reads %j as %j", (input, key) => {
  expect(personKey(input, "LU")).toBe(key);
});

it.each(["", "zoe", "zoe@", "@exemple.lu", "12", "zoe@exemple"])("rejects %j", (input) => {
  expect(personKey(input, "LU")).toBeNull();
});

it("reads a number without a code in the given country", () => {
  expect(personKey("06 12 34 56 78", "FR")).toBe("+33612345678");
});

it("returns the keys of a lead's address and number", () => {
  const fields = { email: "Zoe@exemple.lu", phone: "+352621123456", message: "a@b.lu" };
  expect(leadPersonKeys({ fields })).toEqual(["zoe@exemple.lu", "+352621123456"]);
  expect(leadPersonKeys({ fields: { email: "", phone: "" } })).toEqual([]);
});
