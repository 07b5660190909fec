import { expect, test } from "vitest";
import { unknownGroupReferences, withGroupContact } from "./group-contact.ts";

const GROUP = { email: "contact@group.example", phone: "+352 20 00 01 00", address: null };

test("replaces references in every text, in a telephone link without spaces", () => {
  const story = {
    label: "{group.phone}",
    link: "tel:{group.phone}",
    text: [{ type: "text", text: "Écrivez à {group.email}.", marks: [{ attrs: { href: "mailto:{group.email}" } }] }],
    limit: 3,
    empty: null,
  };
  expect(withGroupContact(story, GROUP)).toEqual({
    label: "+352 20 00 01 00",
    link: "tel:+35220000100",
    text: [
      {
        type: "text",
        text: "Écrivez à contact@group.example.",
        marks: [{ attrs: { href: "mailto:contact@group.example" } }],
      },
    ],
    limit: 3,
    empty: null,
  });
});

test("leaves what the settings do not have, and names it", () => {
  const text = withGroupContact("{group.address} {group.fax} {group.constructor} {count}", GROUP);
  expect(text).toBe("{group.address} {group.fax} {group.constructor} {count}");
  expect(unknownGroupReferences(text)).toEqual(["{group.address}", "{group.fax}", "{group.constructor}"]);
});
