import type { TryLock } from "./ports.ts";

/** Does the work with the lock, or nothing while another process or node holds it. */
export const whileLocked = async (tryLock: TryLock, name: string, work: () => Promise<void>): Promise<void> => {
  const lock = await tryLock(name);
  if (lock === null) return;
  try {
    await work();
  } finally {
    await lock.release();
  }
};
