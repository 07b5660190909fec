import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import type { Site } from "../sites/site.ts";

// A model that the demo group has none of: nothing is more like one of the two than the other.
const HEADER = "id,brand,model,trim,price.purchase.cents,body_style,fuel_type";
const SOLD = "777101,Ford,Taunus,Vendue,2499000,suv,petrol";
const LIKE = "777102,Ford,Taunus,Restante,2499000,suv,petrol";

/** The page of the vehicle that was sold, and of the similar one. */
export const PAGES = { sold: "/stock/777101-1-ford-taunus-vendue", like: "/stock/777102-1-ford-taunus-restante" };

/** An ordinary browser's: a bot is shown no error page. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const WITHIN = 20_000;

/** Takes two cars in and one of them off again: the page of the one that was sold, and of the one that is like it. */
export const sellOne = async (site: Site): Promise<typeof PAGES> => {
  const feed = join(site.dataDir, "sold.csv");
  for (const rows of [
    [HEADER, SOLD, LIKE],
    [HEADER, LIKE],
  ]) {
    writeFileSync(feed, `${rows.join("\n")}\n`);
    const { code, stdout, stderr } = await site.vitrine("import", "vehicles", feed, "--feed", "sold", "--force");
    if (code !== 0) throw new Error(stdout + stderr);
  }
  for (let waited = 0; waited < WITHIN; waited += 100) {
    await wait(100);
    const page = await fetch(site.url + PAGES.sold, { headers: { "user-agent": BROWSER } });
    if (page.status === 404 && (await page.text()).includes(PAGES.like)) return PAGES;
  }
  throw new Error("The car that was sold does not show the one like it.");
};
