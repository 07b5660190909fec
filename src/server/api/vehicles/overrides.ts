import { z } from "zod";
import {
  type OverrideDependencies,
  type OverrideNotification,
  type OverrideOutcome,
  type OverrideRefusal,
  overrideVehicle,
} from "#application/overrides/index.ts";
import { err, formatEuros, ok } from "#domain/shared/index.ts";
import {
  AVAILABILITIES,
  HIDDEN,
  OVERRIDE_FIELDS,
  type OverrideField,
  type OverrideValue,
  parseVehicleId,
} from "#domain/vehicles/index.ts";
import { type HttpProblem, wrongValues } from "../../problem.ts";
import { operation } from "../operation.ts";
import { ignoredProperties } from "../requests/json-body.ts";
import { line } from "../requests/texts.ts";
import { authorOf } from "../tokens/token-guard.ts";
import { vehicleIdParameter } from "./vehicle-on-sale.ts";

type OverrideServices = {
  readonly overrides: OverrideDependencies;
  /** Mails the requests of the vehicle to those who answer them; never rejects. */
  readonly notifyOverride: (notification: OverrideNotification) => Promise<void>;
};

const lifts = "null: what the feed says";

/** What a program says of a vehicle against its feed. Left-out names stay as they are. */
const sentOverrideSchema = z
  .object({
    availability: z
      .enum(AVAILABILITIES)
      .nullable()
      .optional()
      .meta({ description: `State; ${lifts}`, example: "sold" }),
    price_cents: z
      .int()
      .min(100)
      .max(1_000_000_000)
      .nullable()
      .optional()
      .meta({ description: `Price in cents of a euro, taxes included; ${lifts}`, example: 1_390_000 }),
    hidden: z
      .boolean()
      .nullable()
      .optional()
      .meta({ description: "True: in no list, and its page is that of a removed vehicle; false: visible" }),
    until: z.iso.datetime({ offset: true }).optional().meta({
      description:
        "Instant at which the override expires; without it, it ends when the feed has the same value or it is lifted",
    }),
    by: z.string().min(1).max(100).optional().meta({ description: "The person; recorded with the name of the token" }),
    why: line(500).min(1).optional().meta({ description: "For colleagues; no names of customers" }),
    force: z.boolean().optional().meta({ description: "Publish a price that an import would hold" }),
  })
  .meta({ id: "SentOverride", example: { availability: "sold", why: "lead V7K3-2QFM" } });

const overrideSchema = z
  .object({
    field: z.enum(OVERRIDE_FIELDS),
    value: z
      .string()
      .meta({ description: "A key of the availability, cents, `yes` for hidden, or the URL of a picture" }),
    by: z.string(),
    at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    why: z.string().nullable(),
  })
  .meta({ id: "VehicleOverride" });

const overriddenVehicleSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    stock_number: z.string().nullable(),
    availability: z.enum(AVAILABILITIES),
    price_cents: z.int().nullable(),
    hidden: z.boolean(),
    overrides: z.array(overrideSchema).meta({ description: "Active overrides" }),
    changed: z.boolean().meta({ description: "False: the values were set before, and no stock version was created" }),
    agreed: z
      .array(z.enum(OVERRIDE_FIELDS))
      .meta({ description: "Fields whose value in the feed is the same; no override is created" }),
    ignored: ignoredProperties,
  })
  .meta({ id: "OverriddenVehicle" });

type Changes = { readonly set: readonly OverrideValue[]; readonly lift: readonly OverrideField[] };

/** Undefined leaves a field as it is, null lifts it. */
const toChanges = ({ availability, price_cents, hidden }: z.output<typeof sentOverrideSchema>): Changes => {
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

const toJson = ({ vehicle, changed, agreed }: OverrideOutcome) => {
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
  };
};

const toProblem = (refusal: OverrideRefusal, id: string): HttpProblem => {
  switch (refusal.type) {
    case "past":
      return wrongValues([{ pointer: "#/until", detail: "#/until is over already." }]);
    case "gone": {
      const detail = `Vehicle ${refusal.vehicle.id} is not in its feed any more. Nothing was changed.`;
      return { status: 409, title: "Conflict", detail, code: "vehicle/gone" };
    }
    case "price": {
      const detail = `${formatEuros(refusal.cents)} ${refusal.reason}. Nothing was changed; "force" publishes it.`;
      return { status: 409, title: "Conflict", detail, code: "vehicle/price" };
    }
    case "unknown":
    case "ambiguous":
      return { status: 404, title: "Not Found", detail: `There is no vehicle ${id}.` };
  }
};

const exampleOverride = {
  by: "dms",
  at: "2026-11-27T16:40:00.000Z",
  until: "2026-12-24T17:00:00.000Z",
  why: "lead V7K3-2QFM",
};

/** What another program says of a vehicle against its feed. */
export const overrideOperation = operation({
  operationId: "overrideVehicle",
  summary:
    "Overrides the price or state of one vehicle, or hides it, until its feed has the same value or the override is lifted",
  method: "patch",
  path: "/vehicles/{id}",
  scope: "vehicles:write",
  params: vehicleIdParameter,
  body: sentOverrideSchema,
  answers: {
    200: "The vehicle with its overrides, in a new stock version",
    404: "There is no such vehicle",
    409: "An import would hold this price, or the vehicle is no longer in its feed: see `code`",
  },
  answer: overriddenVehicleSchema,
  example: () => ({
    request: {
      availability: "reserved",
      price_cents: 1_390_000,
      until: "2026-12-24T18:00:00+01:00",
      why: "lead V7K3-2QFM",
    },
    response: {
      id: 20426,
      slug: "20426-1-dacia-duster-journey-1-0-eco-g-100",
      stock_number: "S0559",
      availability: "reserved",
      price_cents: 1_390_000,
      hidden: false,
      overrides: [
        { field: "availability", value: "reserved", ...exampleOverride },
        { field: "price", value: "1390000", ...exampleOverride },
      ],
      changed: true,
      agreed: [],
      ignored: [],
    },
  }),
  handle: async ({ context, params, body }, { overrides, notifyOverride }: OverrideServices) => {
    const id = parseVehicleId(params.id);
    if (id === null) return err(toProblem({ type: "unknown", near: [] }, params.id));
    const changes = toChanges(body);
    const by = authorOf(context.var.apiToken.name, body.by);
    const why = body.why ?? null;
    const result = await overrideVehicle(overrides, {
      reference: { id, number: null },
      ...changes,
      by,
      until: body.until === undefined ? null : new Date(body.until).toISOString(),
      why,
      force: body.force === true,
    });
    if (!result.ok) return err(toProblem(result.error, params.id));
    await notifyOverride({ outcome: result.value, set: changes.set, audience: null, by, why });
    return ok(toJson(result.value));
  },
});
