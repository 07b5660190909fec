import { type Context, Hono } from "hono";
import {
  type OverrideDependencies,
  type OverrideOutcome,
  type OverrideRefusal,
  type OverrideNotification,
  overrideVehicle,
} from "#application/overrides/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { HIDDEN, type OverrideField, type OverrideValue, parseVehicleId } from "#domain/vehicles/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { problemResponse, wrongValues } from "../../problem.ts";
import { readJsonBody } from "../requests/json-body.ts";
import { authorOf, type TokenGuard } from "../tokens/token-guard.ts";
import { type OverriddenVehicleJson, type SentOverride, sentOverrideSchema } from "./override-schema.ts";

type OverrideServices = {
  readonly overrides: OverrideDependencies;
  /** Mails the requests of the vehicle to those who answer them; never rejects. */
  readonly notifyOverride: (notification: OverrideNotification) => Promise<void>;
};

type Changes = { readonly set: readonly OverrideValue[]; readonly lift: readonly OverrideField[] };

/** Undefined leaves a field as it is, null lifts it. */
const toChanges = ({ availability, price_cents, hidden }: SentOverride): Changes => {
  const shown = hidden === true ? HIDDEN : hidden === undefined ? undefined : null;
  const sent: readonly (readonly [OverrideField, string | number | null | undefined])[] = [
    ["availability", availability],
    ["price", price_cents],
    ["hidden", shown],
  ];
  return {
    set: sent.flatMap(([field, value]) =>
      value === null || value === undefined ? [] : [{ field, value: String(value) }],
    ),
    lift: sent.flatMap(([field, value]) => (value === null ? [field] : [])),
  };
};

const toJson = ({ vehicle, changed, agreed }: OverrideOutcome, ignored: readonly string[]): OverriddenVehicleJson => {
  const { id, displayed, hidden_at, overrides } = vehicle;
  return {
    id,
    slug: displayed.slug,
    stock_number: displayed.stock_number,
    availability: displayed.availability,
    price_cents: displayed.price.purchase?.cents ?? null,
    hidden: hidden_at !== null,
    overrides: [...overrides],
    changed,
    agreed: [...agreed],
    ignored: [...ignored],
  };
};

const refusalResponse = (context: Context, refusal: OverrideRefusal): Response => {
  switch (refusal.type) {
    case "past":
      return wrongValues(context, [{ pointer: "#/until", detail: "#/until is over already." }]);
    case "gone": {
      const detail = `Vehicle ${refusal.vehicle.id} is not in its feed any more. Nothing was changed.`;
      return problemResponse(context, { status: 409, title: "Conflict", detail, code: "vehicle/gone" });
    }
    case "price": {
      const detail = `${formatEuros(refusal.cents)} ${refusal.reason}. Nothing was changed; "force" publishes it.`;
      return problemResponse(context, { status: 409, title: "Conflict", detail, code: "vehicle/price" });
    }
    case "unknown":
    case "ambiguous": {
      const detail = `There is no vehicle ${context.req.param("id")}.`;
      return problemResponse(context, { status: 404, title: "Not Found", detail });
    }
  }
};

/** `PATCH /vehicles/{id}`: what another program says of a vehicle against its feed. */
export const overrideRoutes = (
  { overrides, notifyOverride: notify }: OverrideServices,
  { requireScope }: TokenGuard,
): Hono<AppEnv> =>
  new Hono<AppEnv>().patch("/vehicles/:id", requireScope("vehicles:write"), async (context) => {
    const body = await readJsonBody(context, sentOverrideSchema);
    if (!body.ok) return body.error;
    const { value, ignored } = body.value;
    const id = parseVehicleId(context.req.param("id"));
    if (id === null) return refusalResponse(context, { type: "unknown", near: [] });
    const changes = toChanges(value);
    const by = authorOf(context.var.apiToken.name, value.by);
    const why = value.why ?? null;
    const result = await overrideVehicle(overrides, {
      reference: { id, number: null },
      ...changes,
      by,
      until: value.until === undefined ? null : new Date(value.until).toISOString(),
      why,
      force: value.force === true,
    });
    if (!result.ok) return refusalResponse(context, result.error);
    await notify({ outcome: result.value, set: changes.set, audience: null, by, why });
    return context.json(toJson(result.value, ignored));
  });
