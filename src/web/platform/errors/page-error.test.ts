import { expect, test } from "vitest";
import { PAGE_ERROR_KINDS, PAGE_ERROR_LOGS, PAGE_ERRORS } from "#domain/shared/index.ts";
import { createPageError, createPageNotFound, createValidationError } from "./page-error.ts";

test("defines the nine kinds of the specification", () => {
  expect(PAGE_ERROR_KINDS.toSorted()).toEqual([
    "brand-not-found",
    "broken-link",
    "lease-vehicle-not-found",
    "location-not-found",
    "news-article-not-found",
    "page-not-found",
    "something-went-wrong",
    "vehicle-form-not-found",
    "vehicle-not-found",
  ]);
});

test.each(PAGE_ERROR_KINDS)("%s has a title and a button in calm French", (kind) => {
  const { title, description, button } = createPageError(kind);
  for (const text of [title, description ?? "", button]) {
    expect(text).not.toMatch(/[!']|[^\u00a0][:;?»]/);
  }
  expect(title.length).toBeGreaterThan(10);
  expect(button.length).toBeGreaterThan(5);
});

test("leads from a missing vehicle to the stock and from an unknown page to the home page, with an explanation", () => {
  expect(createPageError("vehicle-not-found").target).toBe("stock");
  expect(createPageError("page-not-found").target).toBe("home");
  expect(createPageError("vehicle-not-found").description).not.toBeNull();
  expect(createPageError("page-not-found").description).not.toBeNull();
});

test.each(PAGE_ERROR_KINDS.filter((kind) => kind !== "vehicle-not-found" && kind !== "page-not-found"))(
  "%s has the generic title, no description and a button to the home page",
  (kind) => {
    expect(createPageError(kind)).toMatchObject({
      title: "Quelque chose s’est mal passé",
      description: null,
      button: "Retour à l’accueil",
      target: "home",
    });
  },
);

test("raises an alert and answers 500 only for a thrown error", () => {
  const alerting = PAGE_ERROR_KINDS.filter((kind) => PAGE_ERROR_LOGS[kind].alert || PAGE_ERRORS[kind].status !== 404);
  expect(alerting).toEqual(["something-went-wrong"]);
});

test("has unique operator codes", () => {
  const codes = PAGE_ERROR_KINDS.map((kind) => PAGE_ERROR_LOGS[kind].code);
  expect(new Set(codes).size).toBe(codes.length);
});

test("accepts overrides, but not a status that is no error", () => {
  expect(createPageError("page-not-found", { status: 410, message: "Gone: /x" })).toMatchObject({
    status: 410,
    message: "Gone: /x",
    title: "Cette page n’existe pas",
  });
  expect(() => createPageError("page-not-found", { status: 200 })).toThrow(RangeError);
});

test("returns a 404 with the path for a validation result that is not true, with the overrides of the result", () => {
  expect(createValidationError(true, "/x")).toBeNull();
  for (const result of [false, null, undefined, 1, "true"]) {
    expect(createValidationError(result, "/x")).toEqual(createPageNotFound("/x"));
  }
  expect(createPageNotFound("/x").message).toBe("Page Not Found: /x");
  expect(createValidationError({ status: 403, message: "Closed" }, "/x")).toMatchObject({
    status: 403,
    message: "Closed",
  });
});
