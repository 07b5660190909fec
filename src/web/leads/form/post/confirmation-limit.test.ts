import { expect, it } from "vitest";
import { verifyThanks } from "#domain/leads/index.ts";
import { createFakeLeadServiceDependencies } from "../../../../../tests/fakes/lead-service-dependencies.ts";
import {
  aFilledForm,
  aFormRequest,
  LEAD_POST,
  MARIE,
  handleLeadPost,
} from "../../../../../tests/builders/lead-post.ts";

it("confirms five leads a day for one recipient, regardless of the sender, and saves and delivers all", async () => {
  const deps = createFakeLeadServiceDependencies();
  const confirmed: boolean[] = [];
  for (let count = 0; count < 8; count += 1) {
    const email = ["marie@exemple.lu", `marie+${count}@exemple.lu`, "Marie@Exemple.lu"][count % 3] ?? "";
    const result = await handleLeadPost(aFormRequest(aFilledForm(deps, { ...MARIE, email })), deps, {
      ...LEAD_POST,
      client: `203.0.113.${count}`,
    });
    const ref = new URL((result as { to: string }).to, "https://x").searchParams.get("ref") ?? "";
    confirmed.push(verifyThanks(deps.signer, ref)?.isConfirmed ?? false);
  }
  const purposes = (purpose: string): number => deps.store.deliveries.filter((one) => one.purpose === purpose).length;
  expect(confirmed).toEqual([true, true, true, true, true, false, false, false]);
  expect([deps.store.leads.length, purposes("confirmation"), purposes("dealership")]).toEqual([8, 5, 8]);
});

it("counts a form that is sent twice once, and forgets after a day", async () => {
  const deps = createFakeLeadServiceDependencies({ confirmations: { limit: 1, seconds: 3600 } });
  const form = aFilledForm(deps);
  const send = async (fields: typeof form) => handleLeadPost(aFormRequest(fields), deps, LEAD_POST);
  expect(await send(form)).toEqual(await send(form));
  await send(aFilledForm(deps));
  deps.advanceSeconds(2 * 3600);
  await send(aFilledForm(deps));
  expect(deps.store.deliveries.filter(({ purpose }) => purpose === "confirmation")).toHaveLength(2);
});
