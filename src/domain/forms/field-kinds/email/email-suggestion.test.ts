import { expect, test } from "vitest";
import { suggestEmail } from "./email-suggestion.ts";

test.each([
  ["lea@gmial.com", "lea@gmail.com"],
  ["lea@gmal.com", "lea@gmail.com"],
  ["lea@gamil.com", "lea@gmail.com"],
  ["lea@gmaill.com", "lea@gmail.com"],
  ["lea@gnail.com", "lea@gmail.com"],
  ["lea@gmail.con", "lea@gmail.com"],
  ["lea@gmail.co", "lea@gmail.com"],
  ["lea@gmail.fr", "lea@gmail.com"],
  [" Lea.K@GMIAL.com ", "Lea.K@gmail.com"],
  ["lea@hotmial.fr", "lea@hotmail.fr"],
  ["lea@hotmai.com", "lea@hotmail.com"],
  ["lea@hotmail.cm", "lea@hotmail.com"],
  ["lea@outlok.com", "lea@outlook.com"],
  ["lea@yaho.fr", "lea@yahoo.fr"],
  ["lea@iclod.com", "lea@icloud.com"],
  ["lea@internt.lu", "lea@internet.lu"],
  ["lea@ornage.fr", "lea@orange.fr"],
  ["lea@lapsote.net", "lea@laposte.net"],
])("suggests for %s the address %s", (text, address) => {
  expect(suggestEmail(text)?.address).toBe(address);
});

test.each([
  "lea@gmail.com",
  "lea@hotmail.be",
  "lea@outlook.de",
  "lea@yahoo.de",
  "lea@orange.lu",
  "lea@mail.com",
  "lea@ymail.com",
  "lea@pt.lu",
  "lea@example.org",
  "lea@alzette-automobiles.example",
  "lea@",
  "gmial.com",
  "@gmial.com",
  "",
])("suggests nothing for %j", (text) => {
  expect(suggestEmail(text)).toBeNull();
});

test("names the domain that was written, so that it is pointed out once", () => {
  expect(suggestEmail("lea@GMIAL.com")?.domain).toBe("gmial.com");
});
