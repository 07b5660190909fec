import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Delivery } from "#domain/outbox/index.ts";
import { sourceMail } from "../../adapters/delivery/index.ts";
import { MAIL_LOOK } from "../../../tests/builders/mail-look.ts";
import { createOutageMonitor } from "./outage-monitor.ts";

const MINUTE_MS = 60_000;

/** An outbox that nodes share, in memory. */
const createSharedOutbox = () => {
  const put: Delivery[] = [];
  const enqueueOnce = async (deliveries: readonly Delivery[]): Promise<void> => {
    const known = new Set(put.map(({ id }) => id));
    put.push(...deliveries.filter(({ id }) => !known.has(id)));
  };
  return { put, enqueueOnce };
};

describe("createOutageMonitor", () => {
  /** `enqueueFailure`: of the first email. */
  const start = ({ enqueueFailure }: { readonly enqueueFailure?: Error } = {}) => {
    const outbox = createSharedOutbox();
    const errors: object[] = [];
    let failure = enqueueFailure;
    const outboxWriter = {
      enqueueOnce: async (deliveries: readonly Delivery[]) => {
        const thrown = failure;
        failure = undefined;
        if (thrown) throw thrown;
        await outbox.enqueueOnce(deliveries);
      },
    };
    let now = Date.parse("2026-11-21T12:00:00Z");
    const createNode = () =>
      createOutageMonitor({
        outboxWriter,
        addresses: ["informatique@alzette.example"],
        site: { group: "Alzette Automobiles", url: "https://www.alzette.example" },
        template: sourceMail(MAIL_LOOK),
        digest: (text) => createHash("sha256").update(text).digest("hex"),
        clock: { now: () => new Date(now) },
        log: { error: (context) => void errors.push(context) },
        wake: () => undefined,
      });
    const nodes = [createNode(), createNode()];
    /** Fails once a minute on both nodes. */
    const fail = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) {
        for (const { reportFailure: failed } of nodes) failed("the content service", "HTTP 503");
        await Promise.resolve();
        now += MINUTE_MS;
      }
      await new Promise((later) => setTimeout(later, 0));
    };
    return {
      fail,
      errors,
      subjects: () => outbox.put.map(({ destination, message }) => `${destination}: ${message?.subject}`),
      text: () => outbox.put[0]?.message?.text ?? "",
      advance: (minutes: number) => {
        now += minutes * MINUTE_MS;
      },
    };
  };

  it("notifies the staff once a source has failed for ten minutes, from one node", async () => {
    const { fail, subjects, text } = start();
    await fail(10);
    expect(subjects()).toEqual([]);
    await fail(60);
    expect(subjects()).toEqual(["informatique@alzette.example: Alzette Automobiles, service de contenu en panne"]);
    expect(text()).toContain("Depuis\u00a0: 2026-11-21 à 12:00 (UTC)\nMessage technique\u00a0: HTTP 503");
  });

  it("logs that the staff could not be notified, and notifies them at the next failure", async () => {
    const failure = new Error("no database");
    const { fail, errors, subjects } = start({ enqueueFailure: failure });
    await fail(11);
    expect(errors).toEqual([{ err: failure, source: "the content service" }]);
    await fail(2);
    expect(subjects()).toHaveLength(1);
  });

  it("notifies the staff again when the source fails after a recovery", async () => {
    const { fail, subjects, advance } = start();
    await fail(15);
    advance(120);
    await fail(5);
    expect(subjects()).toHaveLength(1);
    await fail(10);
    expect(subjects()).toHaveLength(2);
  });
});
