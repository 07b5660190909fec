import { afterEach, expect, test, vi } from "vitest";
import { fetchIcon } from "./icon-set-icon.tsx";

const CAR = { body: '<path d="M1 1h22"/>', width: 24, height: 24 };

afterEach(() => {
  vi.restoreAllMocks();
});

test("asks the site for one icon, which may be unknown, once for all elements that show it", async () => {
  const requests: string[] = [];
  const respond = async (url: string): Promise<Response> => {
    requests.push(url);
    return url.endsWith("car") ? Response.json({ icons: { car: CAR } }) : new Response(null, { status: 404 });
  };
  vi.stubGlobal("fetch", respond);
  const names = ["demo:car", "demo:bus", "demo:car", "demo:bus"];
  expect(await Promise.all(names.map(fetchIcon))).toEqual([CAR, null, CAR, null]);
  expect(await fetchIcon("demo:bus")).toBeNull();
  expect(requests).toEqual(["/api/icons/demo.json?icons=car", "/api/icons/demo.json?icons=bus"]);
});

test("gives up after five seconds", async () => {
  const deadline = new AbortController();
  const createDeadline = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
  const hang = (_: string, { signal }: { readonly signal: AbortSignal }): Promise<Response> =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", hang);
  const icon = fetchIcon("demo:slow");
  expect(createDeadline.mock.calls).toEqual([[5_000]]);
  deadline.abort(new Error("too late"));
  await expect(icon).rejects.toThrow("too late");
  vi.stubGlobal("fetch", async () => Response.json({ icons: { slow: CAR } }));
  expect(await fetchIcon("demo:slow")).toEqual(CAR);
});
