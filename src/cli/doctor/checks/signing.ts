import { signingKeyId } from "../../../adapters/signing/index.ts";
import { type DoctorCheck, fix, type DoctorFinding } from "../doctor-check.ts";

/** 32 random letters have more in all but one of a million cases. */
const MIN_DIFFERENT = 10;

const describe = (keys: readonly string[] | null): string => {
  const [newest, ...previous] = (keys ?? []).map(signingKeyId);
  if (newest === undefined) return "forms are signed by the key in the database";
  const accepted = previous.length === 0 ? "" : `, and what ${previous.join(", ")} signed is accepted`;
  return `forms are signed by the key ${newest}${accepted}`;
};

const findWeak = (key: string): readonly DoctorFinding[] => {
  const different = new Set(key).size;
  return different >= MIN_DIFFERENT
    ? []
    : [
        fix(
          `SECRET_KEY can be guessed: it has ${different} different characters`,
          "set one of openssl rand -base64 48",
        ),
      ];
};

/** Keys cannot be guessed. Names them without revealing them: nodes that differ do not accept each other's forms. */
export const signingCheck: DoctorCheck = {
  name: "signing",
  needs: "nothing",
  run: async ({ context: { config } }) => ({
    summary: describe(config.secretKeys),
    findings: (config.secretKeys ?? []).flatMap(findWeak),
  }),
};
