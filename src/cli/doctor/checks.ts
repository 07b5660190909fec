import { appointmentsCheck } from "./checks/appointments.ts";
import { backupsCheck } from "./checks/backups.ts";
import { catalogueCheck } from "./checks/group/catalogue.ts";
import { certificateCheck } from "./checks/certificate.ts";
import { clockCheck } from "./checks/clock.ts";
import { configuratorsCheck } from "./checks/configurators.ts";
import { connectionsCheck } from "./checks/connections.ts";
import { contentCheck } from "./checks/group/content.ts";
import { databaseCheck } from "./checks/database.ts";
import { datedSettingsCheck } from "./checks/dated-settings.ts";
import { deliveriesCheck } from "./checks/deliveries.ts";
import { diskCheck } from "./checks/disk.ts";
import { feedsCheck } from "./checks/feeds.ts";
import { leaseOffersCheck } from "./checks/lease-offers.ts";
import { permissionsCheck } from "./checks/permissions.ts";
import { picturesCheck } from "./checks/group/pictures.ts";
import { publicStartCheck } from "./checks/public-start.ts";
import { redirectsCheck } from "./checks/group/redirects.ts";
import { reloadCheck } from "./checks/group/reload.ts";
import { retentionCheck } from "./checks/retention.ts";
import { schemasCheck } from "./checks/group/schemas.ts";
import { securityContactCheck } from "./checks/security-contact.ts";
import { settingsCheck } from "./checks/group/settings.ts";
import { signingCheck } from "./checks/signing.ts";
import { toFillInCheck } from "./checks/group/to-fill-in.ts";
import { vehiclesCheck } from "./checks/vehicles.ts";
import type { DoctorCheck } from "./doctor-check.ts";

/** Every check of the site, in the order of the report: a new one is a file in `checks` and an entry here. */
export const CHECKS: readonly DoctorCheck[] = [
  databaseCheck,
  settingsCheck,
  datedSettingsCheck,
  toFillInCheck,
  schemasCheck,
  publicStartCheck,
  reloadCheck,
  catalogueCheck,
  contentCheck,
  redirectsCheck,
  picturesCheck,
  vehiclesCheck,
  leaseOffersCheck,
  configuratorsCheck,
  feedsCheck,
  deliveriesCheck,
  appointmentsCheck,
  retentionCheck,
  backupsCheck,
  certificateCheck,
  securityContactCheck,
  connectionsCheck,
  signingCheck,
  clockCheck,
  diskCheck,
  permissionsCheck,
];
