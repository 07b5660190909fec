import type { Scheduler } from "#application/jobs/ports.ts";

export type Stoppable = { readonly stop: () => Promise<void> };

export type Lifecycle = {
  /** Remembers a started service and returns it. */
  readonly started: <S extends Stoppable>(service: S) => S;
  /** Stops the jobs, which use the services, and then every started service in reverse order. */
  readonly stop: () => Promise<void>;
};

export const createLifecycle = (scheduler: Scheduler): Lifecycle => {
  const services: Stoppable[] = [];
  return {
    started(service) {
      services.push(service);
      return service;
    },
    async stop() {
      await scheduler.stop();
      for (const service of services.toReversed()) await service.stop();
    },
  };
};
