import { describe, expect, it } from "vitest";
import { mailboxKey } from "./person-key.ts";

describe("mailboxKey", () => {
  it.each([
    ["Zoe.Dhulst@Gmail.com", "zoedhulst@gmail.com"],
    ["z.o.e+essai@googlemail.com", "zoe@gmail.com"],
    ["zoe+1@exemple.lu", "zoe@exemple.lu"],
    ["Zoe.Dhulst@exemple.lu", "zoe.dhulst@exemple.lu"],
    ["+tag@exemple.lu", "+tag@exemple.lu"],
    ["zoe@gmail.com.exemple.lu", "zoe@gmail.com.exemple.lu"],
  ])("of %s is %s", (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });
});
