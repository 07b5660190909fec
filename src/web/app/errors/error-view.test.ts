import { expect, test } from "vitest";
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { notFound, validated } from "../../platform/errors/index.ts";
import { toErrorView } from "./error-page.tsx";

const ARGS = { url: new URL("https://group.example/listes?ids=") };

/** The error that the error boundary receives. */
const thrownBy = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    const { data, init } = error as ReturnType<typeof notFound>;
    return new ErrorResponseImpl(init?.status ?? 200, init?.statusText, data);
  }
  return expect.fail("nothing was thrown");
};

test("runs the loader only if the validation returns true", async () => {
  let runs = 0;
  const load = () => (runs += 1);
  expect(await validated(() => true, load)(ARGS)).toBe(1);
  expect(await validated(async () => true, load)(ARGS)).toBe(2);
  await thrownBy(() => validated(() => false, load)(ARGS));
  await thrownBy(() => validated(async () => null, load)(ARGS));
  expect(runs).toBe(2);
});

test("a validation that is not true is a 404 with the path in its payload and without it in the title", async () => {
  const error = await thrownBy(() =>
    validated(
      () => false,
      () => null,
    )(ARGS),
  );
  expect(error).toMatchObject({ statusText: "Not Found", data: { message: "Page Not Found: /listes" } });
  expect(toErrorView(error)).toMatchObject({
    kind: "page-not-found",
    status: 404,
    message: "Page introuvable",
    unavailable: false,
  });
});

test("a validation overrides status and message", async () => {
  const closed = { status: 410, message: "Closed: /listes" } as const;
  const error = await thrownBy(() =>
    validated(
      () => closed,
      () => null,
    )(ARGS),
  );
  expect(toErrorView(error)).toMatchObject({ kind: "page-not-found", ...closed });
});

test("shows nothing of an unexpected error", () => {
  for (const error of [new Error("password=1"), new ErrorResponseImpl(418, "", "password=1"), "password=1", null]) {
    const view = toErrorView(error);
    expect(view).toMatchObject({ kind: "something-went-wrong", status: 500, unavailable: false });
    expect(JSON.stringify(view)).not.toContain("password");
  }
});

test("a 404 of the router is a missing page, and a 503 one that will come back", () => {
  expect(toErrorView(new ErrorResponseImpl(404, "", null))).toMatchObject({ kind: "page-not-found", status: 404 });
  expect(toErrorView(new ErrorResponseImpl(503, "", null))).toMatchObject({ status: 503, unavailable: true });
});

test("keeps what is offered instead of the missing page", async () => {
  const offers = [{ href: "/private-lease/ford-puma", title: "Ford Puma", trim: "ST-Line" }];
  const error = await thrownBy(() => {
    throw notFound("lease-vehicle-not-found", "/private-lease/x", { offers });
  });
  expect(toErrorView(error)).toMatchObject({ kind: "lease-vehicle-not-found", offers, locations: [], sold: null });
});
