import { expect, test } from "vitest";
import { parseMailbox } from "./mailbox.ts";

test.each([
  ["a@exemple.lu", "", "a@exemple.lu"],
  ["<a@exemple.lu>", "", "a@exemple.lu"],
  ["Garage Exemple <ne-pas-repondre@example.lu>", "Garage Exemple", "ne-pas-repondre@example.lu"],
  ["Garage Dupont, Fils & Cie <x@exemple.lu>", "Garage Dupont, Fils & Cie", "x@exemple.lu"],
  ['"Garage Dupont, Fils" <x@exemple.lu>', "Garage Dupont, Fils", "x@exemple.lu"],
  [" Garage  Exemple   <x@exemple.lu>", "Garage  Exemple", "x@exemple.lu"],
  ['"Garage Exemple"   <x@exemple.lu>', "Garage Exemple", "x@exemple.lu"],
  ["Garage de l'Étoile <root@localhost>", "Garage de l'Étoile", "root@localhost"],
])("%s is one mailbox", (text, name, address) => {
  expect(parseMailbox(text)).toEqual({ name, address });
});

test.each([
  "",
  "Garage Dupont",
  '"Garage Exemple <ne-pas-repondre@example.lu>"',
  '"Garage Exemple <ne-pas-repondre@example.lu>',
  "A <a@exemple.lu>, b@exemple.lu",
  "a@exemple.lu, B <b@exemple.lu>",
  "a@exemple.lu b@exemple.lu",
  "Garage <exemple.lu>",
  "Garage\r\nBcc: <a@exemple.lu>",
  "mailto:a@exemple.lu",
])("%j is no mailbox", (text) => {
  expect(parseMailbox(text)).toBeNull();
});
