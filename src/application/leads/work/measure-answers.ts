import {
  answerStatRows,
  type AnswerStatRow,
  type AnswerTime,
  type Lead,
  type StatPeriod,
} from "#domain/leads/index.ts";
import type { LeadEventStore, LeadFilter, LeadReader } from "../ports.ts";
import type { AnswerPromise } from "./answer-times.ts";
import { withWork } from "./read-day.ts";

/** What answers are measured by, beside all together. */
export type AnswerGroup = "kind" | "location" | "all";

type MeasureDependencies = {
  readonly reader: Pick<LeadReader, "stream">;
  readonly events: Pick<LeadEventStore, "read">;
  readonly promise: AnswerPromise;
  /** Leads that were received before are not measured. */
  readonly answeredSince: Date;
  readonly now: Date;
};

const BATCH_SIZE = 500;

async function* batches(leads: AsyncIterable<Lead>): AsyncGenerator<readonly Lead[]> {
  let batch: Lead[] = [];
  for await (const lead of leads) {
    batch.push(lead);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const groupName = (by: AnswerGroup, { kind, subject }: Lead): string => {
  if (by === "all") return "all";
  return by === "kind" ? kind : (subject?.location?.slug ?? "none");
};

/** Measures the time to the first answer of the leads of a period. Spam and cancelled appointments need no answer. */
export const measureAnswers = async (
  deps: MeasureDependencies,
  by: AnswerGroup,
  { from, until }: StatPeriod,
  filter: Pick<LeadFilter, "kind" | "location">,
): Promise<readonly AnswerStatRow[]> => {
  const since = new Date(Math.max(from.getTime(), deps.answeredSince.getTime()));
  const times: AnswerTime[] = [];
  for await (const leads of batches(deps.reader.stream({ ...filter, since, until }))) {
    for (const { lead, progress, minutes, promised } of await withWork(deps, leads)) {
      const isAnswered = progress.first_answer !== null;
      const isEnded = progress.state === "spam" || progress.state === "cancelled";
      if (isEnded && !isAnswered) continue;
      times.push({ name: groupName(by, lead), minutes, is_answered: isAnswered, promised });
    }
  }
  return answerStatRows(times, by === "all" ? ["all"] : []);
};
