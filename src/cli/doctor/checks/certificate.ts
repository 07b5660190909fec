import { isPublicSiteUrl } from "#application/site/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { type Certificate, readCertificate } from "../../../adapters/platform/certificate.ts";
import { type CheckResult, type DoctorCheck, fix, type DoctorFinding, note, warn } from "../doctor-check.ts";

const DAY_MS = 86_400_000;

/** Automatic renewals come earlier: an end within so many days means that they fail. */
const ENDING_DAYS = 14;

const TIMEOUT_MS = 3_000;

const RENEW = "renew it at the proxy";

const findingsOf = ({ validTo, fault }: Certificate, now: Date): readonly DoctorFinding[] => {
  const until = validTo.toISOString().slice(0, 10);
  if (validTo <= now) return [fix(`it ended on ${until}`, RENEW)];
  if (fault !== null) return [fix(`browsers refuse it: ${fault}`, "install one of a public authority at the proxy")];
  return validTo.getTime() - now.getTime() > ENDING_DAYS * DAY_MS ? [] : [warn(`it ends on ${until}`, RENEW)];
};

const checkAddress = async (siteUrl: string, now: Date): Promise<CheckResult> => {
  try {
    const certificate = await readCertificate(new URL(siteUrl), TIMEOUT_MS);
    return {
      summary: `valid until ${certificate.validTo.toISOString().slice(0, 10)}`,
      findings: findingsOf(certificate, now),
      data: { validTo: certificate.validTo.toISOString() },
    };
  } catch (error) {
    const what = `${siteUrl} cannot be reached from here: ${errorMessage(error)}`;
    return { summary: "not read", findings: [note(what)] };
  }
};

/** The certificate that visitors get at SITE_URL does not end soon. */
export const certificateCheck: DoctorCheck = {
  name: "certificate",
  needs: "nothing",
  run: async ({ siteUrl, context: { clock } }) => {
    if (new URL(siteUrl).protocol === "https:") return checkAddress(siteUrl, clock.now());
    const findings = isPublicSiteUrl(siteUrl)
      ? [warn(`${siteUrl} is served without encryption`, "put a proxy with TLS before it, and https:// in SITE_URL")]
      : [];
    return { summary: `${siteUrl} has none`, findings };
  },
};
