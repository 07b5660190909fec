import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readReferences } from "../reliability/lead-visitor.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LEADS_RATE_LIMIT: "3/1h" } });
});

afterAll(() => site?.dispose());

type ProxyRequest = { readonly from: string; readonly body?: URLSearchParams | FormData };

/** Sends a request as a proxy does, which appends the visitor's address. */
const request = (path: string, { from, body }: ProxyRequest): Promise<Response> =>
  fetch(site.url + path, {
    redirect: "manual",
    headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", "x-forwarded-for": from },
    ...(body ? { method: "POST", body } : {}),
  });

const readInputValue = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="([^"]+)"|value="([^"]+)"[^>]* name="${name}"`)
    .exec(html)
    ?.slice(1)
    .find(Boolean) ?? "";

const MESSAGE = {
  first_name: "Léa",
  last_name: "Kieffer",
  email: "lea@example.org",
  preferred_contact: "email",
  topic: "workshop",
  message: "Ma voiture tire à droite.",
};

const CONTACT = "/contact";

const openForm = async (path: string, from: string): Promise<string> => {
  const token = readInputValue(await (await request(path, { from })).text(), "formulaire");
  expect(token).not.toBe("");
  return token;
};

const sendMessage = async (from: string, formulaire?: string): Promise<Response> =>
  request(CONTACT, {
    from,
    body: new URLSearchParams({ ...MESSAGE, formulaire: formulaire ?? (await openForm(CONTACT, from)) }),
  });

test("saves one lead and gives one answer for many identical forms at once", async () => {
  const before = (await readReferences(site)).length;
  const token = await openForm(CONTACT, "203.0.113.50");
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendMessage("203.0.113.50", token)));
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get("location")}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(303);
  expect((await readReferences(site)).length).toBe(before + 1);
});

describe("a client over the rate limit", () => {
  test("gets Retry-After, whatever address it claims in the header", async () => {
    for (const spoofed of ["", "198.51.100.1, ", "198.51.100.2, 198.51.100.3, "]) {
      expect((await sendMessage(`${spoofed}203.0.113.60`)).status).toBe(303);
    }
    const refused = await sendMessage("198.51.100.4, 203.0.113.60");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain("Plusieurs demandes sont déjà parties");
    expect(page).toContain("Ma voiture tire à droite.");
    expect((await sendMessage("203.0.113.61")).status).toBe(303);
  });

  test("is its whole network with IPv6", async () => {
    for (let host = 1; host <= 3; host += 1) expect((await sendMessage(`2001:db8:5:6::${host}`)).status).toBe(303);
    expect((await sendMessage("2001:db8:5:6::4")).status).toBe(429);
    expect((await sendMessage("2001:db8:5:7::4")).status).toBe(303);
  });
});

describe("an application with a file", () => {
  const PAGE = "/carrieres";
  const PDF = "%PDF-1.7\nTrois ans d’atelier";
  const applicant = {
    first_name: "Léa",
    last_name: "Kieffer",
    email: "lea@example.org",
    department: "workshop",
  };

  const createBody = (fields: Readonly<Record<string, string | File>>): FormData => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...applicant, ...fields })) body.append(name, value);
    return body;
  };

  const application = async (fields: Readonly<Record<string, string | File>>, from: string): Promise<Response> =>
    request(PAGE, { from, body: createBody({ formulaire: await openForm(PAGE, from), ...fields }) });

  test("keeps its file when a field is missing, and is saved with it once corrected", async () => {
    const from = "203.0.113.70";
    const before = new Set(await readReferences(site));
    const wrong = await application({ email: "lea@", cv: new File([PDF], "Léa – CV.pdf") }, from);
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    const received = readInputValue(html, "cv_recu");
    expect(received).not.toBe("");
    const corrected = createBody({ formulaire: readInputValue(html, "formulaire"), cv_recu: received });
    expect((await request(PAGE, { from, body: corrected })).status).toBe(303);
    const reference = (await readReferences(site)).find((one) => !before.has(one)) ?? "";
    expect((await site.vitrine("leads", "show", reference)).stdout).toContain("Léa – CV.pdf");
  });

  test("requests another file when it is not a supported document", async () => {
    const answer = await application({ cv: new File(["MZ\u0090"], "cv.pdf") }, "203.0.113.71");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("nous ne pouvons pas ouvrir celui-ci");
  });

  test("gets an answer even when it is far too large", async () => {
    const answer = await application({ cv: new File(["a".repeat(25_000_000)], "cv.pdf") }, "203.0.113.72");
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("trop lourd");
  });

  test("does no harm when it breaks off", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = [
      `POST ${PAGE} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      "Sec-Fetch-Site: same-origin",
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 1000000",
    ];
    const part = '--x\r\nContent-Disposition: form-data; name="cv"; filename="a"\r\n\r\n%PDF';
    await new Promise((sent) => socket.write(`${head.join("\r\n")}\r\n\r\n${part}`, sent));
    socket.destroy();
    expect((await request(PAGE, { from: "203.0.113.73" })).status).toBe(200);
  });
});
