import { createDoctorReader } from "../../../../adapters/database/index.ts";
import type { RefusedHost } from "#domain/media/index.ts";
import { refusedHostDetails } from "../../../media/refused-hosts.ts";
import {
  type CheckedSite,
  countOf,
  type DoctorCheck,
  firstLines,
  fix,
  type DoctorFinding,
  warn,
} from "../../doctor-check.ts";
import { findRefusedMedia } from "../../refused-media.ts";

const refused = ({ context }: CheckedSite, hosts: readonly RefusedHost[], what: string): readonly DoctorFinding[] =>
  hosts.length === 0
    ? []
    : [
        fix(
          `${what} are not shown, because the settings do not name their hosts`,
          "allow the hosts, or use others",
          refusedHostDetails(context, hosts),
        ),
      ];

const lost = async ({ database }: CheckedSite): Promise<readonly DoctorFinding[]> => {
  const hosts = [...(await createDoctorReader(database).lostPictures())];
  const count = hosts.reduce((sum, [, pictures]) => sum + pictures, 0);
  if (count === 0) return [];
  const lines = hosts.map(([host, pictures]) => `${countOf(pictures, "picture")} of ${host}`);
  return [
    warn(
      `${countOf(count, "picture")} of vehicles could not be downloaded`,
      "ask the supplier of the feed for addresses that answer",
      firstLines(lines),
    ),
  ];
};

/** Pictures and films of vehicles and pages are shown. */
export const picturesCheck: DoctorCheck = {
  name: "pictures",
  needs: "database",
  run: async (site) => {
    const { vehicles, content } = await findRefusedMedia(site.context, site.database, site.settings);
    return {
      summary: "no picture or film of vehicles and pages is refused",
      findings: [
        ...refused(site, vehicles, "pictures and films of vehicles"),
        ...refused(site, content, "pictures of pages"),
        ...(await lost(site)),
      ],
      data: { refusedMedia: { vehicles, content } },
    };
  },
};
