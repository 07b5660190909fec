import { type Lead, leadPerson } from "#domain/leads/index.ts";
import type { Schema } from "../schema.ts";

export const toLeadRow = (lead: Lead): Schema["leads"] => {
  const { id, reference, kind, created_at, idempotency_key, fingerprint, ...content } = lead;
  const columns = { id, reference, kind, created_at, idempotency_key, fingerprint };
  return { ...columns, content: JSON.stringify(content), person: leadPerson(lead) };
};

const CLOSEST_VEHICLES = { scope: "model", widened_share: 0 } as const;

export const toLead = (row: Schema["leads"]): Lead => {
  const { content, person: _person, ...columns } = row;
  const parsed = JSON.parse(content) as Pick<Lead, "subject" | "fields" | "consent" | "source" | "routing"> &
    Partial<Lead>;
  // Rows written before appointments, files, calculations, estimates and notices existed lack these properties.
  return {
    ...columns,
    ...parsed,
    booking: parsed.booking ?? null,
    requested_booking: parsed.requested_booking ?? null,
    calculation: parsed.calculation ?? null,
    // Every estimate was of the closest vehicles before the others were compared.
    estimate: parsed.estimate ? { ...CLOSEST_VEHICLES, ...parsed.estimate } : null,
    files: parsed.files ?? [],
    notice: parsed.notice ?? null,
    routing: { ...parsed.routing, adf: parsed.routing.adf ?? [] },
  };
};
