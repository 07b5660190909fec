import { expect, it } from "vitest";
import { errorMessage } from "./errors.ts";

it.each([
  ["the message of an error", new TypeError("is not JSON"), "is not JSON"],
  ["a thrown text", "stopped", "stopped"],
  ["a thrown null", null, "null"],
  ["an error without a message", new Error(""), ""],
])("reads %s", (_case, thrown, message) => {
  expect(errorMessage(thrown)).toBe(message);
});
