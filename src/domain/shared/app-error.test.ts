import { expect, test } from "vitest";
import { PAGE_ERROR_KINDS, PAGE_ERRORS, pageError, pageNotFound, validationError } from "./app-error.ts";

test("there are the nine kinds of the specification", () => {
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
  const { title, description, button } = pageError(kind);
  for (const text of [title, description ?? "", button]) {
    expect(text).not.toMatch(/[!']|[^\u00a0][:;?»]/);
  }
  expect(title.length).toBeGreaterThan(10);
  expect(button.length).toBeGreaterThan(5);
});

test("a vehicle that is gone leads to the stock, an unknown page home, both with an explanation", () => {
  expect(pageError("vehicle-not-found").target).toBe("stock");
  expect(pageError("page-not-found").target).toBe("home");
  expect(pageError("vehicle-not-found").description).not.toBeNull();
  expect(pageError("page-not-found").description).not.toBeNull();
});

test.each(PAGE_ERROR_KINDS.filter((kind) => kind !== "vehicle-not-found" && kind !== "page-not-found"))(
  "%s has the generic title, no description and the way home",
  (kind) => {
    expect(pageError(kind)).toMatchObject({
      title: "Quelque chose s’est mal passé",
      description: null,
      button: "Retour à l’accueil",
      target: "home",
    });
  },
);

test("only a thrown error is a 500 and wakes somebody", () => {
  const loud = PAGE_ERROR_KINDS.filter((kind) => PAGE_ERRORS[kind].alert || PAGE_ERRORS[kind].status !== 404);
  expect(loud).toEqual(["something-went-wrong"]);
});

test("operator codes are unique", () => {
  const codes = PAGE_ERROR_KINDS.map((kind) => PAGE_ERRORS[kind].code);
  expect(new Set(codes).size).toBe(codes.length);
});

test("a case may say something else, but never with a status that is no error", () => {
  expect(pageError("page-not-found", { status: 410, message: "Gone: /x" })).toMatchObject({
    status: 410,
    message: "Gone: /x",
    title: "Cette page n’existe pas",
  });
  expect(() => pageError("page-not-found", { status: 200 })).toThrow(RangeError);
});

test("a validation that is not true is a 404 with the path, unless it says otherwise", () => {
  expect(validationError(true, "/x")).toBeNull();
  for (const result of [false, null, undefined, 1, "true"]) {
    expect(validationError(result, "/x")).toEqual(pageNotFound("/x"));
  }
  expect(pageNotFound("/x").message).toBe("Page Not Found: /x");
  expect(validationError({ status: 403, message: "Closed" }, "/x")).toMatchObject({ status: 403, message: "Closed" });
});
