/** What is said when something did not work out. */

import { Refusal } from "./api.ts";
import { t } from "./words.svelte.ts";

/** The house's own words if it answered, and else that it does not. */
export function faultSaid(fault: unknown): string {
  return fault instanceof Refusal ? fault.message : t("front-silent");
}
