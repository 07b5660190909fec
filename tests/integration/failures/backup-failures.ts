import { readBackupAge, startScheduledBackups } from "#application/backup/index.ts";
import { CLOCK, type Failing, given } from "./failing.ts";

export const BACKUP_FAILURES = {
  readBackupAge: ({ port, request }: Failing) =>
    request(() => readBackupAge(given({ folder: port, clock: CLOCK, intervalSeconds: 1 }))),
  startScheduledBackups: ({ log, port, scheduler }: Failing) =>
    startScheduledBackups(given({ log, scheduler, folder: port, tryLock: port, clock: CLOCK, intervalSeconds: 1 })),
};
