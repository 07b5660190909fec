import { expect, it } from "vitest";
import { personKey, personKeysOf } from "./person-key.ts";

it.each([
  ["zoe@exemple.lu", "zoe@exemple.lu"],
  ["  ZOE@Exemple.LU\n", "zoe@exemple.lu"],
  ["Zoe @ exemple . lu", "zoe@exemple.lu"],
  ["621 123 456", "+352621123456"],
  ["+352 621 123 456", "+352621123456"],
  ["00352-621-123-456", "+352621123456"],
  ["+33 6 12 34 56 78", "+33612345678"],
])("%j is one person's however it is typed", (typed, key) => {
  expect(personKey(typed)).toBe(key);
});

it.each(["", "zoe", "zoe@", "@exemple.lu", "12", "zoe@exemple"])("%j is nobody's", (typed) => {
  expect(personKey(typed)).toBeNull();
});

it("reads a number without a code as one of the market's country", () => {
  expect(personKey("06 12 34 56 78", "FR")).toBe("+33612345678");
});

it("tells the address and the number that a lead gives", () => {
  const fields = { email: "Zoe@exemple.lu", phone: "+352621123456", message: "a@b.lu" };
  expect(personKeysOf({ fields })).toEqual(["zoe@exemple.lu", "+352621123456"]);
  expect(personKeysOf({ fields: { email: "", phone: "" } })).toEqual([]);
});
